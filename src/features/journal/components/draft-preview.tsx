import { messageOf } from '@/api/errors'
import { OutcomeCounts } from '@/features/admin-catalog/components/outcome-badges'
import { findRows, toLootText, toSearchText } from '@/game/word-search'
import { plural } from '@/lib/format'
import { SearchField } from '@/ui/fields/search-field'
import { ErrorMessage, InlineMessage } from '@/ui/messages/inline-message'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { useState } from 'react'
import type { DraftRow } from '../journal-draft'
import type { CheckedRow, useCheckedRows } from '../use-checked-rows'
import { DraftTable, factsOf } from './draft-table'
import { EditRow } from './edit-row'

/** From this number of rows on, they can be searched. */
const SEARCHED_MIN = 12

function textOf({ row, texts }: CheckedRow) {
  const other = [row.droppedBy, row.gap, factsOf(row), ...texts].filter(Boolean).join(' ')
  return row.kind === 'item'
    ? toLootText({ ...row.values, isTokenItem: row.values.isTokenItem === true }, undefined, other)
    : toSearchText(row.values.name, other)
}

interface DraftPreviewProps {
  name: string
  checked: ReturnType<typeof useCheckedRows>
  /** Whether the rows were imported, which says why nothing changes. */
  isImported: boolean
  onInclude: (key: string, isIncluded: boolean) => void
  onCorrect: (key: string, values: object) => void
}

/**
 * The rows that an import of the journal would create and change. Unchanged rows are only counted.
 * Rows that are left out by default come first, ticked or not, with the reason, because the admin
 * may have to complete them.
 */
export function DraftPreview({
  name,
  checked,
  isImported,
  onInclude,
  onCorrect,
}: DraftPreviewProps) {
  const [edited, setEdited] = useState<DraftRow | null>(null)
  const [search, setSearch] = useState('')
  const { counts, error } = checked
  const rows = findRows(checked.rows, search, textOf)
  // These rows stay in their place when they are ticked, so that the admin can go on with them.
  const incomplete = rows.filter(({ row }) => row.gap !== null)
  const leftOutCount = incomplete.filter(({ row }) => !row.isIncluded).length
  const differing = rows.filter(({ row, outcome }) => row.gap === null && outcome !== 'duplicate')
  const isLong =
    checked.rows.filter(({ row, outcome }) => row.gap !== null || outcome !== 'duplicate').length >
    SEARCHED_MIN
  const isUnchanged = counts && counts.new + counts.changed + counts.invalid === 0
  const table = {
    onEdit: setEdited,
    onInclude: ({ key }: DraftRow, isIncluded: boolean) => onInclude(key, isIncluded),
  }
  return (
    <>
      {error && (
        <ErrorMessage onRetry={checked.retry} retryLabel="Check again">
          {messageOf(error)}
        </ErrorMessage>
      )}
      {!counts && !error && <RowsSkeleton count={4} />}
      {isUnchanged && !isImported && (
        <InlineMessage tone="info">{`Nothing changes: ${name} already matches the journal.`}</InlineMessage>
      )}
      {counts && !isUnchanged && <OutcomeCounts name={name} counts={counts} />}
      {counts && counts.invalid > 0 && (
        <InlineMessage tone="error">
          {`${plural(counts.invalid, 'row')} cannot be imported. ${counts.invalid === 1 ? 'Edit it or leave it out.' : 'Edit them or leave them out.'}`}
        </InlineMessage>
      )}
      {isLong && (
        <div className="flex">
          <SearchField label="Search rows" value={search} onChange={setSearch} />
        </div>
      )}
      {search !== '' && incomplete.length + differing.length === 0 && (
        <p className="text-sm text-muted">{`No row matches “${search}”.`}</p>
      )}
      {incomplete.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-text">{`Left out: ${leftOutCount}`}</h3>
          <DraftTable caption="Left out" rows={incomplete} {...table} />
        </div>
      )}
      {counts && differing.length > 0 && (
        <DraftTable caption={`Changes to ${name}`} rows={differing} {...table} />
      )}
      {edited && (
        <EditRow
          row={edited}
          keepAs={`journal of ${name} ${edited.key}`}
          onSave={(values) => onCorrect(edited.key, values)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
