"""A secret deals with a keyed stream, equal on every machine; a seed deals as it always did."""

import hashlib
import json
import pickle
from collections import Counter

import pytest

from petteia import Problem, Record, game
from petteia.kernel.deal_secret import (
    DEALING,
    commitment_of,
    commitment_to,
    is_secret,
    make_secret,
    read_secret,
    secret_text,
    stream_key,
)
from petteia.kernel.dealer import BLOCK, KeyedRng, dealer, restore_dealer
from petteia.kernel.rng import DRAWS, SEEDS, SETUP, Rng, stream

BYTES = bytes(range(32))
SECRET = make_secret(BYTES)
WORDS = [257892250, 2561159508, 1669804055, 1571134853]
SHUFFLED = [8, 1, 7, 0, 2, 6, 5, 4, 9, 3]
OPENINGS = {"elysium": "e4c2933a246d00e8", "thebai": "988bf18532307d09"}
DEALT = ("order", "pediment", "agora", "pile", "deck", "fate", "attacks", "heroes", "rng")


def keyed_words(secret: bytes, number: int, count: int) -> list[int]:
    """The stream written down a second time."""
    label = number.to_bytes(8, "little")
    key = hashlib.blake2b(label, digest_size=32, key=secret, person=b"petteia deal").digest()
    stream = b"".join(
        hashlib.blake2b(block.to_bytes(8, "little"), key=key, person=b"petteia words").digest()
        for block in range(count // 16 + 1)
    )
    return [int.from_bytes(stream[4 * n : 4 * n + 4], "little") for n in range(count)]


def test_it_is_blake2b_over_a_counter():
    rng = dealer(SECRET, SETUP)
    assert [rng.next() for _ in range(100)] == keyed_words(BYTES, SETUP, 100)


def test_these_numbers_come_on_every_machine_and_build():
    rng = dealer(SECRET, SETUP)
    assert [rng.next() for _ in range(4)] == WORDS
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == SHUFFLED


@pytest.mark.parametrize("key", ["elysium", "thebai"])
def test_both_builds_deal_the_same(key):
    opening = game(key).new(players=4, seed=SECRET).dump()
    dealt = json.dumps([opening.get(part) for part in DEALT])
    assert hashlib.sha256(dealt.encode()).hexdigest()[:16] == OPENINGS[key]


def test_a_chosen_seed_deals_with_sfc32():
    for seed in (0, 7, SEEDS - 1):
        found = dealer(seed, DRAWS)
        assert isinstance(found, Rng)
        assert found.dump() == stream(seed, DRAWS).dump()


def test_streams_of_one_secret_are_apart():
    words = [dealer(SECRET, number).next() for number in range(20)]
    words += [stream(SECRET, number).next() for number in range(20)]
    assert len(set(words)) == 40
    assert stream(SECRET, 3).next() == stream(SECRET, 3).next()


def test_other_secrets_deal_otherwise():
    near = make_secret(BYTES[:31] + b"\x1e")
    assert dealer(near, SETUP).next() != dealer(SECRET, SETUP).next()


def test_below_gives_every_number_equally_often():
    rng = dealer(SECRET, 1)
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(1_850 < count < 2_150 for count in counts.values())


def test_below_rejects_what_would_be_unfair():
    rng = dealer(SECRET, 3)
    for _ in range(200):
        rng.below(2**32 // 3 + 1)
    assert 260 < rng.dump()[-1] < 350


def test_a_bound_beyond_the_generator_is_refused():
    with pytest.raises(AssertionError):
        dealer(SECRET, 3).below(2**40)


@pytest.mark.parametrize("used", [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 5 * BLOCK])
def test_copies_dumps_and_pickles_go_on_alike(used):
    rng = dealer(SECRET, DRAWS)
    for _ in range(used):
        rng.next()
    dumped = rng.dump()
    twins = [rng.copy(), restore_dealer(dumped), pickle.loads(pickle.dumps(rng))]
    wanted = keyed_words(BYTES, DRAWS, used + 40)[used:]
    for twin in twins:
        assert [twin.next() for _ in range(40)] == wanted
    assert rng.dump() == dumped
    assert [rng.next() for _ in range(40)] == wanted


def test_what_is_dumped_is_the_key_of_one_stream_and_not_the_secret():
    dumped = dealer(SECRET, DRAWS).dump()
    key = b"".join(word.to_bytes(4, "little") for word in dumped[:8])
    assert key == stream_key(SECRET, DRAWS, DEALING)
    assert KeyedRng(key, 0).next() == dealer(SECRET, DRAWS).next()
    assert key not in (BYTES, stream_key(SECRET, SETUP, DEALING))


@pytest.mark.parametrize("words", [[], [1] * 3, [1] * 5, [1] * 8, [1] * 10])
def test_other_numbers_of_words_are_no_generator(words):
    assert restore_dealer(words) is None


def test_a_secret_is_never_taken_for_a_seed():
    for drawn in (bytes(32), b"\xff" * 32, BYTES):
        secret = make_secret(drawn)
        assert is_secret(secret)
        assert secret >= SEEDS
        assert read_secret(secret_text(secret)) == secret
        assert bytes.fromhex(secret_text(secret)) == drawn
    for seed in (0, SEEDS - 1, SEEDS, 2**256 - 1, 2**257, -1):
        assert not is_secret(seed)
        assert commitment_of(seed) is None


def test_the_commitment_is_the_sha256_of_the_secret():
    assert commitment_to(SECRET) == hashlib.sha256(BYTES).hexdigest()
    assert commitment_of(SECRET) == commitment_to(SECRET)


@pytest.mark.parametrize("text", ["", "00", "g" * 64, "A" * 64, "0" * 63, "0" * 65])
def test_what_is_no_secret_is_refused(text):
    with pytest.raises(Problem, match="64 hexadecimal digits"):
        read_secret(text)


def test_a_secret_has_32_bytes():
    with pytest.raises(ValueError, match="32 bytes"):
        make_secret(b"short")


@pytest.mark.parametrize("seed", [SEEDS, 2**256 - 1, 2**257])
def test_no_other_number_deals(seed):
    for make in (stream, dealer):
        with pytest.raises(Problem, match="seed"):
            make(seed, SETUP)


def a_record(moves: int = 10_000, seed: int = SECRET) -> Record:
    record = Record(game("elysium"), {"players": 2}, seed)
    rng = stream(1, 1)
    while len(record.moves) < moves and record.state.to_move() >= 0:
        record.play(record.state.pick(rng))
    return record


def test_a_record_has_its_secret_and_the_commitment(tmp_path):
    record = a_record()
    dumped = record.dump()
    assert "seed" not in dumped
    assert dumped["secret"] == BYTES.hex()
    assert dumped["commitment"] == record.commitment == commitment_to(SECRET)
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    again.verify()
    assert again.seed == SECRET
    assert again.dump() == dumped


def test_a_record_of_a_seed_is_as_before():
    dumped = a_record(20, seed=7).dump()
    assert dumped["seed"] == 7
    assert not {"secret", "commitment"} & set(dumped)
    assert a_record(20, seed=7).commitment is None


OTHER = make_secret(b"\x01" * 32)
FORGERIES = {
    "not the one that was committed to": lambda data: data.update(secret=secret_text(OTHER)),
    "is not the one": lambda data: data.update(commitment=commitment_to(OTHER)),
    "expected 64 hexadecimal digits": lambda data: data.update(secret="zeus"),
    "secret: expected a text": lambda data: data.update(secret=7),
    "commitment: is missing": lambda data: data.pop("commitment"),
    "beside a secret": lambda data: data.update(seed=7),
    "seed: is missing": lambda data: data.pop("secret"),
    "Move .* is not legal|result": lambda data: data.update(
        secret=secret_text(OTHER), commitment=commitment_to(OTHER)
    ),
    "Move .* is not legal|result.scores": lambda data: data["moves"].pop(5),
    "is not legal|result[.]": lambda data: data["options"].update(
        families=["zeus", "athena", "apollo", "hermes", "ares"]
    ),
}


@pytest.mark.parametrize("sentence", FORGERIES)
def test_a_forged_record_is_refused_in_a_sentence(sentence):
    data = json.loads(json.dumps(a_record().dump()))
    FORGERIES[sentence](data)
    with pytest.raises(Problem, match=sentence):
        Record.read(data, "game.json")
