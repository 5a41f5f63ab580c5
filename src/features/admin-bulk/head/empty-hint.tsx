import type { InstanceId } from '@/contract/ids'
import { Button } from '@/ui/button'
import { describeDraft } from '../batch/draft'
import type { useOpenDrafts } from '../batch/use-open-drafts'
import { useGrid, useGridState } from '../grid/grid-context'
import { isBlankRow } from '../grid/grid-rows'
import { NO_ROWS } from '../grid/grid-state'
import { Info } from './info-line'

interface EmptyHintProps {
  drafts: ReturnType<typeof useOpenDrafts>
  /** The name of an instance. */
  nameOf: (instanceId: InstanceId) => string | undefined
}

/**
 * Says how to fill an empty grid: from the last draft of a closed tab, or by pasting or typing; or
 * that no row matches the filter.
 */
export function EmptyHint({ drafts, nameOf }: EmptyHintProps) {
  const { store } = useGrid()
  const { rows, hiddenRows } = useGridState((state) => state)
  if (rows.every(({ id }) => hiddenRows.has(id)))
    return (
      <Info text="No rows match the filter.">
        <Button size="sm" variant="outline" className="h-7" onClick={() => store.hideRows(NO_ROWS)}>
          Show all
        </Button>
      </Info>
    )
  if (!rows.every(isBlankRow)) return null
  const [draft] = drafts.others
  if (!draft) return <Info text="Paste rows from a spreadsheet, or type." />
  return (
    <Info text={`You have a draft of ${describeDraft(draft, nameOf)}.`}>
      <Button
        variant="outline"
        size="sm"
        className="h-7 shrink-0"
        onClick={() => void drafts.open(draft)}
      >
        Open it
      </Button>
    </Info>
  )
}
