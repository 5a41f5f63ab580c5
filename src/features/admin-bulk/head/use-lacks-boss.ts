import { useMemo } from 'react'
import { useGrid, useSettledState } from '../grid/grid-context'

/** Whether an instance or boss has to be chosen for any row. */
export function useLacksBoss(): boolean {
  const { checks } = useGrid()
  const { rows } = useSettledState()
  return useMemo(() => rows.some((row) => checks.lacksBoss(row)), [rows, checks])
}
