import type { BoardList } from '@/contract/guild-board'
import type { BossWithLoot, LootItem } from '@/contract/loot-item'
import type { TeamPlace } from '@/contract/team'
import type { Role } from '@/game/roles'
import { matchScore, toWords } from '@/game/word-search'
import { roleOfCharacter } from './team'

/** The filters of a board. A missing filter has no effect. */
export interface BoardFilter {
  /** Words of an item's or a character's name. */
  search?: string
  role?: Role
  /** `main`: lists for the specialization that the character plays; `off`: the others. */
  spec?: 'main' | 'off'
  /** The place in the raid team. */
  team?: TeamPlace
}

/** Somebody's wish for an item. */
export interface Want {
  list: BoardList
  wish: BoardList['wishes'][number]
  /** The rank among the wanted wishes of the list, from 1; null if obtained. */
  rank: number | null
  /** The number of wanted wishes of the list. */
  last: number
}

/** An item with everyone who wants it, the highest rank first, and everyone who has obtained it. */
export interface BoardItem {
  item: LootItem
  wants: Want[]
  obtained: Want[]
}

/** A boss with the wanted items, those of most people first, and the items that nobody wants. */
export interface BoardBoss {
  id: string
  name: string
  items: BoardItem[]
  unwanted: LootItem[]
}

/**
 * Arranges shared lists by boss and item. With a search, a boss has only the items whose name matches, and
 * those that a character whose name matches wants; their wants come first.
 */
export function arrangeBoard(
  bosses: readonly BossWithLoot[],
  lists: readonly BoardList[],
  filter: BoardFilter = {},
): BoardBoss[] {
  const byItem = groupWants(lists.filter((list) => isSelected(list, filter)))
  // Without a search nothing is compared, and the code for it takes several milliseconds when it first runs.
  const query = filter.search ? toWords(filter.search) : []
  const people = new Set(
    query.length === 0
      ? []
      : lists.map(({ character }) => character).filter(({ name }) => matches(query, name)),
  )
  const isPerson = ({ list }: Want) => people.has(list.character)
  const personsFirst = (wants: Want[]) =>
    people.size === 0
      ? wants
      : [...wants.filter(isPerson), ...wants.filter((want) => !isPerson(want))]
  return bosses.map(({ id, name, items }) => {
    const wanted: (BoardItem & { best: number })[] = []
    const unwanted: LootItem[] = []
    for (const item of items) {
      const { wants = [], obtained = [] } = byItem.get(item.id) ?? {}
      const isFound = query.length === 0 || matches(query, item.name)
      if (wants.length > 0 && (isFound || wants.some(isPerson))) {
        const best = wants[0]?.rank ?? Infinity
        wanted.push({ item, wants: personsFirst(wants), obtained, best })
      } else if (wants.length === 0 && isFound) unwanted.push(item)
    }
    wanted.sort(byDemand)
    return { id, name, items: wanted.map(({ best: _, ...item }) => item), unwanted }
  })
}

/** Everyone who wants and everyone who has an item, by the highest rank. */
export function findBoardItem(item: LootItem, lists: readonly BoardList[]): BoardItem {
  const { wants = [], obtained = [] } = groupWants(lists).get(item.id) ?? {}
  return { item, wants, obtained }
}

/** Whether a list is not for the specialization that its character plays. False if that is not known. */
export function isOffSpec({ character, specialization }: BoardList): boolean {
  return character.specialization != null && character.specialization !== specialization
}

/** The role of a list's character, or else of the list's specialization; undefined if it is not known. */
export function roleOf({ character, specialization }: BoardList): Role | undefined {
  return roleOfCharacter({ ...character, specialization })
}

function isSelected(list: BoardList, { role, spec, team }: BoardFilter): boolean {
  if (role && roleOf(list) !== role) return false
  if (team && list.character.teamPlace !== team) return false
  return spec === undefined || isOffSpec(list) === (spec === 'off')
}

function matches(query: readonly string[], name: string): boolean {
  return matchScore(query, toWords(name)) > 0
}

function groupWants(lists: readonly BoardList[]) {
  const byItem = new Map<string, { wants: Want[]; obtained: Want[] }>()
  for (const list of lists) {
    const last = list.wishes.filter(({ isObtained }) => !isObtained).length
    let rank = 0
    for (const wish of list.wishes) {
      let entry = byItem.get(wish.lootItemId)
      if (!entry) byItem.set(wish.lootItemId, (entry = { wants: [], obtained: [] }))
      if (wish.isObtained) entry.obtained.push({ list, wish, rank: null, last })
      else entry.wants.push({ list, wish, rank: (rank += 1), last })
    }
  }
  for (const { wants } of byItem.values()) wants.sort(byRank)
  return byItem
}

/** `best`: the highest rank. */
type Demand = Pick<BoardItem, 'wants'> & { best: number }

/** The items of most people first; of the same number those with the highest rank. */
function byDemand(one: Demand, other: Demand): number {
  return other.wants.length - one.wants.length || one.best - other.best
}

/**
 * By rank; of the same rank main spec first. The rest stays in the order of the answer, by name: comparing names
 * here takes tens of milliseconds on a phone, because the browser loads its collation first.
 */
function byRank(one: Want, other: Want): number {
  return (
    (one.rank ?? 0) - (other.rank ?? 0) ||
    Number(isOffSpec(one.list)) - Number(isOffSpec(other.list))
  )
}
