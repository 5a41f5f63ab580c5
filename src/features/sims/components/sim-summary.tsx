import { messageOf } from '@/api/errors'
import type { Wishlist } from '@/contract/wishlist'
import { ErrorPanel } from '@/ui/error-panel'
import { useGains } from '../use-gains'
import { SimLine } from './sim-line'

/** The simulation that the gains of a wishlist come from; nothing without one. */
export function SimSummary({ wishlist }: { wishlist: Wishlist }) {
  const { sim, error, refetch } = useGains(wishlist)
  if (error) {
    return <ErrorPanel variant="inline" reason={messageOf(error)} onRetry={() => void refetch()} />
  }
  if (!sim) return null
  return <SimLine sim={sim} />
}
