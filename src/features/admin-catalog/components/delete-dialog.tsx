import { ConflictError, messageOf } from '@/api/errors'
import { UNDO_DAYS } from '@/contract/admin/admin-history'
import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { InlineMessage } from '@/ui/messages/inline-message'
import { useState } from 'react'
import type { Deletion } from '../admin-catalog.mutations'
import { useDeletion } from '../history/history.mutations'

interface DeleteDialogProps {
  kind: Deletion['kind']
  /** The row, with the known numbers of rows below it and of wishlists that use it. */
  row: {
    id: string
    name: string
    bossCount?: number | null
    itemCount?: number | null
    wishlistCount?: number | null
  }
  onClose: () => void
}

/**
 * Asks before a row of the catalog is deleted and lists what would be deleted with it. A row that
 * wishlists use is deleted only after their number has been shown. If a wishlist has started to use
 * the row in the meantime, the server rejects the deletion and the dialog asks again.
 */
export function DeleteDialog({ kind, row, onClose }: DeleteDialogProps) {
  const deletion = useDeletion()
  const canUndo = useFeature('admin-history')
  const [wishlistCount, setWishlistCount] = useState<number | null>(row.wishlistCount ?? 0)
  const contents = [
    row.bossCount ? plural(row.bossCount, 'boss', 'bosses') : null,
    row.itemCount ? plural(row.itemCount, 'item') : null,
  ].filter((part) => part !== null)
  const isUsed = wishlistCount === null || wishlistCount > 0

  function confirm() {
    deletion.mutate(
      { kind, id: row.id, name: row.name, force: isUsed },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (error instanceof ConflictError) setWishlistCount(wishlistCountOf(error))
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={confirm}
      variant="destructive"
      title={`Delete ${row.name}?`}
      description={
        contents.length > 0
          ? `Its ${contents.join(' and ')} will be deleted too. ${describeRestore(canUndo)}`
          : describeRestore(canUndo)
      }
      confirmLabel={isUsed ? 'Delete anyway' : 'Delete'}
      pendingText="Deleting..."
      isPending={deletion.isPending}
      error={deletion.error && messageOf(deletion.error)}
    >
      {isUsed && (
        <InlineMessage tone="warning">
          {describeUsage(kind, wishlistCount)}
          {canUndo && ` Undo restores the ${kind === 'instance' ? 'wishlists' : 'wishes'} too.`}
        </InlineMessage>
      )}
    </ConfirmDialog>
  )
}

function describeRestore(canUndo: boolean): string {
  return canUndo
    ? `You can undo this for ${UNDO_DAYS} days in the history.`
    : 'This cannot be undone.'
}

/** The number of wishlists that the server's error gives, or null if it gives none. */
function wishlistCountOf({ details }: ConflictError): number | null {
  return typeof details?.wishlistCount === 'number' ? details.wishlistCount : null
}

function describeUsage(kind: Deletion['kind'], count: number | null): string {
  const wishlists = count === null ? 'Wishlists' : plural(count, 'wishlist')
  switch (kind) {
    case 'instance':
      return `${wishlists} for this instance will be deleted too.`
    case 'boss':
      return `Loot items of this boss will be removed from ${wishlists.toLowerCase()}.`
    case 'season': // Never on wishlists.
    case 'item':
      return `This item will be removed from ${wishlists.toLowerCase()}.`
  }
}
