"""Lasting parts of blessings and heroes: passives, and effects after an event (Q11)."""

from petteia.games.thebai.rules.codes import ORDERING, STANDEE_CARD
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position, push
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64


def is_active(t: Position, hero: i64) -> bool:
    """Does the lasting part of a hero apply? A standee, if the hero has one, must be placed."""
    return t.content.standees[hero] == STANDEE_CARD or t.hero_spaces[hero] >= 0


def passive(t: Position, player: Player, kind: i64) -> i64:
    """The sum of a player's passives of a kind; one without a number counts 1."""
    total: i64 = 0
    if player.blessings:
        place: i64 = 0
        for rule in t.content.blessing_rules:
            if rule.passive == kind and player.blessings >> 4 * place & 15:
                total += rule.strength if rule.strength else 1
            place += 1
    if player.heroes:
        hero: i64 = 0
        for rule in t.content.hero_rules:
            if rule.passive == kind and player.heroes & BIT[hero] and is_active(t, hero):
                total += rule.strength if rule.strength else 1
            hero += 1
    return total


def fire(t: Position, seat: i64, on: i64, number: i64) -> None:
    """Push the effects that follow an event; the player chooses the order of several (Q11)."""
    player = t.players[seat]
    blessings: i64 = 0
    heroes: i64 = 0
    if player.blessings:
        place: i64 = 0
        for rule in t.content.blessing_rules:
            owned = player.blessings >> 4 * place & 15
            if rule.on == on and number >= rule.least and owned:
                blessings |= BIT[place]
            place += 1
    if player.heroes:
        hero: i64 = 0
        for rule in t.content.hero_rules:
            owned = player.heroes & BIT[hero]
            if rule.on == on and number >= rule.least and owned and is_active(t, hero):
                heroes |= BIT[hero]
            hero += 1
    if blessings | heroes:
        frame = push(t, ORDERING, seat)
        frame.blessings = blessings
        frame.heroes = heroes
