import type { Slot } from '../items'

/*
 * The text that officers paste into the addon PriorityLoot of RCLootCouncil: base64 of JSON. For
 * each item it has the order of the players on Heroic and Mythic, and for each player the most
 * wanted items by slot.
 */

/** The difficulties that the addon knows, by their letter. */
export const PRIORITY_LETTERS = { Heroic: 'H', Mythic: 'M' } as const
export type PriorityDifficulty = keyof typeof PRIORITY_LETTERS
type Letter = (typeof PRIORITY_LETTERS)[PriorityDifficulty]

/** The addon's slots. Where it has two of a kind, a player's items take turns. */
const SLOT_KEYS = {
  HEAD: ['helm'],
  NECK: ['neck'],
  SHOULDER: ['shoulders'],
  BACK: ['cloak'],
  CHEST: ['chest'],
  WRIST: ['bracers'],
  HANDS: ['gloves'],
  WAIST: ['belt'],
  LEGS: ['legs'],
  FEET: ['boots'],
  FINGER: ['ring1', 'ring2'],
  TRINKET: ['trinket1', 'trinket2'],
  MAIN_HAND: ['mh2h'],
  TWO_HAND: ['mh2h'],
  RANGED: ['mh2h'],
  OFF_HAND: ['oh'],
} as const satisfies Record<Slot, readonly string[]>
type PrioritySlot = (typeof SLOT_KEYS)[Slot][number]

/** The object within the text. Players are "Name-Realm", items the game's ids. */
export interface PriorityLoot {
  /** By item id: the players, the one who comes first at the top. */
  priority: Record<string, Partial<Record<Letter, string[]>>>
  players: Record<string, Partial<Record<PrioritySlot, { bis: number[] }>>>
}

/** The wanted wishes of a list, in its order. */
export interface PriorityList {
  /** "Name-Realm" (`formatPlayerName`). */
  player: string
  difficulty: PriorityDifficulty
  /** `rank`: among all wishes of the list, also those that are left out. */
  wishes: readonly { itemId: number; slot: Slot; rank: number; isOffSpec: boolean }[]
}

/**
 * Arranges lists for the addon. The players of an item are in the order of the board: by rank on
 * their lists, of the same rank main spec first, then by name; each is named once. A player's items
 * of a slot are in the order of the Mythic list, then of the Heroic one; those for an off spec come
 * last.
 */
export function arrangePriorityLoot(lists: readonly PriorityList[]): PriorityLoot {
  const loot: PriorityLoot = { priority: {}, players: {} }
  const wishes = lists.flatMap(({ wishes: ofList, ...list }) =>
    ofList.map((wish) => ({ ...list, ...wish })),
  )
  const ranked = wishes.toSorted(
    (one, other) =>
      one.rank - other.rank ||
      Number(one.isOffSpec) - Number(other.isOffSpec) ||
      (one.player < other.player ? -1 : 1),
  )
  for (const { itemId, difficulty, player } of ranked) {
    const orders = (loot.priority[itemId] ??= {})
    addOnce((orders[PRIORITY_LETTERS[difficulty]] ??= []), player)
  }
  const ordered = wishes.toSorted(
    (one, other) =>
      Number(one.isOffSpec) - Number(other.isOffSpec) ||
      Number(one.difficulty === 'Heroic') - Number(other.difficulty === 'Heroic'),
  )
  const bySlot = new Map<string, number[]>()
  for (const { player, itemId, slot } of ordered) {
    const slots = (loot.players[player] ??= {})
    const keys: readonly PrioritySlot[] = SLOT_KEYS[slot]
    const items = getOrAdd(bySlot, `${player} ${keys[0]}`)
    const key = keys[items.length % keys.length]
    if (key && addOnce(items, itemId)) (slots[key] ??= { bis: [] }).bis.push(itemId)
  }
  return loot
}

/** Encodes for the addon: base64 of JSON in UTF-8. */
export function encodePriorityLoot(loot: PriorityLoot): string {
  const bytes = new TextEncoder().encode(JSON.stringify(loot))
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

/** Adds a value unless the list has it. Returns whether it was added. */
function addOnce<T>(list: T[], value: T): boolean {
  if (list.includes(value)) return false
  list.push(value)
  return true
}

function getOrAdd(map: Map<string, number[]>, key: string): number[] {
  const list = map.get(key) ?? []
  map.set(key, list)
  return list
}
