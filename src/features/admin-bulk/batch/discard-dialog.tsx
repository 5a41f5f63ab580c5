import type { InstanceId } from '@/contract/ids'
import { plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { describeDraft, type OtherDraft } from './draft'
import { useGrid, useGridState } from '../grid/grid-context'

/** The rows to be discarded: those of the grid, or of the draft of another tab. */
export type Discarding = { what: 'grid' } | { what: 'draft'; draft: OtherDraft }

interface DiscardDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  discarding: Discarding
  /** The name of an instance. */
  nameOf: (instanceId: InstanceId) => string | undefined
  onConfirm: () => void
}

/** Asks before rows are discarded. Mounted only while it is open. */
export function DiscardDialog({ discarding, nameOf, ...dialog }: DiscardDialogProps) {
  const { checks } = useGrid()
  const { count, noun } = useGridState(({ rows }) => ({
    count: rows.filter((row) => checks.isSent(row)).length,
    noun: rows.some(({ source }) => source) ? 'change' : 'item',
  }))
  const title =
    discarding.what === 'grid'
      ? `Discard ${plural(count, noun)}?`
      : `Discard the draft of ${plural(discarding.draft.rows.length, 'row')}?`
  return (
    <ConfirmDialog
      {...dialog}
      variant="destructive"
      title={title}
      description={
        discarding.what === 'grid'
          ? 'This clears the grid and deletes its draft.'
          : `${describeDraft(discarding.draft, nameOf)}. The rows in the grid stay.`
      }
      confirmLabel="Discard"
    />
  )
}
