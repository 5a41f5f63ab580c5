import type { Wishlist, WishlistItem } from '@/contract/wishlist'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { RowsSkeleton } from '@/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { groupByBoss } from '../group-by-boss'

interface WishesByBossProps {
  instance: Wishlist['instance']
  items: readonly WishlistItem[]
  renderRows: (wishes: readonly WishlistItem[]) => ReactNode
}

/** What to hope for at each pull, in encounter order; bosses with nothing are there too. */
export function WishesByBoss({ instance, items, renderRows }: WishesByBossProps) {
  const { data: bosses = [], isPending } = useQuery(instanceLootQuery(instance.id))
  if (isPending) return <RowsSkeleton count={6} />
  // After a failure the bosses of the wishes are shown, and nothing said about the others.
  return groupByBoss(items, bosses).map(({ id, name, wishes }) => (
    // The picker beside it has a part for each boss too, under the boss's name alone.
    <section
      key={id}
      aria-label={`Wishes from ${name}`}
      className="border-b border-line last:border-b-0"
    >
      <h2 className="px-4 pt-4 pb-1 font-medium">{name}</h2>
      {wishes.length > 0 ? (
        <ul>{renderRows(wishes)}</ul>
      ) : (
        <p className="px-4 pb-4 text-sm text-faint">Nothing to hope for here</p>
      )}
    </section>
  ))
}
