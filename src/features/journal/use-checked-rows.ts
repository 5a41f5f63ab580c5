import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import type { RaidFile } from '@/contract/admin/admin-raid-file'
import { countOutcomes, isNewRaid } from '@/features/admin-catalog/raid-file/raid-file'
import { describeRows } from '@/features/admin-catalog/raid-file/raid-file-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { toRaidFile, type DraftRow } from './journal-draft'
import { journalDryRunQuery } from './journal.queries'

/** A row with what its import would do; without a result until the dry run has answered. */
export interface CheckedRow {
  row: DraftRow
  outcome: DryRunRow['outcome'] | undefined
  /** The messages of an invalid row, or the old and the new value of each changed field. */
  texts: readonly string[]
}

/** Makes a dry run of the rows whenever they change, and says what it answers for each of them. */
export function useCheckedRows(rows: readonly DraftRow[], isReady: boolean) {
  const request = toRaidFile(rows)
  const dryRun = useQuery({
    ...journalDryRunQuery(request),
    enabled: isReady,
    placeholderData: keepPreviousData,
  })
  const { data, error, isPlaceholderData, refetch } = dryRun
  return {
    file: request.file,
    rows: withResults(rows, data),
    counts: data && countOutcomes(data.rows),
    /** Whether the import would create the raid. */
    isNew: data !== undefined && isNewRaid(data.rows),
    /** Whether the result is that of the rows as they are now. */
    isCurrent: data !== undefined && !isPlaceholderData,
    error,
    retry: () => void refetch(),
  }
}

function withResults(
  rows: readonly DraftRow[],
  data: { rows: readonly DryRunRow[]; file: RaidFile; keys: readonly string[] } | undefined,
): CheckedRow[] {
  const results = data?.rows ?? []
  const words = data ? describeRows({ file: data.file, lines: new Map() }, results) : []
  const byKey = new Map(
    results.map(({ index, outcome }, position) => [
      data?.keys[index],
      { outcome, texts: words[position]?.texts ?? [] },
    ]),
  )
  return rows.map((row) => ({ row, outcome: undefined, texts: [], ...byKey.get(row.key) }))
}
