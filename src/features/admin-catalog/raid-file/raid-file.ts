import { type DryRunRow } from '@/contract/admin/admin-dry-run'
import { importRaid, type RaidFile } from '@/contract/admin/admin-raid-file'
import { ENCOUNTER_ORDER_MAX } from '@/contract/boss'
import { isRecord } from '@/game/is-record'
import * as z from 'zod/mini'
import { locateJson } from './locate-json'
import type { ReadRaidFile } from './raid-file-words'
import { unknownFields } from './unread-parts'

/** The parsed file, or messages that describe its errors. */
export type ParsedRaidFile = UploadedRaidFile | { problems: string[] }

interface UploadedRaidFile extends ReadRaidFile {
  /** The fields that an import ignores, with their kind of row: "foo (item)". */
  unknown: readonly string[]
}

/** Checked before a dry run: the structure, and the instance's name, because the UI shows it. */
const structure = z.extend(importRaid.dryRunBody, { instance: z.looseObject({ name: z.string() }) })

/**
 * Parses a raid file (docs/raid-file.md) and checks its structure only. The dry run checks its rows
 * one by one, and a file with an invalid row cannot be imported.
 */
export function parseRaidFile(text: string): ParsedRaidFile {
  // Some Windows editors write a byte order mark.
  const clean = text.replace(/^\uFEFF/, '')
  const located = locateJson(clean)
  if ('problem' in located) {
    const { line, column, problem } = located
    return {
      problems: [`This file is not valid JSON: line ${line}, column ${column}: ${problem}.`],
    }
  }
  const parsed: unknown = JSON.parse(clean)
  if (typeof parsed !== 'object' || parsed === null) {
    return { problems: ['This is not a raid file: it is not an object.'] }
  }
  if (!('format' in parsed) || parsed.format !== 'guildr-raid') {
    return { problems: ['This is not a raid file: its format is not "guildr-raid".'] }
  }
  if (!('version' in parsed) || parsed.version !== 1) {
    return { problems: ['Only version 1 of raid files is supported.'] }
  }
  const result = structure.safeParse(parsed)
  // The rows have this type only once the dry run has found no invalid row.
  if (result.success) {
    const isOneLine = [...located.lines.values()].every((line) => line === 1)
    const file = result.data as RaidFile
    const lines = isOneLine ? new Map<string, number>() : located.lines
    return { file, lines, unknown: unknownFields(parsed, file) }
  }
  return {
    problems: result.error.issues.map(({ path, code }) =>
      code === 'too_big'
        ? `A raid can have at most ${ENCOUNTER_ORDER_MAX} bosses.`
        : `${describePath(parsed, path)} is missing or has the wrong type.`,
    ),
  }
}

/** Describes a path within the file, e.g. "Boss 2 (Plexus Sentinel), items". */
function describePath(file: object, path: readonly PropertyKey[]): string {
  const words: string[] = []
  let value: unknown = file
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    if (typeof key !== 'number') {
      words.push(String(key))
      continue
    }
    // An index replaces the name of its list: bosses, 1 → boss 2.
    const list = words.pop()
    const one = list === 'bosses' ? 'boss' : list
    words.push(`${one} ${key + 1}${nameOf(value)}`)
  }
  const text = words.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function nameOf(value: unknown): string {
  return isRecord(value) && typeof value.name === 'string' && value.name ? ` (${value.name})` : ''
}

/** Whether the rows of a dry run create the instance. */
export function isNewRaid(rows: readonly DryRunRow[]): boolean {
  return rows.some(({ kind, outcome }) => kind === 'instance' && outcome === 'new')
}

/** The outcomes in the order in which they are shown: those to check come first. */
export const OUTCOMES = ['invalid', 'changed', 'new', 'duplicate'] as const

export function sortByOutcome(rows: readonly DryRunRow[]): DryRunRow[] {
  return rows.toSorted((a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome))
}

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

/** The counts above zero, e.g. "2 changed, 115 new, 3 unchanged". */
export function describeCounts(counts: ReturnType<typeof countOutcomes>): string {
  return OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${outcome === 'duplicate' ? 'unchanged' : outcome}`)
    .join(', ')
}
