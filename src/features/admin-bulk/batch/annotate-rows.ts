import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { columnOfField } from '../columns/columns'
import type { CellMessages, GridRow } from '../columns/grid-rows'

function toCellMessages(fields: Record<string, string>): CellMessages {
  const messages: CellMessages = {}
  for (const [field, message] of Object.entries(fields)) {
    messages[columnOfField(field.split('.')[0] ?? '')] ??= message
  }
  return messages
}

/** Whether a path in a validation error is about the expected result of a row's dry run. */
export const isBasisPath = (path: string) => /^items\.\d+\.basis$/.test(path)

/**
 * Groups the messages of a validation error by submitted row, from 0: `items.3.itemSlot` is about
 * the fourth row. Fields outside of `items` are left out, and what the next dry run tells.
 */
export function groupByRow(fields: Record<string, string>): Map<number, CellMessages> {
  const byRow = new Map<number, Record<string, string>>()
  for (const [path, message] of Object.entries(fields)) {
    const found = /^items\.(?<index>\d+)(?:\.changes)?(?:\.(?<field>.+))?$/.exec(path)?.groups
    if (!found || isBasisPath(path)) continue
    const index = Number(found.index)
    byRow.set(index, { ...byRow.get(index), [found.field ?? 'name']: message })
  }
  return new Map([...byRow].map(([index, messages]) => [index, toCellMessages(messages)]))
}

/** Adds the results of a dry run to the submitted rows; messages of an invalid one become errors. */
export function withDryRun(
  submitted: readonly GridRow[],
  results: readonly DryRunRow[],
): (row: GridRow) => GridRow {
  const byIndex = new Map(results.map((result) => [result.index, result]))
  const byId = new Map(submitted.map(({ id }, index) => [id, byIndex.get(index)]))
  return (row) => {
    const result = byId.get(row.id)
    if (!result) return row
    const { outcome, fields } = result
    const messages = toCellMessages(fields ?? {})
    // A row that changes an item is checked again by the server, e.g. after another admin's change.
    return outcome === 'invalid' && !row.source
      ? { ...row, rejections: messages, dryRun: { outcome, messages: {} } }
      : { ...row, dryRun: { outcome, messages } }
  }
}

export function withRejections(
  submitted: readonly GridRow[],
  rejections: ReadonlyMap<number, CellMessages>,
): (row: GridRow) => GridRow {
  const byId = new Map(submitted.map(({ id }, index) => [id, rejections.get(index)]))
  return (row) => {
    const messages = byId.get(row.id)
    if (!messages) return row
    if (row.source) return { ...row, dryRun: { outcome: 'invalid', messages } }
    return { ...row, rejections: messages, dryRun: undefined }
  }
}
