import { ConflictError, messageOf } from '@/api/errors'
import { plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { InlineMessage } from '@/ui/inline-message'
import { useState } from 'react'
import { useDeletion, type Deletion } from '../admin-catalog.mutations'

/** What is to be deleted, with what is known to go with it. */
export interface DeleteTarget extends Deletion {
  bossCount?: number
  itemCount?: number
  /** The wishlists that use it. */
  wishlistCount: number
}

interface DeleteDialogProps {
  target: DeleteTarget
  onClose: () => void
}

/**
 * Asks before something of the catalogue is deleted, and says what goes with it. What wishlists use
 * is deleted only once their number was shown; the server has the last word on it.
 */
export function DeleteDialog({ target, onClose }: DeleteDialogProps) {
  const deletion = useDeletion()
  const [wishlistCount, setWishlistCount] = useState<number | null>(target.wishlistCount)
  const belongings = [
    target.bossCount ? plural(target.bossCount, 'boss', 'bosses') : null,
    target.itemCount ? plural(target.itemCount, 'item') : null,
  ].filter((part) => part !== null)
  const isUsed = wishlistCount === null || wishlistCount > 0

  function confirm() {
    deletion.mutate(
      { ...target, force: isUsed },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (error instanceof ConflictError) setWishlistCount(countOf(error))
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
      title={`Delete ${target.name}?`}
      description={
        belongings.length > 0
          ? `Its ${belongings.join(' and ')} will be gone with it, for good.`
          : 'It will be gone for good.'
      }
      confirmLabel={isUsed ? 'Delete all the same' : 'Delete'}
      pendingText="Deleting..."
      isPending={deletion.isPending}
      error={deletion.error && messageOf(deletion.error)}
    >
      {isUsed && <InlineMessage tone="warning">{usage(target.kind, wishlistCount)}</InlineMessage>}
    </ConfirmDialog>
  )
}

/** The count that a refusal names; null: it is used, and nobody says how often. */
function countOf({ details }: ConflictError): number | null {
  return typeof details?.wishlistCount === 'number' ? details.wishlistCount : null
}

function usage(kind: DeleteTarget['kind'], count: number | null): string {
  const isOne = count === 1
  const lists = count === null ? 'Wishlists' : plural(count, 'wishlist')
  if (kind === 'instance') {
    return `${lists} ${isOne ? 'is' : 'are'} made for it and will be deleted too.`
  }
  return `${lists} ${isOne ? 'holds' : 'hold'} ${kind === 'boss' ? 'items of it' : 'it'} and will lose ${kind === 'boss' ? 'them' : 'it'}.`
}
