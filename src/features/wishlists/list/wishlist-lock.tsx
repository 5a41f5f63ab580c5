import type { WishlistLock as Lock } from '@/contract/wishlist'
import { formatDateTime } from '@/lib/format'
import { InlineMessage } from '@/ui/messages/inline-message'
import { RowGroup } from '@/ui/lists/row-group'
import type { ReactNode } from 'react'

interface WishlistLockProps {
  lock: Lock
  /** False before the lock starts. */
  isLocked: boolean
}

/** Says who has locked a wishlist and why, or when it will be locked. */
export function WishlistLock({ lock, isLocked }: WishlistLockProps) {
  const { guild, reason, startsAt } = lock
  return (
    <InlineMessage tone="info" className="max-sm:py-1.5!">
      <span>
        {isLocked
          ? `Locked by ${guild.name}: ${reason}`
          : `${guild.name} locks this list at ${formatDateTime(startsAt)}: ${reason}`}
      </span>
      {isLocked && (
        <span className="block text-muted max-sm:hidden">
          You can still tick items and edit notes.
        </span>
      )}
    </InlineMessage>
  )
}

interface LockedPickerProps {
  /** Null if the character now belongs to another Battle.net account. */
  lock: Lock | null
  /**
   * The rows of the wishes in the chosen slot, if the view beside the picker does not show them.
   */
  wishesOfSlot: ReactNode
}

/** Shown in place of the picker while no items can be added. */
export function LockedPicker({ lock, wishesOfSlot }: LockedPickerProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        {lock
          ? `Items can be added again when ${lock.guild.name} has unlocked the lists.`
          : 'Items cannot be added, because the character now belongs to another account.'}
      </p>
      {wishesOfSlot && (
        <section aria-label="Your wishes" className="@container">
          <RowGroup label="Wishes">
            <ul className="overflow-hidden rounded-md border border-line">{wishesOfSlot}</ul>
          </RowGroup>
        </section>
      )}
    </div>
  )
}
