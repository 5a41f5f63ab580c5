import { messageOf } from '@/api/errors'
import { UNDO_DAYS, type BulkOutcome } from '@/contract/admin/admin-history'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { plural } from '@/lib/format'
import { nameSome } from '@/lib/name-some'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { InlineMessage } from '@/ui/messages/inline-message'
import { useBulkDelete } from '../history/history.mutations'

interface BulkDeleteDialogProps {
  items: readonly AdminLootItem[]
  onClose: () => void
  onDone: (outcome: BulkOutcome) => void
}

/** Asks before many loot items are deleted: names them, and says how many are on wishlists. */
export function BulkDeleteDialog({ items, onClose, onDone }: BulkDeleteDialogProps) {
  const deletion = useBulkDelete()
  const usedCount = items.filter(({ wishlistCount }) => (wishlistCount ?? 0) > 0).length
  const isUsed = usedCount > 0
  const ids = items.map(({ id }) => id)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => deletion.mutate({ ids, force: isUsed }, { onSuccess: onDone })}
      variant="destructive"
      title={`Delete ${plural(items.length, 'item')}?`}
      description={`${nameSome(items.map(({ name }) => name))}. You can undo this for ${UNDO_DAYS} days in the history.`}
      confirmLabel={isUsed ? 'Delete anyway' : 'Delete'}
      pendingText="Deleting..."
      isPending={deletion.isPending}
      error={deletion.error && messageOf(deletion.error)}
    >
      {isUsed && (
        <InlineMessage tone="warning">{`${plural(usedCount, 'item')} will be removed from wishlists.`}</InlineMessage>
      )}
    </ConfirmDialog>
  )
}
