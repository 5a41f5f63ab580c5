import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import type { RaidFile } from '@/contract/admin/admin-raid-file'
import { isRecord } from '@/game/is-record'
import { contradictionOf } from '@/game/item-slots'
import { fieldLabel } from '../field-labels'

/** A raid file as the browser has read it. */
export interface ReadRaidFile {
  file: RaidFile
  /** The line of each value by its path; empty if the whole file is one line. */
  lines: ReadonlyMap<string, number>
}

/**
 * The result of a dry run for a row, in words: its position in the file, and a text per message or
 * change.
 */
interface RowInWords {
  /** "Item 3 of Plexus Sentinel, line 42": without the name of the row, which is shown too. */
  position: string
  /**
   * "Slot “Wpn” in line 43: Please select an item slot", "Slot: Finger → Neck" or "Warning: Ring
   * does not fit the slot Neck".
   */
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
  return rows.map(({ index, fields, changes }) => {
    const path = paths[index] ?? ''
    const texts = changes
      ? Object.entries(changes).map(
          ([field, { from, to }]) => `${fieldLabel(field)}: ${from} → ${to}`,
        )
      : Object.entries(fields ?? {}).map(
          ([field, text]) => `${fieldLabel(field)}${describeWrong(read, path, field)}: ${text}`,
        )
    return {
      position: describePosition(read, path, () => ''),
      texts: [...texts, ...warningsAt(read, path)],
    }
  })
}

/** A type that does not fit the slot does not prevent the import. */
function warningsAt({ file }: ReadRaidFile, path: string): string[] {
  const [, boss, , index] = path.split('.')
  const item: unknown = file.bosses[Number(boss)]?.items[Number(index)]
  const contradiction = isRecord(item) && contradictionOf(item)
  return contradiction ? [`Warning: ${contradiction}`] : []
}

/** Describes the messages of a rejected import by the path of their field, e.g. `bosses.2.slug`. */
export function describeRejection(read: ReadRaidFile, fields: Record<string, string>): string[] {
  return Object.entries(fields).map(([path, message]) => {
    const [, row, field = ''] = /^(instance|bosses\.\d+(?:\.items\.\d+)?)\.?(.*)$/.exec(path) ?? []
    if (row === undefined) return `${path}: ${message}`
    const label = `${fieldLabel(field)}${describeWrong(read, row, field)}`
    return [describePosition(read, row), label, message].filter(Boolean).join(': ')
  })
}

/** The longest wrong value that is shown. */
const VALUE_MAX = 40

/** The value of a field, and its line: ` “Plat armr” in line 31`; '' if the file has none. */
function describeWrong({ file, lines }: ReadRaidFile, row: string, field: string): string {
  const path = `${row}.${field}`
  let value: unknown = file
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  const isShown = ['string', 'number', 'boolean'].includes(typeof value) && value !== ''
  if (!isShown) return ''
  const line = lines.get(path)
  const shown = `${value as string | number | boolean}`.slice(0, VALUE_MAX) // checked above
  return ` “${shown}”${line === undefined ? '' : ` in line ${line}`}`
}

/** Describes the row at a path: "Item 3 (Ring) of Plexus Sentinel, line 42". */
function describePosition(
  { file, lines }: ReadRaidFile,
  path: string,
  inBrackets = (name: string) => name && ` (${name})`,
): string {
  const line = lines.get(path)
  const suffix = line === undefined ? '' : `, line ${line}`
  const [, boss, , item] = path.split('.')
  if (boss === undefined) return `Instance${suffix}`
  const bossName = nameOf(file.bosses[Number(boss)]) || `boss ${Number(boss) + 1}`
  if (item === undefined) return `Boss ${Number(boss) + 1}${inBrackets(bossName)}${suffix}`
  const itemName = nameOf(file.bosses[Number(boss)]?.items[Number(item)])
  return `Item ${Number(item) + 1}${inBrackets(itemName)} of ${bossName}${suffix}`
}

/** Rows are not checked before the dry run, so that they can be anything. */
function nameOf(row: unknown): string {
  return isRecord(row) && typeof row.name === 'string' ? row.name : ''
}
