import { dropsFor } from '@/game/eligibility'
import { TRACKS, type Track } from '@/game/gear/upgrade-track'
import { hash } from '../../database/seed/hash'
import { theVenomousAbyss } from '../../database/seed/raids/the-venomous-abyss'
import type { SandboxCharacter } from './accounts'

/** Characters below this item level have not raided. */
export const RAIDER_LEVEL = 270

/**
 * Of each track the first bonus id and item level, and the difficulty as the game writes it on an
 * item where it does not send the bonus ids; of the six upgrades, how many levels each adds to the
 * first.
 */
const FIRST: Record<Track, { bonusId: number; level: number; difficulty: string }> = {
  veteran: { bonusId: 12_825, level: 279, difficulty: 'Raid Finder' },
  champion: { bonusId: 12_833, level: 292, difficulty: 'Normal' },
  hero: { bonusId: 12_841, level: 305, difficulty: 'Heroic' },
  myth: { bonusId: 12_849, level: 318, difficulty: 'Mythic' },
}
const UPGRADES = [0, 3, 6, 10, 13, 16] as const

type Choice = [item: string, track: Track, upgrade: number]

/**
 * The equipment of the characters with wishlists: for some wishes the item itself, for others one
 * of a lower track.
 */
const CHOSEN: Readonly<Record<string, Readonly<Record<string, Choice>>>> = {
  Frostelle: {
    HEAD: ["Errant Scrollsage's Hood", 'champion', 5],
    NECK: ['Amulet of the Twin Fangs', 'hero', 5],
    FINGER_1: ["Vile Alchemist's Band", 'hero', 2],
  },
  Kharzul: { MAIN_HAND: ["Maze-roa, Warlord's Fury", 'veteran', 3] },
}

/**
 * The fields of a worn item of the current raid; undefined if the character wears another one in
 * the slot.
 */
export function raidItem(character: SandboxCharacter, slot: string) {
  const [name, track, upgrade] = CHOSEN[character.name]?.[slot] ?? choose(character, slot) ?? []
  const item = ITEMS.find((one) => one.name === name)
  if (!item || !track || upgrade === undefined) return undefined
  const { bonusId, level: firstLevel, difficulty } = FIRST[track]
  const level = firstLevel + (UPGRADES[upgrade] ?? 0)
  return {
    item: { id: item.blizzardItemId },
    name: item.name,
    level: { value: level, display_string: `Item Level ${level}` },
    // As of the real API, some answers have the bonus ids, some the description, some neither.
    ...(character.id % 7 === 3
      ? { name_description: { display_string: difficulty } }
      : slot !== 'WAIST' && { bonus_list: [6652, bonusId + upgrade, 13_335] }),
  }
}

const ITEMS = theVenomousAbyss.bosses.flatMap(({ items }) => items)

/**
 * About half of the slots of a raider; the same each time. Two rings or trinkets are different
 * items.
 */
function choose(character: SandboxCharacter, slot: string): Choice | undefined {
  const { id, itemLevel, className, specialization } = character
  const seed = hash(`${id}${slot}`)
  if (character.name in CHOSEN || (itemLevel ?? 0) < RAIDER_LEVEL || seed % 2 === 0)
    return undefined
  const [, kind, position = '1'] = /^([A-Z_]+?)(?:_(\d))?$/.exec(slot) ?? []
  const usable = ITEMS.filter(
    (item) =>
      !item.isTokenItem &&
      item.itemSlot === kind &&
      dropsFor(item, className, specialization ?? ''),
  )
  const item = usable.filter((_, index) => index % 2 === Number(position) - 1 || usable.length < 2)
  const chosen = item[seed % item.length]
  const track = TRACKS[Math.min(3, Math.floor((seed % 10) / 3) + ((itemLevel ?? 0) > 278 ? 1 : 0))]
  return chosen && track && [chosen.name, track, seed % 6]
}
