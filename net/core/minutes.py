"""What the seats say of the epoch to come, written down and kept for the council.

A vote brings what its author knows: the co-signatures of the last entry, and links of an open draw.
"""

from typing import Any

from net.core import conduct
from net.core.ballots import read_certificate
from net.core.council import Council
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.hearing import Hearing
from net.core.messages import Commit, EpochOk, LinkRow, Reinstate, Vote
from net.core.motion import Motion, vote_in
from net.core.play import Play
from net.core.reception import Fate


class Minutes:
    """Logs and keeps what is said to the `council` of `play`; all of it has been judged.

    hearing: of the co-signatures that come with votes.
    """

    def __init__(
        self, endpoint: Endpoint, play: Play[Any, Any], council: Council, hearing: Hearing
    ) -> None:
        self._endpoint = endpoint
        self._play = play
        self._council = council
        self._hearing = hearing

    def vote(self, seat: int, envelope: Envelope) -> None:
        """Take a vote that may be meant in this epoch, with what it brings."""
        vote = vote_in(envelope)
        play = self._play
        play.scribe.log(envelope)
        for gone in vote.drop:
            # Others may have seen it go who is not linked here.
            self._endpoint.lose(play.roster.keys[gone])
        self._merge(vote)
        if not all(self._holds(vote.height, row) for row in vote.links):
            self._convict(seat, envelope)
            return
        now = play.open
        if vote.height == now.height and now.draws:
            for row in vote.links:
                now.links.setdefault(row.seat, row.link)
        self._council.motion.votes.setdefault(vote.attempt, {})[seat] = envelope
        play.advance()

    def _holds(self, height: int, row: LinkRow) -> bool:
        """Say whether `row` may be a link of the draw at `height`, open or final; or none is."""
        play = self._play
        final = height < play.open.height
        entry = play.entries[height].open if final else play.open
        if not entry.draws or height != entry.height:
            return True
        if final:
            return entry.links.get(row.seat, row.link) == row.link
        return play.rounds.follows(row.seat, row.link)

    def meaningless(self, seat: int, envelope: Envelope) -> None:
        """Take a vote that cannot be meant, which convicts its author."""
        self._play.scribe.log(envelope)
        self._convict(seat, envelope)
        self._play.scribe.flush()

    def _convict(self, seat: int, envelope: Envelope) -> None:
        vote = vote_in(envelope)
        self._council.motion.meaningless.setdefault(vote.attempt, {})[seat] = envelope
        self._play.court.convict(conduct.BAD_EPOCH, seat, vote.height)

    def _merge(self, vote: Vote) -> None:
        """Take in the co-signatures that `vote` brings."""
        play = self._play
        for envelope in read_certificate(vote, play.epoch, play.roster) or ():
            if self._hearing.judge(envelope) is Fate.TAKE:
                self._hearing.take(envelope)

    def late(self, seat: int, envelope: Envelope, motion: Motion) -> None:
        """Take what is said of the end of the epoch before, while this one is not confirmed.

        motion: all that is said of that.
        """
        self._play.scribe.log(envelope)
        match envelope.message:
            case Vote(attempt=attempt):
                motion.votes.setdefault(attempt, {})[seat] = envelope
            case Commit(attempt=attempt):
                motion.commits.setdefault(attempt, {})[seat] = envelope
        self._play.scribe.flush()

    def commit(self, seat: int, envelope: Envelope) -> None:
        """Take a COMMIT for the epoch after this one."""
        self._play.scribe.log(envelope)
        self._council.note_commit(seat, envelope)
        self._play.scribe.flush()

    def ok(self, seat: int, envelope: Envelope, motion: Motion) -> None:
        """Take an EPOCH_OK. motion: all that is said of the end of its parent."""
        ok = envelope.message
        assert isinstance(ok, EpochOk)
        self._play.scribe.log(envelope)
        motion.oks.setdefault(ok.eid, {})[seat] = envelope
        self._play.scribe.flush()

    def consent(self, seat: int, envelope: Envelope) -> None:
        """Take a REINSTATE."""
        consent = envelope.message
        assert isinstance(consent, Reinstate)
        self._play.scribe.log(envelope)
        self._council.motion.consents.setdefault(consent.seat, {})[seat] = envelope
        self._play.scribe.flush()
