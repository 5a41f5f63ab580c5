import type { Wishlist } from '@/contract/wishlist'
import { SimLine } from '@/features/sims/components/sim-line'
import { useGains } from '@/features/sims/use-gains'

/** The simulation that the gains of a wishlist come from; nothing without one. */
export function SimNote({ wishlist }: { wishlist: Wishlist }) {
  const { sim } = useGains(wishlist)
  if (!sim) return null
  return (
    <div className="px-3 py-3 sm:border-t sm:border-line">
      <SimLine sim={sim} />
    </div>
  )
}
