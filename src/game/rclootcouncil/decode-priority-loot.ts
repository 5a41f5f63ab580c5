import { isRecord } from '../is-record'
import { PRIORITY_SLOTS, type PriorityLoot } from './priority-loot'

/** The content of a text for the addon, or why the text is not one. */
export type DecodedPriorityLoot = { loot: PriorityLoot } | { problem: string }

/** "Name-Realm" without spaces; the name has no hyphen. */
const PLAYER = /^[^\s-]+-[^\s-]+$/
const ITEM_ID = /^[1-9]\d{0,9}$/

/**
 * Reads a text for the addon PriorityLoot by the addon's rules. Stricter than the addon, which
 * ignores what it does not know: a text with anything unknown has a problem.
 */
export function decodePriorityLoot(text: string): DecodedPriorityLoot {
  const value = readJson(text)
  const problem = value === undefined ? 'Not base64 of JSON' : problemOf(value)
  // An object without a problem has this shape.
  return problem === undefined ? { loot: value as PriorityLoot } : { problem }
}

function readJson(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    return undefined
  }
}

/** The first problem of a value, or undefined. */
function problemOf(value: unknown): string | undefined {
  if (!isRecord(value) || !isRecord(value.players)) return 'No players'
  if (!isRecord(value.priority)) return 'No priority'
  return (
    unknownKey(value, (key) => key === 'priority' || key === 'players') ??
    firstProblem(value.priority, ordersProblem) ??
    firstProblem(value.players, playerProblem)
  )
}

function ordersProblem(itemId: string, orders: unknown): string | undefined {
  if (!ITEM_ID.test(itemId)) return `Not an item id: ${itemId}`
  if (!isRecord(orders)) return `No order of the item ${itemId}`
  return (
    unknownKey(orders, (key) => key === 'H' || key === 'M') ??
    firstProblem(orders, (_, names) => {
      if (!Array.isArray(names)) return `No list of players of the item ${itemId}`
      if (new Set(names).size < names.length) return `A player twice at the item ${itemId}`
      return names.every(isPlayer) ? undefined : `Not a player at the item ${itemId}`
    })
  )
}

function playerProblem(player: string, slots: unknown): string | undefined {
  if (!isPlayer(player)) return `Not a player: ${player}`
  if (!isRecord(slots)) return `No slots of ${player}`
  return (
    unknownKey(slots, (key) => PRIORITY_SLOTS.has(key)) ??
    firstProblem(slots, (slot, value) => {
      if (!isRecord(value) || !Array.isArray(value.bis)) return `No items of ${player} for ${slot}`
      if (!value.bis.every((id) => ITEM_ID.test(String(id)) && typeof id === 'number')) {
        return `Not an item id of ${player} for ${slot}`
      }
      return unknownKey(value, (key) => key === 'bis')
    })
  )
}

function firstProblem(
  value: Record<string, unknown>,
  check: (key: string, entry: unknown) => string | undefined,
): string | undefined {
  for (const [key, entry] of Object.entries(value)) {
    const problem = check(key, entry)
    if (problem !== undefined) return problem
  }
  return undefined
}

function unknownKey(value: object, isKnown: (key: string) => boolean): string | undefined {
  const unknown = Object.keys(value).find((key) => !isKnown(key))
  return unknown === undefined ? undefined : `Unknown field: ${unknown}`
}

function isPlayer(value: unknown): boolean {
  return typeof value === 'string' && PLAYER.test(value)
}
