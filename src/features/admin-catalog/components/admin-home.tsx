import type { AdminInstance } from '@/contract/admin/admin-instance'
import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { nameSome } from '@/lib/name-some'
import { Card } from '@/ui/card'
import { InlineMessage } from '@/ui/messages/inline-message'
import { Page, PageHeader, SectionTitle } from '@/ui/page'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { ChevronRight, ChevronsUp, History, Table2, TriangleAlert } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { adminBossesQuery, adminInstancesQuery } from '../admin-catalog.queries'
import { findCatalogGaps, type CatalogGap } from '../catalog-gaps'
import { DraftLine } from './draft-line'

/** The admin index: the size of the catalog, and its gaps. */
export function AdminHome() {
  const [{ data: instances }, { data: bosses }] = useSuspenseQueries({
    queries: [adminInstancesQuery(), adminBossesQuery()],
  })
  const hasHistory = useFeature('admin-history')
  const hasGear = useFeature('gear')
  /** Whether the last tile is alone in its row on narrow screens. */
  const isOdd = hasHistory !== hasGear
  const gaps = useMemo(() => findCatalogGaps(instances, bosses), [instances, bosses])
  const inTier = instances.filter(({ isCurrentTier }) => isCurrentTier)
  const tierIds = new Set(inTier.map(({ id }) => id))
  const tierBosses = bosses.filter(({ instanceId }) => tierIds.has(instanceId)).length
  const itemCount = countItems(instances)
  return (
    <Page>
      <PageHeader title="Admin" />
      <div className="@container">
        <ul
          className={cx(
            'grid grid-cols-2 gap-4 @max-3xs:grid-cols-1',
            hasHistory && hasGear ? 'lg:grid-cols-3' : isOdd ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
          )}
        >
          <Tile
            count={instances.length}
            text={`${instances.filter(({ isActive }) => isActive).length} active`}
          >
            <Link to="/admin/instances" className={TILE_LINK}>
              Instances
            </Link>
          </Tile>
          <Tile count={bosses.length} text={`${tierBosses} in the current tier`}>
            <Link to="/admin/bosses" className={TILE_LINK}>
              Bosses
            </Link>
          </Tile>
          <Tile count={itemCount} text={`${countItems(inTier)} in the current tier`}>
            <Link to="/admin/loot" className={TILE_LINK}>
              Loot
            </Link>
          </Tile>
          <Tile icon={<Table2 aria-hidden className="size-8" />} text="Create many items in a grid">
            <Link to="/admin/loot-bulk" className={TILE_LINK}>
              Enter items in bulk
            </Link>
          </Tile>
          {hasHistory && (
            <Tile
              icon={<History aria-hidden className="size-8" />}
              text="What admins have changed, with undo"
              className={isOdd ? 'max-lg:@3xs:col-span-2' : undefined}
            >
              <Link to="/admin/history" className={TILE_LINK}>
                History
              </Link>
            </Tile>
          )}
          {hasGear && (
            <Tile
              icon={<ChevronsUp aria-hidden className="size-8" />}
              text="Bonus IDs of the upgrade tracks"
              className={isOdd ? 'max-lg:@3xs:col-span-2' : undefined}
            >
              <Link to="/admin/seasons" className={TILE_LINK}>
                Seasons
              </Link>
            </Tile>
          )}
        </ul>
      </div>
      <DraftLine />
      {gaps.length === 0 ? (
        <InlineMessage tone="success">
          Every instance has bosses, and every boss has loot items.
        </InlineMessage>
      ) : (
        <section aria-labelledby="attention" className="flex flex-col gap-3">
          <SectionTitle id="attention">Needs attention</SectionTitle>
          <p className="text-sm text-muted">{`${plural(gaps.length, 'gap')} in the catalog`}</p>
          <ul className="divide-y divide-line rounded-lg border border-line bg-panel">
            {gaps.map((gap) => (
              <li key={keyOf(gap)}>
                <GapLink gap={gap} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}

function countItems(instances: readonly AdminInstance[]): number {
  return instances.reduce((sum, { itemCount }) => sum + (itemCount ?? 0), 0)
}

/** The link covers its whole tile. */
const TILE_LINK =
  'text-lg font-semibold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent'

interface TileProps {
  /** A number, or an icon instead. */
  count?: number
  icon?: ReactNode
  text: string
  className?: string
  children: ReactNode
}

function Tile({ count, icon, text, className, children }: TileProps) {
  return (
    <li className={className}>
      <Card className="relative h-full transition-colors hover:border-control">
        {icon && <div className="mb-1.5 text-accent">{icon}</div>}
        {/* Not in the display font: its figures have different heights. */}
        {count !== undefined && (
          <p className="text-3xl font-semibold text-accent tabular-nums">{count}</p>
        )}
        <p>{children}</p>
        <p className="text-sm text-muted">{text}</p>
      </Card>
    </li>
  )
}

function keyOf(gap: CatalogGap): string {
  switch (gap.kind) {
    case 'no-tier':
      return gap.kind
    case 'inactive-tier':
    case 'no-bosses':
    case 'no-items':
      return `${gap.kind} ${gap.instance.id}`
  }
}

const ROW =
  'flex min-h-touch items-center gap-3 px-4 py-3 text-sm transition-colors hover:bg-raised first:rounded-t-lg'

/** One gap, linked to the page where it can be filled. */
function GapLink({ gap }: { gap: CatalogGap }) {
  switch (gap.kind) {
    case 'no-tier':
      return (
        <Link to="/admin/instances" className={ROW}>
          <RowText action="Choose one">No instance is in the current tier</RowText>
        </Link>
      )
    case 'inactive-tier':
      return (
        <Link to="/admin/instances" search={{ edit: gap.instance.id }} className={ROW}>
          <RowText action="Edit it">{`${gap.instance.name} is in the current tier but not active`}</RowText>
        </Link>
      )
    case 'no-bosses':
      return (
        <Link
          to="/admin/bosses"
          search={{ instanceId: gap.instance.id, new: true }}
          className={ROW}
        >
          <RowText action="Add a boss">{`${gap.instance.name} has no bosses`}</RowText>
        </Link>
      )
    case 'no-items': {
      const { bosses, instance } = gap
      const only = bosses.length === 1 ? bosses[0] : undefined
      return (
        <Link
          to="/admin/loot-bulk"
          search={{ instanceId: instance.id, bossId: only?.id }}
          className={ROW}
        >
          <RowText action="Enter items">
            {only
              ? `${only.name} has no items (${instance.name})`
              : `${bosses.length} bosses of ${instance.name} have no items: ${nameSome(bosses.map(({ name }) => name))}`}
          </RowText>
        </Link>
      )
    }
  }
}

function RowText({ action, children }: { action: string; children: ReactNode }) {
  return (
    <>
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning-text" />
      <span className="min-w-0 flex-1 break-words text-text">{children}</span>
      <span className="inline-flex shrink-0 items-center gap-1 text-accent-text">
        <span>{action}</span>
        <ChevronRight aria-hidden className="size-4" />
      </span>
    </>
  )
}
