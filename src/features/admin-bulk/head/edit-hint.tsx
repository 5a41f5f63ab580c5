import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { useMemo } from 'react'
import { useGrid, useSettledState } from '../sheet/grid-context'
import { Info } from './info-line'

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
      text={`${changed} of ${plural(opened, 'existing item')} changed${deleted > 0 ? `, ${deleted} to be deleted` : ''}.${canDelete ? '' : ' Items are not deleted with their rows.'}`}
    />
  )
}
