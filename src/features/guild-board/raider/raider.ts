import type { Award } from '@/contract/guilds/award'
import type { BoardList } from '@/contract/guilds/guild-board'
import type { RosterMember } from '@/contract/guilds/guild-roster'
import type { WornItem } from '@/contract/gear'
import type { BossWithLoot, LootItem } from '@/contract/loot-item'
import { groupWants, type Want } from '@/contract/guilds/wants'
import { GEAR_PLACES, placesOf, type GearPlace } from '@/game/gear/places'
import { ordinalSuffix } from '@/lib/format'

/** What a raider wears and has received in one place. */
export interface PlaceRow {
  /** Null for awards of items that are worn nowhere, or that fit several slots. */
  place: GearPlace | null
  worn: readonly WornItem[]
  awards: readonly Award[]
}

/** The places of a raider in which something is worn or was received, in the order of the game. */
export function arrangePlaces(
  { className, specialization }: Pick<RosterMember, 'className' | 'specialization'>,
  lists: readonly BoardList[],
  awards: readonly Award[],
): PlaceRow[] {
  const worn = new Map(
    lists.flatMap((list) =>
      (list.worn ?? []).map((item) => [`${item.place} ${item.itemId}`, item]),
    ),
  )
  const placeOf = ({ slot }: Award) =>
    placesOf(slot ?? '', { className: className ?? '', specialization })[0] ?? null
  return [...GEAR_PLACES, null]
    .map((place) => ({
      place,
      worn: [...worn.values()].filter((item) => item.place === place),
      awards: awards.filter((award) => placeOf(award) === place),
    }))
    .filter((row) => row.worn.length + row.awards.length > 0)
}

/** An item that a raider wants. */
export interface WantedItem {
  item: LootItem
  want: Want
  /** The place among all who want it: "1st of 3", or "1st of 3, tie". */
  place: string
}

/** What a raider wants on a board, the highest rank first. */
export function wantedBy(
  memberId: number,
  loot: readonly BossWithLoot[],
  lists: readonly BoardList[],
): WantedItem[] {
  const byItem = groupWants(lists)
  return loot
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const wants = byItem.get(item.id)?.wants ?? []
      const want = wants.find(({ list }) => list.character.memberId === memberId)
      return want ? [{ item, want, place: describePlace(want, wants) }] : []
    })
    .toSorted((one, other) => (one.want.rank ?? 0) - (other.want.rank ?? 0))
}

function describePlace({ rank }: Want, wants: readonly Want[]): string {
  const place = wants.findIndex((want) => want.rank === rank) + 1
  const isTie = wants.filter((want) => want.rank === rank).length > 1
  return `${place}${ordinalSuffix(place)} of ${wants.length}${isTie ? ', tie' : ''}`
}
