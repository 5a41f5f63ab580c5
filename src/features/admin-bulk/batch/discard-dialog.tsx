import { plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { useGrid, useGridState } from '../sheet/grid-context'

interface DiscardDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: () => void
}

/** Asks before the rows of the grid are discarded. Mounted only while it is open. */
export function DiscardDialog(props: DiscardDialogProps) {
  const { checks } = useGrid()
  const { count, noun } = useGridState(({ rows }) => ({
    count: rows.filter((row) => checks.isSent(row)).length,
    noun: rows.some(({ source }) => source) ? 'change' : 'item',
  }))
  return (
    <ConfirmDialog
      {...props}
      variant="destructive"
      title={`Discard ${plural(count, noun)}?`}
      description="This clears the grid and deletes its draft."
      confirmLabel="Discard"
    />
  )
}
