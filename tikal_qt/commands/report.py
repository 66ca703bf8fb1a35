"""What a table without a window tells on stdout: lines to read, or JSON for scripts."""

import json
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.game import Over
from net.core.view import EntryView, Membership, SeatView, TableView
from net.shell.events import Params
from tikal_qt.commands.outcome import say
from tikal_qt.commands.running import GAME
from tikal_qt.words.failures import failure_text
from tikal_qt.words.names import seat_names, with_points
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate


def nicks(view: TableView[Any], seats: Sequence[int]) -> str:
    """Return the names of the players in `seats`, told apart and comma-separated."""
    names = seat_names(view)
    return ", ".join(names[seat] for seat in seats)


class Report:
    """Tells each event once, as a line or as one JSON object with its name under "event"."""

    def __init__(self, as_json: bool) -> None:
        self._as_json = as_json
        self._last_table = ""
        self._last_members = Membership()

    def _tell(self, event: str, text: str, data: dict[str, object]) -> None:
        say(json.dumps({"event": event, **data}) if self._as_json else text)

    def listening(self, seat: int, addresses: Sequence[str]) -> None:
        """Tell where local seat `seat` can be reached."""
        text = translate("Cli", "Listening at {addresses}").format(addresses=", ".join(addresses))
        self._tell("listening", text, {"seat": seat, "addresses": list(addresses)})

    def discovery_failed(self, code: str, params: Params) -> None:
        """Tell that the table cannot be announced."""
        text = failure_text(code, params)
        self._tell("discovery_failed", text, {"code": code, "text": text})

    def table(self, view: TableView[Any]) -> None:
        """Tell how the table stands before and while it is played, if that is new."""
        seats = "; ".join(_seat_text(row) for row in view.seats)
        text = translate("Cli", "Table: {stage}. {seats}").format(
            stage=_stage_text(view), seats=seats
        )
        if text == self._last_table:
            return
        self._last_table = text
        data: dict[str, object] = {
            "stage": view.stage.value,
            "host": view.host.hex(),
            "own_seat": view.own_seat,
            "seats": [_seat_record(row) for row in view.seats],
        }
        self._tell("table", text.rstrip(), data)

    def entry(self, view: TableView[Any], entry: EntryView[Any]) -> None:
        """Tell an entry that has become final."""
        if entry.kind == "draw":
            drawn = " ".join(
                f"{purpose}={text}"
                for purpose, text in zip(entry.purposes, entry.texts, strict=True)
            )
            text = translate("Cli", "{height}  drawn by {seeds} seeds: {drawn}")
            line = text.format(height=entry.height, seeds=entry.seeds, drawn=drawn)
        else:
            line = f"{entry.height}  {nicks(view, (entry.seat,))}: {' '.join(entry.texts)}"
        data: dict[str, object] = {
            "height": entry.height,
            "kind": entry.kind,
            "seat": entry.seat,
            "texts": list(entry.texts),
            "purposes": list(entry.purposes),
            "seeds": entry.seeds,
        }
        self._tell("entry", line, data)

    def away(self, view: TableView[Any], seats: Sequence[int]) -> None:
        """Tell that the game pauses for `seats`, whose links are lost."""
        text = translate("Cli", "Paused: waiting for {names} to return").format(
            names=nicks(view, seats)
        )
        self._tell("away", text, {"seats": list(seats)})

    def back(self) -> None:
        """Tell that nobody is away any more."""
        self._tell("back", translate("Cli", "Everybody is here again"), {})

    def members(self, view: TableView[Any]) -> None:
        """Tell who takes part, if that has changed since the start."""
        play = view.play
        assert play is not None
        now, before = play.members, self._last_members
        self._last_members = now
        if now.number == before.number and now.claimed_by == before.claimed_by:
            return
        active = nicks(view, now.active)
        text = translate("Cli", "Going on with {names}").format(names=active)
        data: dict[str, object] = {
            "epoch": now.number,
            "active": list(now.active),
            "claimed_by": list(now.claimed_by),
        }
        self._tell("members", text, data)

    def new_game(self, view: TableView[Any]) -> None:
        """Tell that those who are here go on with the game as a new one."""
        play = view.play
        assert play is not None
        self._last_members = Membership()
        active = nicks(view, play.members.active)
        text = translate("Cli", "Going on as a new game with {names}").format(names=active)
        data: dict[str, object] = {"gid": play.gid.hex(), "active": list(play.members.active)}
        self._tell("new_game", text, data)

    def log(self, seat: int, gid: bytes, path: str) -> None:
        """Tell that local seat `seat` writes the log at `path`."""
        text = translate("Cli", "Log: {path}").format(path=path)
        self._tell("log", text, {"seat": seat, "gid": gid.hex(), "path": path})

    def result(self, view: TableView[Any]) -> None:
        """Tell the result: the game is over and everybody who stayed has signed its end."""
        play = view.play
        assert play is not None
        position = GAME.format_position(play.position)
        names = [printable(row.nick) for row in view.seats]
        if not isinstance(play.awaiting, Over):
            reason = "forfeit" if play.members.claimed_by else "abandoned"
            text = _early_end_text(view, play.members.claimed_by)
            self._tell("result", text, {"reason": reason, "names": names, "position": position})
            return
        scores, winners = play.awaiting.scores, play.awaiting.winners
        points = with_points([nicks(view, (seat,)) for seat in range(len(scores))], scores)
        text = translate("Cli", "Result: {points}. Won by {winners}.")
        data: dict[str, object] = {
            "reason": "played",
            "scores": list(scores),
            "winners": list(winners),
            "names": names,
            "position": position,
        }
        self._tell("result", text.format(points=points, winners=nicks(view, winners)), data)


def _early_end_text(view: TableView[Any], claimed_by: Sequence[int]) -> str:
    if claimed_by:
        text = translate("Cli", "Result: {names} ended the game as the only one who stayed.")
        return text.format(names=nicks(view, claimed_by))
    return translate("Cli", "Result: the game was ended because a player is gone.")


def _seat_text(row: SeatView) -> str:
    if not row.key:
        return translate("Cli", "{number} open").format(number=row.seat + 1)
    text = translate("Cli", "{number} {nick}, ready") if row.ready else "{number} {nick}"
    return text.format(number=row.seat + 1, nick=printable(row.nick))


def _seat_record(row: SeatView) -> dict[str, object]:
    return {
        "seat": row.seat,
        "key": row.key.hex(),
        "nick": row.nick,
        "kind": row.kind,
        "ready": row.ready,
        "colour": row.colour,
    }


def _stage_text(view: TableView[Any]) -> str:
    return {
        "idle": translate("Cli", "none yet"),
        "joining": translate("Cli", "asking for a seat"),
        "lobby": translate("Cli", "waiting for players"),
        "agreeing": translate("Cli", "starting"),
        "playing": translate("Cli", "playing"),
        "over": translate("Cli", "over"),
        "closed": translate("Cli", "closed"),
    }[view.stage.value]
