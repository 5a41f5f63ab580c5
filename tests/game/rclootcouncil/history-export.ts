import { readHistory } from '@/game/rclootcouncil/read-history'
import { HISTORY_COLUMNS, type HistoryCells } from '@/game/rclootcouncil/loot-history-row'

/** Exports rows as the addon does: CRLF, and quotes only around cells with a comma. */
export function exportCsv(rows: readonly HistoryCells[]): string {
  const lines = rows.map((row) =>
    HISTORY_COLUMNS.map((column) => {
      const cell = row[column] ?? ''
      return cell.includes(',') ? `"${cell.replaceAll('"', '""')}"` : cell
    }).join(','),
  )
  return [HISTORY_COLUMNS.join(','), ...lines, ''].join('\r\n')
}

/** The columns that the JSON export lacks. */
const CSV_ONLY = new Set(['item', 'difficultyID', 'mapID', 'groupSize'])

/**
 * Exports rows as the addon does: quotes are escaped, and the name of the item has another field.
 */
export function exportJson(rows: readonly HistoryCells[]): string {
  const objects = rows.map((row) => {
    const fields = HISTORY_COLUMNS.filter((column) => !CSV_ONLY.has(column)).map((column) => {
      const text = row[column] ?? ''
      return column === 'itemID'
        ? `"itemID":${text || 0}`
        : `"${column}":"${text.replaceAll('"', '\\"')}"`
    })
    const itemName = /\[(.*)\]/.exec(row.item ?? '')?.[1] ?? row.item ?? ''
    return `{${[...fields, `"itemName":"${itemName}"`, '"rollType":"normal"'].join(',')}}`
  })
  return `[${objects.join(',')}]`
}

/** A row as the addon writes it. */
export const HISTORY_ROW: HistoryCells = {
  player: 'Kharzul-TwistingNether',
  date: '2026/05/13',
  time: '21:14:03',
  id: '1778699643-3',
  item: '|cffa335ee|Hitem:270168::::::::80:::::|h[Font of Venomous Rage]|h|r',
  itemID: '270168',
  itemString: 'item:270168::::::::80:::::',
  response: 'Best in Slot',
  votes: '2',
  class: 'DEATHKNIGHT',
  instance: 'The Venomous Abyss-Heroic',
  boss: "Ula'tek",
  difficultyID: '15',
  mapID: '2912',
  groupSize: '24',
  gear1: '[Old Trinket]',
  gear2: '',
  responseID: '1',
  isAwardReason: 'false',
  subType: 'Miscellaneous',
  equipLoc: 'Trinket',
  note: '',
  owner: 'Frostelle-Ravencrest',
}

/** The entries of a text that is read. */
export function entriesOf(text: string) {
  const read = readHistory(text)
  if ('refusal' in read) throw new Error(read.refusal)
  return read.entries
}

/** The row that is read of an export of HISTORY_ROW with changes. */
export function rowOf(changes: HistoryCells, toText = exportCsv) {
  const [entry] = entriesOf(toText([{ ...HISTORY_ROW, ...changes }]))
  if (!entry || 'problem' in entry) throw new Error(entry?.problem)
  return entry.row
}
