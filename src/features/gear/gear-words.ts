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

/**
 * "Worn: Hero 321", or "Worn: Unyielding Signet Hero 321, Seal of Ice Champion 308": of two items
 * with their names, to tell them apart. Null if nothing is known to be worn there.
 */
export function describeWorn(
  worn: readonly WornItem[],
  suffixOf: (item: WornItem) => string = () => '',
): string | null {
  const words = worn.flatMap((item) => {
    const track = describeTrack(item)
    const name = worn.length > 1 && item.name ? `${item.name} ` : ''
    return track ? `${name}${track}${suffixOf(item)}` : []
  })
  return words.length > 0 ? `Worn: ${words.join(', ')}` : null
}

/**
 * The facts about a wish that follow from the character's owned items: "Worn: Hero 321", and "owned
 * as Champion" if the same item is owned, but only of a lower track than that of the list's
 * difficulty.
 */
export function describeGear(
  { lootItem, slot }: { lootItem: LootItem; slot: string },
  owned: readonly OwnedItem[],
  list: ComparedFor,
): (string | null)[] {
  const worn = owned.filter(({ isWorn }) => isWorn)
  const best = bestTrack(lootItem, owned)
  return [
    describeWorn(wornFor(worn, slot, list)),
    best !== undefined && hasLower(lootItem, owned, list) ? `owned as ${trackLabel(best)}` : null,
  ]
}

/**
 * The copy of an item that the character owns at the difficulty of the list or better, a worn one
 * first; undefined without one. Unknown tracks do not count.
 */
export function ownedCopy(
  lootItem: LootItem,
  owned: readonly OwnedItem[],
  { difficulty }: Pick<ComparedFor, 'difficulty'>,
): OwnedItem | undefined {
  const enough = copiesOf(lootItem, owned).filter(
    ({ track }) => compareTrack(track, difficulty) === 'enough',
  )
  return enough.find(({ isWorn }) => isWorn) ?? enough[0]
}

/** "You wear it at 321", of a copy of an item that is wanted. */
export function describeCopy({ isWorn, itemLevel }: OwnedItem): string {
  return `You ${isWorn ? 'wear' : 'have'} it${itemLevel == null ? '' : ` at ${itemLevel}`}`
}

/** Whether the item is owned, but only at a lower difficulty than that of the list. */
export function hasLower(
  lootItem: LootItem,
  owned: readonly OwnedItem[],
  { difficulty }: Pick<ComparedFor, 'difficulty'>,
): boolean {
  return compareTrack(bestTrack(lootItem, owned), difficulty) === 'lower'
}

function bestTrack(lootItem: LootItem, owned: readonly OwnedItem[]) {
  const same = copiesOf(lootItem, owned)
  return TRACKS.findLast((track) => same.some((item) => item.track === track))
}

function copiesOf({ itemId, blizzardItemId, wowheadId }: LootItem, owned: readonly OwnedItem[]) {
  const id = blizzardItemId ?? itemId ?? wowheadId
  return owned.filter((item) => item.itemId === id)
}
