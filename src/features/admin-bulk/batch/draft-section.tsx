import type { InstanceId } from '@/contract/ids'
import { InlineMessage } from '@/ui/messages/inline-message'
import { useGrid } from '../grid/grid-context'
import { DiscardDialog, type Discarding } from './discard-dialog'
import { useAfterClosing } from './use-after-closing'
import type { useOpenDrafts } from './use-open-drafts'

interface DraftSectionProps {
  drafts: ReturnType<typeof useOpenDrafts>
  /** The name of an instance. */
  nameOf: (instanceId: InstanceId) => string | undefined
  /** False if the browser cannot store the draft of this tab. */
  isStored: boolean
  /** What the user is asked to discard, if anything. */
  discarding: Discarding | null
  onDiscardingChange: (discarding: Discarding | null) => void
}

/** Says that the draft could not be stored, and asks before one is discarded. */
export function DraftSection({
  drafts,
  nameOf,
  isStored,
  discarding,
  onDiscardingChange,
}: DraftSectionProps) {
  const { focus } = useGrid()
  useAfterClosing(discarding !== null, () => focus.focusActiveCell())
  return (
    <>
      {!isStored && (
        <InlineMessage tone="warning" role="alert">
          The draft could not be saved in this browser. Submit it or save it as CSV, or it will be
          lost when the page is reloaded.
        </InlineMessage>
      )}
      {discarding && (
        <DiscardDialog
          discarding={discarding}
          nameOf={nameOf}
          onConfirm={() => {
            if (discarding.what === 'grid') drafts.discardGrid()
            else void drafts.discardOther(discarding.draft)
            onDiscardingChange(null)
          }}
          open
          onOpenChange={() => onDiscardingChange(null)}
        />
      )}
    </>
  )
}
