import { messageOf } from '@/api/errors'
import type { Wishlist } from '@/contract/wishlist'
import { useGear } from '@/features/gear/use-gear'
import { useGains } from '@/features/sims/use-gains'
import { ErrorPanel } from '@/ui/messages/error-panel'

/** Says that the gains or the character's gear could not be loaded; usually nothing. */
export function LoadErrors({ wishlist }: { wishlist: Wishlist }) {
  return [useGains(wishlist), useGear(wishlist.id)].map(
    ({ error, refetch }, index) =>
      error && (
        <ErrorPanel
          // The two are always the same.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          variant="inline"
          reason={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ),
  )
}
