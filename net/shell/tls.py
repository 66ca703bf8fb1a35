"""TLS 1.3 links between strangers: encryption only, trust comes from the hand shake above it."""

import datetime as dt
import hashlib
import ssl
import tempfile
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.x509.oid import NameOID

# Nobody checks these, so a wrong clock must not matter.
_NOT_BEFORE = dt.datetime(2020, 1, 1, tzinfo=dt.UTC)
_NOT_AFTER = dt.datetime(2120, 1, 1, tzinfo=dt.UTC)
_COMMON_NAME = "peer"


@dataclass(frozen=True, slots=True)
class Tls:
    """Both ends' contexts, and the SHA-256 of the DER certificate the listening end shows."""

    listening: ssl.SSLContext
    dialling: ssl.SSLContext
    certificate_hash: bytes


def make_tls() -> Tls:
    """Return contexts with a fresh self-signed Ed25519 certificate (RFC 8410) for this run."""
    key = Ed25519PrivateKey.generate()
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, _COMMON_NAME)])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_NOT_BEFORE)
        .not_valid_after(_NOT_AFTER)
        .sign(key, None)
    )
    listening = _context(ssl.PROTOCOL_TLS_SERVER)
    listening.num_tickets = 0
    _load(listening, certificate, key)
    der = certificate.public_bytes(serialization.Encoding.DER)
    return Tls(listening, _context(ssl.PROTOCOL_TLS_CLIENT), hashlib.sha256(der).digest())


def peer_certificate_hash(connection: ssl.SSLObject) -> bytes:
    """Return the SHA-256 of the listening end's DER certificate, as the dialling end sees it."""
    der = connection.getpeercert(binary_form=True)
    if der is None:
        raise ssl.SSLError("the other end showed no certificate")
    return hashlib.sha256(der).digest()


def _context(protocol: int) -> ssl.SSLContext:
    context = ssl.SSLContext(protocol)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _load(context: ssl.SSLContext, certificate: x509.Certificate, key: Ed25519PrivateKey) -> None:
    # The standard library loads certificates from files only.
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "certificate.pem"
        path.touch(mode=0o600)
        path.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
            + certificate.public_bytes(serialization.Encoding.PEM)
        )
        context.load_cert_chain(path)
