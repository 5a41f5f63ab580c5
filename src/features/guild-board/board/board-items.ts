import type { BoardList } from '@/contract/guilds/guild-board'
import { groupWants, isForOtherSpec, isOffSpec, type Want } from '@/contract/guilds/wants'
import type { BossWithLoot, LootItem } from '@/contract/loot-item'
import type { TeamStatus } from '@/contract/guilds/team-statuses'
import { specializationLabel } from '@/game/classes'
import type { Role } from '@/game/roles'
import {
  findRows,
  joinTexts,
  toLootText,
  toSearchText,
  toWords,
  type SearchText,
} from '@/game/word-search'
import { roleOfCharacter } from '../team-members'

/** The filters of a board. A missing filter has no effect. */
export interface BoardFilter {
  /** Words of an item, of a character's name or class, or of both. */
  search?: string
  role?: Role
  /** `off`: what is wanted for an off spec; `main`: the rest. */
  spec?: 'main' | 'off'
  /** What the member is in the raid team. */
  team?: TeamStatus
  /** The id of the only boss that is shown; a search covers all bosses. */
  boss?: string
}

/** An item with everyone who wants it, the highest rank first, and everyone who has obtained it. */
export interface BoardItem {
  item: LootItem
  /** The number of characters that want it, some of them on several lists. */
  raiders: number
  wants: Want[]
  obtained: Want[]
}

/** A boss with the wanted items, those of most people first, and the items that nobody wants. */
export interface BossItems {
  id: string
  name: string
  encounterOrder: number
  items: readonly BoardItem[]
  unwanted: LootItem[]
}

/**
 * Arranges shared lists by boss and item. With a search, a boss has only the items that match, and
 * those that are wanted by a character whose name, former name or class matches, or matches
 * together with the item; these wants come first.
 */
export function arrangeBoard(
  bosses: readonly BossWithLoot[],
  lists: readonly BoardList[],
  filter: BoardFilter = {},
): BossItems[] {
  const byItem = groupWants(lists.filter((list) => isSelected(list, filter)))
  const { spec } = filter
  const isOfSpec = (want: Want) => spec === undefined || isOffSpec(want) === (spec === 'off')
  const found = filter.search ? findOnBoard(bosses, lists, filter.search) : null
  const isNamed = ({ list, wish }: Want) =>
    found !== null && (found.has(list.character) || found.has(wish))
  const namedFirst = (wants: Want[]) => [
    ...wants.filter(isNamed),
    ...wants.filter((want) => !isNamed(want)),
  ]
  return bosses.map(({ id, name, encounterOrder, items }) => {
    const wanted: (BoardItem & { best: number })[] = []
    const unwanted: LootItem[] = []
    for (const item of items) {
      const all = byItem.get(item.id)
      const wants = all?.wants.filter(isOfSpec) ?? []
      const obtained = all?.obtained.filter(isOfSpec) ?? []
      const isFound = found?.has(item) ?? true
      if (wants.length > 0 && (isFound || wants.some(isNamed))) {
        const best = wants[0]?.rank ?? Infinity
        const raiders = countRaiders(wants)
        wanted.push({ item, raiders, wants: found ? namedFirst(wants) : wants, obtained, best })
      } else if (wants.length === 0 && isFound) unwanted.push(item)
    }
    wanted.sort(byDemand)
    return { id, name, encounterOrder, items: wanted.map(({ best: _, ...item }) => item), unwanted }
  })
}

/** The bosses that a filter shows: the chosen one, but a search covers all. */
export function selectBosses<Boss extends { id: string }>(
  bosses: readonly Boss[],
  { search, boss }: BoardFilter,
): readonly Boss[] {
  const chosen = search ? undefined : bosses.find(({ id }) => id === boss)
  return chosen ? [chosen] : bosses
}

/** Everyone who wants and everyone who has an item, by the highest rank. */
export function findBoardItem(item: LootItem, lists: readonly BoardList[]): BoardItem {
  const { wants = [], obtained = [] } = groupWants(lists).get(item.id) ?? {}
  return { item, raiders: countRaiders(wants), wants, obtained }
}

/** Why a list counts as one for an off spec: "plays Enhancement"; null for the main spec. */
export function describePlayed(list: BoardList): string | null {
  const { className, specialization } = list.character
  return isForOtherSpec(list)
    ? `plays ${specializationLabel(className, specialization ?? '')}`
    : null
}

/**
 * The role of a list's character, or else of the list's specialization; undefined if it is not
 * known.
 */
export function roleOf({ character, specialization }: BoardList): Role | undefined {
  return roleOfCharacter({ ...character, specialization })
}

function isSelected(list: BoardList, { role, team }: BoardFilter): boolean {
  if (role && roleOf(list) !== role) return false
  return !team || list.character.teamStatus === team
}

/**
 * The items, and the characters of the lists, that a search finds, and the wishes that it finds
 * only by item and character together.
 */
function findOnBoard(
  bosses: readonly BossWithLoot[],
  lists: readonly BoardList[],
  search: string,
): ReadonlySet<LootItem | BoardList['character'] | Want['wish']> {
  const items = bosses.flatMap((boss) =>
    boss.items.map((item) => ({ found: item, text: toLootText({ ...item, boss }) })),
  )
  const people = lists.map((list) => ({
    found: list.character,
    text: joinTexts(toNamesText(list.character), toSearchText('', list.character.className)),
    wishes: list.wishes,
  }))
  const textOf = new Map(items.map(({ found, text }) => [found.id, text]))
  // A board has thousands of wishes, and a single word is found without them.
  const isOfBoth = toWords(search).length > 1
  const wishes = people.flatMap((person) =>
    (isOfBoth ? person.wishes : []).flatMap((wish) => {
      const text = textOf.get(wish.lootItemId)
      return text ? [{ found: wish, text: joinTexts(text, person.text) }] : []
    }),
  )
  const rows = [...items, ...people, ...wishes]
  return new Set(findRows(rows, search, ({ text }) => text).map(({ found }) => found))
}

interface Named {
  name: string
  formerNames?: readonly string[] | null
}

/** The text of a person, who is also found by former names. */
export function toNamesText({ name, formerNames }: Named): SearchText {
  return toSearchText([name, ...(formerNames ?? [])].join(' '))
}

function countRaiders(wants: readonly Want[]): number {
  return new Set(wants.map(({ list }) => list.character.id)).size
}

/** `best`: the highest rank. */
type Demand = Pick<BoardItem, 'raiders'> & { best: number }

/** The items of most raiders first; of the same number those with the highest rank. */
function byDemand(one: Demand, other: Demand): number {
  return other.raiders - one.raiders || one.best - other.best
}
