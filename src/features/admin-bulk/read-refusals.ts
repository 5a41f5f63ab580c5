import type { DryRunRow } from '@/contract/admin-dry-run'
import { columnOfField, type CellMessages } from './check-row'
import type { GridRow } from './grid-rows'

/** Messages by column out of messages by field. */
function toColumns(fields: Record<string, string>): CellMessages {
  const messages: CellMessages = {}
  for (const [field, message] of Object.entries(fields)) {
    messages[columnOfField(field.split('.')[0] ?? '')] ??= message
  }
  return messages
}

/** What a refusal says of each row: `items.3.itemSlot` is the fourth row that was sent. */
export function readRefusal(fields: Record<string, string>): Map<number, CellMessages> {
  const byRow = new Map<number, Record<string, string>>()
  for (const [path, message] of Object.entries(fields)) {
    const found = /^items\.(?<index>\d+)(?:\.(?<field>.+))?$/.exec(path)?.groups
    if (!found) continue
    const index = Number(found.index)
    byRow.set(index, { ...byRow.get(index), [found.field ?? 'name']: message })
  }
  return new Map([...byRow].map(([index, messages]) => [index, toColumns(messages)]))
}

/**
 * Writes what a dry run says to the rows that were sent; all other rows stay as they are. What makes
 * a row invalid is an error of its cells.
 */
export function withVerdicts(
  sent: readonly GridRow[],
  verdicts: readonly DryRunRow[],
): (row: GridRow) => GridRow {
  const byId = new Map(sent.map(({ id }, index) => [id, verdicts.find((v) => v.index === index)]))
  return (row) => {
    const verdict = byId.get(row.id)
    if (!verdict) return row
    const { outcome, fields } = verdict
    const messages = toColumns(fields ?? {})
    return outcome === 'invalid'
      ? { ...row, refusals: messages, verdict: { outcome, messages: {} } }
      : { ...row, verdict: { outcome, messages } }
  }
}

/** Writes the messages of a refused entry to the rows that were sent. */
export function withRefusals(
  sent: readonly GridRow[],
  refusals: ReadonlyMap<number, CellMessages>,
): (row: GridRow) => GridRow {
  const byId = new Map(sent.map(({ id }, index) => [id, refusals.get(index)]))
  return (row) => {
    const messages = byId.get(row.id)
    return messages ? { ...row, refusals: messages, verdict: undefined } : row
  }
}
