"""Notices of a table of Ana's."""

from dataclasses import replace

from net.shell.notice import Notice
from tests.net.shell.rig import BUILD, player

ANA = player("Ana")
NOTICE = Notice.of(ANA.key, "toy", "lobby", (1, 3), BUILD.rules_hash)
PLAYING = replace(
    NOTICE,
    stage="playing",
    game_id="00112233445566ff",
    members=((ANA.key.hex()[:16], 4711), ("aa" * 8, 4712)),
)
