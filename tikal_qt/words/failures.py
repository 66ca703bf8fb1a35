"""A sentence for every way in which the profile, the network or a table can refuse.

Codes and parameters: `net.shell.errors`, `net.core.handshake` and `net.core.session`.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from net.core.errors import Params
from tikal_qt.words.sentences import details, printable, sentence
from tikal_qt.words.table_failures import TABLE_FAILURES

_FOREIGN = QT_TRANSLATE_NOOP(
    "Failures", "Another program answers at {address}, not a table. Check the port with the host."
)

ADDRESS_AND_LINK = {
    "address_empty": QT_TRANSLATE_NOOP(
        "Failures", "No address was given. Type host:port, for example 192.168.1.20:47001."
    ),
    "address_bad": QT_TRANSLATE_NOOP(
        "Failures",
        "“{text}” is not an address. Type host:port, for example 192.168.1.20:47001 or"
        " [fe80::1]:47001.",
    ),
    "port_missing": QT_TRANSLATE_NOOP(
        "Failures",
        "“{text}” names no port. Type host:port, for example 192.168.1.20:47001; the host is shown"
        " the port.",
    ),
    "port_bad": QT_TRANSLATE_NOOP(
        "Failures", "The port in “{text}” must be a whole number from 1 to 65535."
    ),
    "unknown_host": QT_TRANSLATE_NOOP(
        "Failures",
        "No computer called “{host}” is known here. Check the spelling, or use its number address.",
    ),
    "connect_refused": QT_TRANSLATE_NOOP(
        "Failures",
        "Nobody listens at {address}. Check that the table is open there and that the port is the"
        " one the host is shown.",
    ),
    "connect_timeout": QT_TRANSLATE_NOOP(
        "Failures",
        "Nobody answers at {address}. Check the address, that both computers are on one network,"
        " and that no firewall on the host's computer blocks the port.",
    ),
    "unreachable": QT_TRANSLATE_NOOP(
        "Failures",
        "There is no way from this computer to {address}. Check that both computers are on one"
        " network.",
    ),
    "not_a_table": _FOREIGN,
    # What only a stranger to the protocol sends before it is known.
    "oversize": _FOREIGN,
    "empty_frame": _FOREIGN,
    "malformed": _FOREIGN,
    "schema": _FOREIGN,
    "unexpected": _FOREIGN,
    "unknown_type": _FOREIGN,
    "silent": _FOREIGN,
    "slow": _FOREIGN,
    "table_gone": QT_TRANSLATE_NOOP(
        "Failures", "The table at {address} is gone: its host has left. Look for another one."
    ),
    "lost": QT_TRANSLATE_NOOP(
        "Failures", "The link to {address} broke before both sides knew each other. Try again."
    ),
    "wrong_peer": QT_TRANSLATE_NOOP(
        "Failures",
        "Another player answers at {address} than the one expected there. Look for the table anew.",
    ),
    "multicast": QT_TRANSLATE_NOOP(
        "Failures",
        "Tables cannot be found or announced on this network ({reason}). Joining by address still"
        " works: ask the host for it.",
    ),
    "off": QT_TRANSLATE_NOOP("Failures", "Finding tables is switched off. Join by address."),
}

BUILDS_AND_KEYS = {
    "version": QT_TRANSLATE_NOOP(
        "Failures",
        "The other client speaks another version of the protocol: it runs {theirs}, this one"
        " {ours}. Install the same version on both computers.",
    ),
    "engine": QT_TRANSLATE_NOOP(
        "Failures",
        "The other client computes the rules by other code: it is version {theirs}, this one"
        " {ours}. Install the same version on both computers.",
    ),
    "rules": QT_TRANSLATE_NOOP(
        "Failures",
        "The other client plays by other rule data: it is version {theirs}, this one {ours}."
        " Install the same version on both computers.",
    ),
    "selftest": QT_TRANSLATE_NOOP(
        "Failures",
        "The other client is of version {theirs} as it should be, but computes differently. One of"
        " the two installations is damaged or changed: install both anew.",
    ),
    "weak_key": QT_TRANSLATE_NOOP(
        "Failures", "The other client uses a key that proves nothing. It was not let in."
    ),
    "self": QT_TRANSLATE_NOOP(
        "Failures", "That is this very seat. Give the address of somebody else's table."
    ),
    "bad_auth": QT_TRANSLATE_NOOP(
        "Failures",
        "The other client could not prove who it is: somebody may be listening in between. Nothing"
        " was sent to it.",
    ),
}

MACHINE = {
    "port_taken": QT_TRANSLATE_NOOP(
        "Failures",
        "Port {port} is in use by another program. Choose another port, or none to take any that"
        " is free.",
    ),
    "port_forbidden": QT_TRANSLATE_NOOP(
        "Failures", "This system does not allow port {port}. Choose one from 1024 to 65535."
    ),
    "listen_failed": QT_TRANSLATE_NOOP("Failures", "No port could be opened here: {reason}."),
    "unknown_strategy": QT_TRANSLATE_NOOP(
        "Failures", "There is no computer player called “{name}”."
    ),
    "bad_nick": QT_TRANSLATE_NOOP(
        "Failures", "“{nick}” is not a name. Choose one of 1 to 40 characters."
    ),
    "no_table": QT_TRANSLATE_NOOP("Failures", "There is no table yet where a seat could be added."),
    "start_failed": QT_TRANSLATE_NOOP(
        "Failures",
        "The network part of this program could not begin ({reason}). Check that the folder for"
        " temporary files can be written to, then start again.",
    ),
    "fault": QT_TRANSLATE_NOOP(
        "Failures",
        "A fault of this program has stopped a seat. What happened is written in the program's"
        " output; the log of the game is kept.",
    ),
    "busy": QT_TRANSLATE_NOOP("Failures", "You sit at a table already. Leave it first."),
    "profile_locked": QT_TRANSLATE_NOOP(
        "Failures",
        "The profile {path} is in use by another running client. Close that one, or choose another"
        " folder with --profile.",
    ),
    "profile_unwritable": QT_TRANSLATE_NOOP(
        "Failures",
        "{path} cannot be used for the profile: {reason}. Give a folder of yours with --profile.",
    ),
    "profile_in_way": QT_TRANSLATE_NOOP(
        "Failures",
        "{path} is a file, but the profile needs a folder there. Move the file away, or choose"
        " another folder with --profile.",
    ),
    "key_corrupt": QT_TRANSLATE_NOOP(
        "Failures",
        "The key file {path} is damaged. It was left as it is: put your copy of it back, or move"
        " it away to start with a new identity.",
    ),
    "settings_corrupt": QT_TRANSLATE_NOOP(
        "Failures",
        "The settings file {path} was damaged. It was kept as {kept}, and fresh settings are used.",
    ),
    "log_exists": QT_TRANSLATE_NOOP(
        "Failures",
        "You have played in this game before; its log is {path}. To come back, resume it on the"
        " start page.",
    ),
    "log_locked": QT_TRANSLATE_NOOP(
        "Failures", "The game in {path} is gone on with by another running client. Close that one."
    ),
    "log_damaged": QT_TRANSLATE_NOOP(
        "Failures",
        "The log {path} is damaged ({reason}), so its game cannot be gone on with here. The file"
        " was left as it is; tikal verify says more. The others can go on without this seat.",
    ),
    "other_version": QT_TRANSLATE_NOOP(
        "Failures",
        "The game was begun with version {theirs}, whose rules are computed by other code than"
        " those of this version {ours}. Go on with the version it was begun with.",
    ),
    "cannot_resume": QT_TRANSLATE_NOOP(
        "Failures",
        "The files of the game do not fit each other ({reason}), so it cannot be gone on with"
        " here. They were left as they are.",
    ),
    "disk": QT_TRANSLATE_NOOP(
        "Failures",
        "{path} cannot be written ({reason}). This seat has stopped so that nothing is"
        " lost: make room on the disk and start again.",
    ),
}

HANDSHAKE = {
    "same_nonce": QT_TRANSLATE_NOOP(
        "Failures", "The other client only repeats what it is sent. It was not let in."
    ),
    "other_key": QT_TRANSLATE_NOOP(
        "Failures", "Another player answers there than the one expected. Look for the table anew."
    ),
}

REFUSED = {
    "version": QT_TRANSLATE_NOOP(
        "Failures",
        "The other client refused: it speaks another version of the protocol. Install the same"
        " version on both computers.",
    ),
    "engine": QT_TRANSLATE_NOOP(
        "Failures",
        "The other client refused: it computes the rules by other code. Install the same version"
        " on both computers.",
    ),
    "rules": QT_TRANSLATE_NOOP(
        "Failures",
        "The other client refused: it plays by other rule data. Install the same version on both"
        " computers.",
    ),
    "selftest": QT_TRANSLATE_NOOP(
        "Failures",
        "The other client refused: the two compute differently. One of the two installations is"
        " damaged or changed: install both anew.",
    ),
}

SAME_NUMBER = {
    "engine": QT_TRANSLATE_NOOP(
        "Failures",
        "The other client computes the rules by other code, though both are called version"
        " {ours}. One of the two installations is changed: install both anew.",
    ),
    "rules": QT_TRANSLATE_NOOP(
        "Failures",
        "The other client plays by other rule data, though both are called version {ours}. One of"
        " the two installations is changed: install both anew.",
    ),
    "other_version": QT_TRANSLATE_NOOP(
        "Failures",
        "The game was begun by another program called version {ours}, whose rules are computed by"
        " other code. Go on with the installation it was begun with.",
    ),
}
"""Where the versions, as they call themselves, would explain nothing."""

FAILURES = ADDRESS_AND_LINK | BUILDS_AND_KEYS | HANDSHAKE | MACHINE | TABLE_FAILURES


def failure_text(code: str, params: Params = ()) -> str:
    """Return what happened and what to do, translated, for any code of `net`.

    A code without a sentence, such as a newer client's, is shown with its parameters.
    """
    if code == "refused":
        reason = str(dict(params).get("code", code))
        return sentence("Failures", REFUSED, reason, ()) or _unknown(reason, ())
    values = dict(params)
    one_number = "ours" in values and values["ours"] == values.get("theirs")
    table = FAILURES | SAME_NUMBER if one_number else FAILURES
    return sentence("Failures", table, code, params) or _unknown(code, params)


def _unknown(code: str, params: Params) -> str:
    text = QCoreApplication.translate("Failures", "The other side refused ({code}).")
    shown = printable(code)
    return text.format(code=f"{shown}; {details(params)}" if params else shown)
