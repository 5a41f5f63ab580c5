import { messageOf } from '@/api/errors'
import { formatDate, joinFacts, plural } from '@/lib/format'
import { ErrorPanel } from '@/ui/error-panel'
import { useGains } from '../use-gains'
import { OldBadge } from './old-badge'

/** Which simulation the gains of a wishlist come from; nothing without one. */
export function SimSummary({ wishlistId }: { wishlistId: string }) {
  const { sim, error, refetch } = useGains(wishlistId)
  if (error) {
    return <ErrorPanel variant="inline" reason={messageOf(error)} onRetry={() => void refetch()} />
  }
  if (!sim) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {joinFacts([
        `Simulated ${formatDate(sim.simulatedAt) ?? ''}`,
        sim.fightStyle,
        sim.targetCount != null && plural(sim.targetCount, 'target'),
      ])}
      <OldBadge sim={sim} />
    </p>
  )
}
