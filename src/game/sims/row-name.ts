import { DIFFICULTIES, type Difficulty } from '../difficulties'
import { toPlace } from '../gear/places'
import type { Slot } from '../items'
import { toInteger } from './read-fields'

/** Items of the Great Vault count for the difficulty of their track. */
const DIFFICULTY_OF_NAME: ReadonlyMap<string, Difficulty> = new Map(
  DIFFICULTIES.flatMap((difficulty) => {
    const name = difficulty.toLowerCase()
    return [[`raid-${name}`, difficulty] as const, [`raid-vault-${name}`, difficulty] as const]
  }),
)

/** The encounter of items that drop in every Mythic+ dungeon. */
const MYTHIC_PLUS = -1

/** Why a row of dungeon loot is skipped. */
export const NOT_A_RAID = 'Not a raid drop'

export interface RowName {
  instanceId: number | null
  encounterId: number | null
  difficulty: Difficulty
  itemId: number
  itemLevel: number | null
  slot: Slot
  /** The item that the catalyst converts; undefined in names that cannot tell. */
  convertedId: number | null | undefined
}

/**
 * Reads the name of a Droptimizer row, whose parts are separated by slashes: instance, encounter,
 * difficulty, item, item level, enchantment, slot and, from 2024, more. The slot is found by its
 * name: in 2022 there was no item level. The eleventh part, since 2026, is the item that the
 * catalyst converts. Returns the reason if the row is skipped.
 */
export function readRowName(name: string): RowName | string {
  const parts = name.split('/', 20)
  const [instance, encounter, mode = '', item] = parts
  const encounterId = toInteger(encounter, -1000)
  if (mode.startsWith('dungeon') || encounterId === MYTHIC_PLUS) return NOT_A_RAID
  const difficulty = DIFFICULTY_OF_NAME.get(mode)
  if (!difficulty) return 'Unknown difficulty'
  const itemId = toInteger(item)
  if (itemId === null) return 'No item'
  const slotAt = parts.findIndex((part, index) => index > 3 && toPlace(part) !== null)
  const slot = toPlace(parts[slotAt] ?? '')
  if (!slot) return 'Unknown slot'
  return {
    instanceId: toInteger(instance),
    encounterId,
    difficulty,
    itemId,
    itemLevel: slotAt > 5 ? toInteger(parts[4]) : null,
    slot,
    convertedId: parts.length > 10 ? toInteger(parts[10]) : undefined,
  }
}
