import { type DryRunRow } from '@/contract/admin-dry-run'
import { importRaid, type RaidFile } from '@/contract/admin-raid-file'
import { ENCOUNTER_ORDER_MAX } from '@/contract/boss'
import * as z from 'zod/mini'

/** A file that was read, or what is wrong with it, in words. */
export type ParsedRaidFile = { file: RaidFile } | { problems: string[] }

/** What has to be right before the rows can be judged: the instance is called by its name. */
const frame = z.extend(importRaid.dryRunBody, { instance: z.looseObject({ name: z.string() }) })

/**
 * Reads a raid file (docs/raid-file.md) as far as its frame: its rows are judged one by one by the
 * dry run, and only a file whose rows are all right is taken in.
 */
export function parseRaidFile(text: string): ParsedRaidFile {
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null) {
    return { problems: ['This is no JSON file, or it was cut off on its way.'] }
  }
  if (!('format' in parsed) || parsed.format !== 'guildr-raid') {
    return { problems: ['This is no raid file: its format is not "guildr-raid".'] }
  }
  if (!('version' in parsed) || parsed.version !== 1) {
    return { problems: ['This raid file has another version than 1, which this app cannot read.'] }
  }
  const result = frame.safeParse(parsed)
  // See above: the type is what the rows have to be, not what they are known to be.
  if (result.success) return { file: result.data as RaidFile }
  return {
    problems: result.error.issues.map(({ path, code }) =>
      code === 'too_big'
        ? `A raid has at most ${ENCOUNTER_ORDER_MAX} bosses.`
        : `${placeOf(parsed, path)} is missing, or not what a raid file has there.`,
    ),
  }
}

function parseJson(text: string): unknown {
  try {
    // Editors on Windows put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** "Boss 2 (Plexus Sentinel), items". */
function placeOf(file: object, path: readonly PropertyKey[]): string {
  const words: string[] = []
  let value: unknown = file
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    if (typeof key !== 'number') {
      words.push(String(key))
      continue
    }
    // An entry of a list is called by the list's name: bosses, 1 → boss 2.
    const list = words.pop()
    const one = list === 'bosses' ? 'boss' : list
    words.push(`${one} ${key + 1}${nameOf(value)}`)
  }
  const place = words.join(', ')
  return place.charAt(0).toUpperCase() + place.slice(1)
}

function nameOf(value: unknown): string {
  const name: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'name') : undefined
  return typeof name === 'string' && name !== '' ? ` (${name})` : ''
}

/** What a dry run says of its rows, in the order in which one wants to hear it. */
export const OUTCOMES = ['invalid', 'changed', 'new', 'duplicate'] as const

/** Rows by what becomes of them, those that need a look first. */
export function sortByOutcome(rows: readonly DryRunRow[]): DryRunRow[] {
  return rows.toSorted((a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome))
}

/** How many rows have each outcome. */
export function countOutcomes(rows: readonly DryRunRow[]) {
  const count = (outcome: DryRunRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length
  return {
    invalid: count('invalid'),
    changed: count('changed'),
    new: count('new'),
    duplicate: count('duplicate'),
  }
}
