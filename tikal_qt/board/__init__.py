"""What every game's board shares: looking closer and further, and how seats are told apart."""
