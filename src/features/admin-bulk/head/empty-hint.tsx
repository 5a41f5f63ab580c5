import type { InstanceId } from '@/contract/ids'
import { Button } from '@/ui/button'
import { describeDraft } from '../batch/draft'
import type { useOpenDrafts } from '../batch/use-open-drafts'
import { useSettledState } from '../grid/grid-context'
import { isBlankRow } from '../grid/grid-rows'
import { Info } from './info-line'

interface EmptyHintProps {
  drafts: ReturnType<typeof useOpenDrafts>
  /** The name of an instance. */
  nameOf: (instanceId: InstanceId) => string | undefined
}

/** Says how to fill an empty grid: from the last draft of a closed tab, or by pasting or typing. */
export function EmptyHint({ drafts, nameOf }: EmptyHintProps) {
  const { rows } = useSettledState()
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
