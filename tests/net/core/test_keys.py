"""Identities against RFC 8032, refused keys, and names to compare."""

import hashlib

import pytest

from net.core.errors import LocalError, RemoteError
from net.core.keys import Identity, check_key, fingerprint, short_id, verify
from resources import read_text

# RFC 8032, 7.1, TEST 1 and TEST 2.
RFC8032 = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
]
P = 2**255 - 19
Y8 = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826


@pytest.mark.parametrize(("seed", "key", "data", "signature"), RFC8032)
def test_keys_and_signatures_are_those_of_the_rfc(
    seed: str, key: str, data: str, signature: str
) -> None:
    identity = Identity(bytes.fromhex(seed))

    assert identity.key.hex() == key
    assert identity.sign(bytes.fromhex(data)).hex() == signature
    assert verify(bytes.fromhex(key), bytes.fromhex(signature), bytes.fromhex(data))


def test_a_changed_bit_anywhere_voids_a_signature() -> None:
    identity = Identity(b"\x07" * 32)
    signature = identity.sign(b"text")

    assert not verify(identity.key, signature, b"tex\x75")
    for bit in range(512):
        forged = bytearray(signature)
        forged[bit // 8] ^= 1 << bit % 8
        assert not verify(identity.key, bytes(forged), b"text")


def test_a_signature_with_the_group_order_added_is_refused() -> None:
    order = 2**252 + 27742317777372353535851937790883648493
    identity = Identity(b"\x07" * 32)
    signature = identity.sign(b"text")
    scalar = int.from_bytes(signature[32:], "little") + order

    assert not verify(identity.key, signature[:32] + scalar.to_bytes(32, "little"), b"text")


def test_wrong_sizes_verify_nothing() -> None:
    assert not verify(b"", b"\x00" * 64, b"")
    assert not verify(b"\x01" * 33, b"\x00" * 64, b"")
    assert not verify(Identity(b"\x07" * 32).key, b"", b"")


@pytest.mark.parametrize("sign", [0, 1 << 255])
@pytest.mark.parametrize("y", [0, 1, P - 1, Y8, P - Y8])
def test_keys_of_small_order_are_refused(y: int, sign: int) -> None:
    with pytest.raises(RemoteError) as caught:
        check_key((y | sign).to_bytes(32, "little"))

    assert caught.value.code == "weak_key"
    assert caught.value.params == (("reason", "small_order"),)


@pytest.mark.parametrize("y", [P, P + 1, 2**255 - 1])
def test_keys_written_in_a_second_way_are_refused(y: int) -> None:
    with pytest.raises(RemoteError) as caught:
        check_key(y.to_bytes(32, "little"))

    assert caught.value.params == (("reason", "not_canonical"),)


def test_a_small_order_key_would_sign_anything() -> None:
    """The reason for the refusal: one signature that fits two texts."""
    identity_point = (1).to_bytes(32, "little")
    everything = identity_point + bytes(32)

    assert verify(identity_point, everything, b"one")
    assert verify(identity_point, everything, b"other")


def test_keys_of_another_size_are_refused() -> None:
    with pytest.raises(RemoteError):
        check_key(b"\x09" * 31)


def test_good_keys_pass() -> None:
    for seat in range(50):
        check_key(Identity(bytes([seat]) * 32).key)


def test_a_seed_of_another_size_is_our_mistake() -> None:
    with pytest.raises(LocalError):
        Identity(b"short")


def test_the_short_id_is_the_beginning_of_the_key() -> None:
    assert short_id(bytes.fromhex("0123456789abcdef" * 4)) == "0123456789abcdef"


def test_the_fingerprint_is_five_words_of_the_list() -> None:
    key = Identity(bytes(range(32))).key
    # "fingerprint" and the key, each after its length as u32.
    hashed = hashlib.sha256(b"\x00\x00\x00\x0bfingerprint\x00\x00\x00\x20" + key).digest()

    assert list(hashed[:5]) == [15, 127, 147, 210, 22]
    assert fingerprint(key) == ("baker", "jasmine", "lotus", "rocket", "beacon")


def test_the_word_list_has_256_different_short_words() -> None:
    words = read_text("words.txt").split()

    assert len(words) == 256
    assert len(set(words)) == 256
    assert words == sorted(words)
    assert all(word.isascii() and word.islower() and 3 <= len(word) <= 8 for word in words)
