import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import type { ChangesInWords } from './diff-columns'

interface PlannedInWords {
  outcome: DryRunRow['outcome']
  /** The messages of an invalid row. */
  fields?: Record<string, string>
  /** The changes of a changed row. */
  words?: ChangesInWords
}

/** The messages of an invalid row, or the changes of a changed row, as a dry run reports them. */
export function wordsOf({ fields, words }: PlannedInWords): Pick<DryRunRow, 'fields' | 'changes'> {
  return words ?? { fields: fields ?? null, changes: null }
}
