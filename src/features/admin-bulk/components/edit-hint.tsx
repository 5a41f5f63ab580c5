import { plural } from '@/lib/format'
import { InlineMessage } from '@/ui/inline-message'
import { useMemo } from 'react'
import { useGrid, useSettledState } from '../grid-context'

/** Says how many of the existing items in the grid are changed, and that removing a row deletes nothing. */
export function EditHint() {
  const { checks } = useGrid()
  const { rows } = useSettledState()
  const { opened, changed } = useMemo(() => {
    const edited = rows.filter(({ source }) => source)
    return {
      opened: edited.length,
      changed: edited.filter((row) => checks.editOf(row) !== null).length,
    }
  }, [rows, checks])
  if (opened === 0) return null
  return (
    <InlineMessage tone="info">
      {changed} of {plural(opened, 'existing item')} changed. Rows that you remove here stay in the
      catalog.
    </InlineMessage>
  )
}
