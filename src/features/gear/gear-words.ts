import type { OwnedItem, WornItem } from '@/contract/gear'
import type { LootItem } from '@/contract/loot-item'
import { placesOf } from '@/game/gear/places'
import { compareTrack, trackLabel, TRACKS } from '@/game/gear/upgrade-track'

/** The list for which items are compared. */
export interface ComparedFor {
  character: { className: string }
  specialization: string
  difficulty: string
}

/** "Hero 321"; only what is known, null if nothing is. */
function describeTrack({ track, itemLevel }: WornItem): string | null {
  return [track && trackLabel(track), itemLevel].filter((part) => part != null).join(' ') || null
}

/** The items that are worn in the places of a slot: one or two. */
export function wornFor<Item extends WornItem>(
  worn: readonly Item[],
  slot: string,
  { character, specialization }: Pick<ComparedFor, 'character' | 'specialization'>,
): Item[] {
  const places = placesOf(slot, { className: character.className, specialization })
  return worn.filter(({ place }) => places.some((one) => one === place))
}

/** "Worn: Hero 321, Champion 308"; null if nothing is known to be worn there. */
export function describeWorn(worn: readonly WornItem[]): string | null {
  const words = worn.flatMap((item) => describeTrack(item) ?? [])
  return words.length > 0 ? `Worn: ${words.join(', ')}` : null
}

/**
 * The facts about a wish that follow from the character's owned items: "Worn: Hero 321", and "has Champion" if the
 * same item is owned, but only of a lower track than that of the list's difficulty.
 */
export function describeGear(
  { lootItem, slot }: { lootItem: LootItem; slot: string },
  owned: readonly OwnedItem[],
  list: ComparedFor,
): (string | null)[] {
  const worn = owned.filter(({ isWorn }) => isWorn)
  const best = bestTrack(lootItem, owned)
  const isLower = compareTrack(best, list.difficulty) === 'lower'
  return [
    describeWorn(wornFor(worn, slot, list)),
    best !== undefined && isLower ? `has ${trackLabel(best)}` : null,
  ]
}

/** Whether the item is owned at the difficulty of the list or better. Unknown tracks do not count. */
export function isOwned(
  lootItem: LootItem,
  owned: readonly OwnedItem[],
  { difficulty }: Pick<ComparedFor, 'difficulty'>,
): boolean {
  return compareTrack(bestTrack(lootItem, owned), difficulty) === 'enough'
}

/** The highest track of the same item. */
function bestTrack({ itemId, blizzardItemId, wowheadId }: LootItem, owned: readonly OwnedItem[]) {
  const id = blizzardItemId ?? itemId ?? wowheadId
  const same = owned.filter((item) => item.itemId === id)
  if (same.length === 0) return undefined
  return TRACKS.findLast((track) => same.some((item) => item.track === track))
}
