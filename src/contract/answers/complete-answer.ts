import { DIFFICULTIES } from '@/game/difficulties'
import type { Schema } from '../call'
import { toTextId } from './number-ids'
import type { AnswerIssue, ReadAnswer } from './read-answer'

type Path = readonly PropertyKey[]

/** What every entity needs, and what no page may guess. All other fields have a default. */
const REQUIRED = new Set(['id', 'name', 'battleNetTag', 'characterCount'])

/** The defaults of required fields. */
const DEFAULTS: Record<string, unknown> = {
  // An answer has the user of a session only.
  isAuthenticated: true,
  availableDifficulties: DIFFICULTIES,
  isActive: true,
  rarity: 'EPIC',
}
/** Fields whose default is the place of their entry in its list, from 1. */
const PLACES = new Set(['encounterOrder', 'priority', 'sortOrder'])
/** The defaults of all other required fields, by their type. */
const EMPTY: Record<string, unknown> = { array: [], boolean: false, number: 0, string: '' }

/**
 * Checks a value, and repairs what the schema does not accept, until it does: numbers and texts
 * become the type that is expected, other values null or undefined, and what may be neither gets
 * its default. Without a default, the object is null, or its entry is left out of its list. A list
 * of which no entry can be read is no answer.
 */
export function completeAnswer(schema: Schema, received: unknown): ReadAnswer {
  const leftOut: AnswerIssue[] = []
  const defaulted = new Set<string>()
  const unreadable = new Map<unknown[], Set<number>>()
  let root = received
  for (let isCopy = false; ; isCopy = true) {
    const parsed = schema.safeParse(root)
    if (parsed.success) return { value: parsed.data, leftOut }
    if (!isCopy) root = structuredClone(root)
    let isChanged = false
    for (const { path, message, ...issue } of parsed.error.issues) {
      const expected = 'expected' in issue ? String(issue.expected) : ''
      const field = path.join('.') || '(whole answer)'
      const lost = repair(root, path, expected, defaulted) ? null : giveUp(root, path)
      if (lost === 'answer') return { issue: { field, message } }
      if (!lost) isChanged = true
      else if (!unreadable.get(lost.list)?.has(lost.index)) {
        unreadable.set(lost.list, (unreadable.get(lost.list) ?? new Set()).add(lost.index))
        leftOut.push({ field, message })
      }
    }
    // Only now, so that the paths of all issues are those of the answer.
    if (isChanged) continue
    const [first] = leftOut
    if (first && Array.isArray(root) && unreadable.get(root)?.size === root.length) {
      return { issue: first }
    }
    for (const [list, indexes] of unreadable) {
      const kept = list.filter((_, index) => !indexes.has(index))
      // Not by `splice`, because a call has room for a limited number of arguments.
      kept.forEach((entry, index) => (list[index] = entry))
      list.length = kept.length
    }
    unreadable.clear()
  }
}

/** Gives a field another value. False if there is none. */
function repair(root: unknown, path: Path, expected: string, defaulted: Set<string>): boolean {
  const parent = at(root, path.slice(0, -1))
  const key = String(path.at(-1))
  if (path.length === 0 || !isContainer(parent)) return false
  const value = parent[key]
  const converted = convert(key, value, expected)
  if (converted !== undefined) {
    parent[key] = converted
  } else if (value != null) {
    parent[key] = null
  } else if (value === null && !Array.isArray(parent)) {
    parent[key] = undefined
  } else {
    const address = path.join('.')
    const isKnown = defaultOf(path, expected) !== undefined && !defaulted.has(address)
    if (!isKnown || Array.isArray(parent)) return false
    defaulted.add(address)
    parent[key] = defaultOf(path, expected)
  }
  return true
}

/** What a missing field counts as, by its path and type; undefined if it is needed. */
export function defaultOf(path: Path, expected: string): unknown {
  const key = String(path.at(-1))
  if (REQUIRED.has(key)) return undefined
  const index = path.findLast((step) => typeof step === 'number') ?? 0
  return PLACES.has(key) ? index + 1 : (DEFAULTS[key] ?? EMPTY[expected])
}

/** The value as the expected type, or undefined. */
export function convert(key: string, value: unknown, expected: string): unknown {
  if (expected === 'string' && typeof value === 'number') {
    return /(^i|I)d$/.test(key) ? toTextId(value) : String(value)
  }
  if (expected === 'number' && typeof value === 'string') {
    const number = Number(value)
    return value.trim() !== '' && Number.isFinite(number) ? number : undefined
  }
  if (expected === 'boolean' && (value === 1 || value === 'true')) return true
  return undefined
}

/**
 * What is lost with a field that has no value: the entry of a list, the whole answer, or the object
 * of the field, which becomes null.
 */
function giveUp(root: unknown, path: Path): { list: unknown[]; index: number } | 'answer' | null {
  for (const length of [path.length, path.length - 1]) {
    const index = path[length - 1]
    const list = at(root, path.slice(0, Math.max(0, length - 1)))
    if (Array.isArray(list) && typeof index === 'number') return { list, index }
  }
  const object = path.slice(0, -1)
  const parent = at(root, object.slice(0, -1))
  if (object.length === 0 || !isContainer(parent)) return 'answer'
  parent[String(object.at(-1))] = null
  return null
}

function at(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (isContainer(value) ? value[String(step)] : undefined),
    root,
  )
}

/** Objects and lists; the keys of a list are its indexes. */
function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
