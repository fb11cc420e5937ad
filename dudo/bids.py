# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""What is claimed: a bid is one int, `quantity << 4 | face`; a paso is a claim on five dice."""

from .rules import ACES_HALF, ACES_HALF_PLUS, ACES_TOP


def bid(quantity, face):
    """The bid "at least `quantity` dice show `face`"; face 0 in a closed obligar."""
    return quantity << 4 | face


def least(standing, face, aces):
    """The least quantity on `face` that beats the bid `standing` (0: none yet), dice apart.

    `aces` is the rule for them, one of rules.ACES_*; a literal round counts as ACES_FLAT.
    Rules, section 3, points 1 to 4 and 6.
    """
    if not standing:
        return 1
    quantity = standing >> 4
    said = standing & 15
    if (face == 1) != (said == 1) and (aces == ACES_HALF or aces == ACES_HALF_PLUS):
        if face == 1:
            return (quantity + 1) // 2 if aces == ACES_HALF else quantity // 2 + 1
        return 2 * quantity + 1 if aces == ACES_HALF else 2 * quantity
    if aces == ACES_TOP:  # one ladder, with the aces above the highest face
        face = face if face != 1 else 16
        said = said if said != 1 else 16
    return quantity if face > said else quantity + 1


def paso_is_true(dice, full):
    """True if these five dice (a tuple) are all equal or all different; `full`: or a full house."""
    kinds = len(set(dice))
    return kinds in (1, 5) or (full and kinds == 2 and dice.count(dice[0]) in (2, 3))


def text(bid):
    """A bid as people write it: "5x4" for five fours, "5x?" when the face is not named."""
    return "%dx%s" % (bid >> 4, bid & 15 or "?")


def from_text(words):
    """The bid written as "5x4" or "5x?". Raises ValueError on anything else."""
    quantity, cross, face = words.partition("x")
    face = "0" if face == "?" else face
    if not (quantity.isdigit() and face.isdigit() and int(quantity) < 64 and int(face) < 16):
        raise ValueError("bid: %r is not like 5x4" % (words,))
    return bid(int(quantity), int(face))
