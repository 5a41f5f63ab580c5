import type { DryRunRow } from '@/contract/admin-dry-run'
import type { RaidFile } from '@/contract/admin-raid-file'
import { fieldLabel } from './field-labels'

/** A raid file as the browser has read it. */
export interface ReadRaidFile {
  file: RaidFile
  /** The line of each value by its path; empty if the whole file is one line. */
  lines: ReadonlyMap<string, number>
}

/** The result of a dry run for a row, in words: its place in the file, and a text per message or change. */
interface RowInWords {
  /** "Item 3 of Plexus Sentinel, line 42". */
  place: string
  /** "Slot: Please select an item slot" or "Slot: Finger → Neck". */
  texts: string[]
}

/** The path of each row of a dry run, in its order: the instance, the first boss, its items … */
function rowPaths({ bosses }: RaidFile): string[] {
  return [
    'instance',
    ...bosses.flatMap(({ items }, boss) => [
      `bosses.${boss}`,
      ...items.map((_, item) => `bosses.${boss}.items.${item}`),
    ]),
  ]
}

/** Returns what a dry run of a file says about each of its rows, by the index of the row. */
export function describeRows(read: ReadRaidFile, rows: readonly DryRunRow[]): RowInWords[] {
  const paths = rowPaths(read.file)
  return rows.map(({ index, fields, changes }) => ({
    place: describePlace(read, paths[index] ?? ''),
    texts: changes
      ? Object.entries(changes).map(
          ([field, { from, to }]) => `${fieldLabel(field)}: ${from} → ${to}`,
        )
      : Object.entries(fields ?? {}).map(([field, text]) => `${fieldLabel(field)}: ${text}`),
  }))
}

/** Describes the messages of a rejected import by the path of their field, e.g. `bosses.2.slug`. */
export function describeRejection(read: ReadRaidFile, fields: Record<string, string>): string[] {
  return Object.entries(fields).map(([path, message]) => {
    const [, row, field = ''] = /^(instance|bosses\.\d+(?:\.items\.\d+)?)\.?(.*)$/.exec(path) ?? []
    const label = row === undefined ? path : fieldLabel(field)
    return [row && describePlace(read, row), label, message].filter(Boolean).join(': ')
  })
}

/** Describes the row at a path: "Item 3 (Ring) of Plexus Sentinel, line 42". */
function describePlace({ file, lines }: ReadRaidFile, path: string): string {
  const line = lines.get(path)
  const suffix = line === undefined ? '' : `, line ${line}`
  const [, boss, , item] = path.split('.')
  if (boss === undefined) return `Instance${suffix}`
  const bossName = nameOf(file.bosses[Number(boss)]) || `boss ${Number(boss) + 1}`
  if (item === undefined) return `Boss ${Number(boss) + 1} (${bossName})${suffix}`
  const itemName = nameOf(file.bosses[Number(boss)]?.items[Number(item)])
  return `Item ${Number(item) + 1}${itemName && ` (${itemName})`} of ${bossName}${suffix}`
}

/** The name of a row, or ''. Rows are not checked before the dry run, so that it can be anything. */
function nameOf(row: unknown): string {
  const name: unknown =
    typeof row === 'object' && row !== null ? Reflect.get(row, 'name') : undefined
  return typeof name === 'string' ? name : ''
}
