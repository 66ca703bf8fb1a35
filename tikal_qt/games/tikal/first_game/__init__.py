"""A first game that explains itself, in ten steps that follow what the person does."""
