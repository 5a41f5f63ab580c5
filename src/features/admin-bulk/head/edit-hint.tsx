import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { useMemo } from 'react'
import { Info } from './info-line'
import { useGrid, useSettledState } from '../grid/grid-context'

const REMOVING = ' Rows that you remove here stay in the catalog.'
const DELETING = ' A row that you remove stays in the catalog; the menu “…” can delete its item.'

/**
 * Says how many of the existing items in the grid are changed or deleted, and that removing a row
 * deletes nothing, and what does.
 */
export function EditHint() {
  const { checks } = useGrid()
  const canDelete = useFeature('admin-history')
  const { rows } = useSettledState()
  const { opened, changed, deleted } = useMemo(() => {
    const edited = rows.filter(({ source }) => source)
    return {
      opened: edited.length,
      changed: edited.filter((row) => checks.editOf(row) !== null).length,
      deleted: edited.filter(({ isDeleted }) => isDeleted).length,
    }
  }, [rows, checks])
  if (opened === 0) return null
  return (
    <Info
      text={`${changed} of ${plural(opened, 'existing item')} changed${deleted > 0 ? `, ${deleted} to be deleted` : ''}.${canDelete ? DELETING : REMOVING}`}
    />
  )
}
