import type { AdminInstance } from '@/contract/admin/admin-instance'
import { plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'

/** Whether players would miss an instance: it is in the current tier and has wishlists. */
export function isUsedTier({ isCurrentTier, wishlistCount }: AdminInstance): boolean {
  return isCurrentTier && (wishlistCount ?? 0) > 0
}

/** Whom it affects when an instance is switched off. */
export function describeHiding({ wishlistCount }: AdminInstance): string {
  const count = wishlistCount ?? 0
  return `${plural(count, 'wishlist')} ${count === 1 ? 'is' : 'are'} for this raid of the current tier. Players no longer see it on Home and cannot create wishlists for it until it is switched on again.`
}

interface HideDialogProps {
  instance: AdminInstance
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an instance of the current tier that has wishlists is switched off. */
export function HideDialog({ instance, onConfirm, onClose }: HideDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => {
        onConfirm()
        onClose()
      }}
      variant="warning"
      title={`Switch off ${instance.name}?`}
      description={`${describeHiding(instance)} Nothing is deleted.`}
      confirmLabel="Switch off"
    />
  )
}
