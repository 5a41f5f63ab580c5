import type { OwnedItem } from '@/contract/gear'
import type { TrackOf, TrackTraits } from '@/game/gear/season-tracks'
import type { GearSource } from '../database/tables/gear-tables'

/** A row of `gearItems` as JSON of Postgres. */
export type GearRow = Omit<OwnedItem, 'track'> & TrackTraits & { source: GearSource }

/** A character with its rows. */
export interface GearOfCharacter {
  fetchedAt: Date
  gearImportedAt: Date | null
  gear: readonly GearRow[]
}

/**
 * The items that a character owns, worn items first. A text of the addon has everything that is
 * worn or in the bags at its import; after a later sync, Battle.net knows what is worn, and the
 * text what else is owned.
 */
export function toOwnedItems(
  { fetchedAt, gearImportedAt, gear }: GearOfCharacter,
  trackOf: TrackOf,
): OwnedItem[] {
  const items = gear.map(({ bonusIds, description, ...item }) => ({
    ...item,
    track: trackOf({ bonusIds, description }),
  }))
  const imported = items.filter(({ source }) => source === 'simc')
  const isTextNewest = gearImportedAt !== null && gearImportedAt >= fetchedAt
  const newest = isTextNewest ? imported : items.filter(({ source }) => source === 'battlenet')
  const others = isTextNewest
    ? []
    : imported.filter((item) => !newest.some((worn) => keyOf(worn) === keyOf(item)))
  return [
    ...newest.filter(({ isWorn }) => isWorn),
    ...newest.filter(({ isWorn }) => !isWorn),
    ...others.map((item) => ({ ...item, isWorn: false })),
  ].map(({ source: _, ...item }) => item)
}

/** Equal for the same item in both sources. */
function keyOf({ itemId, place, itemLevel, track }: Omit<OwnedItem, 'isWorn'>): string {
  return [itemId, place, itemLevel, track].join('/')
}
