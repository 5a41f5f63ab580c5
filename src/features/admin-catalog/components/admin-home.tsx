import type { AdminInstance } from '@/contract/admin/admin-instance'
import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { nameSome } from '@/lib/name-some'
import { Card } from '@/ui/card'
import { InlineMessage } from '@/ui/messages/inline-message'
import { Page, PageHeader, SectionTitle } from '@/ui/page'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import {
  ChevronRight,
  ChevronsUp,
  History,
  Table2,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
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
  const lastTile = isOdd ? 'max-lg:@3xs:col-span-2' : undefined
  const gaps = findCatalogGaps(instances, bosses)
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
            to="/admin/instances"
            label="Instances"
            count={instances.length}
            text={`${instances.filter(({ isActive }) => isActive).length} active`}
          />
          <Tile
            to="/admin/bosses"
            label="Bosses"
            count={bosses.length}
            text={`${tierBosses} in the current tier`}
          />
          <Tile
            to="/admin/loot"
            label="Loot"
            count={itemCount}
            text={`${countItems(inTier)} in the current tier`}
          />
          <Tile
            to="/admin/loot-bulk"
            label="Enter items in bulk"
            Icon={Table2}
            text="Create many items in a grid"
          />
          {hasHistory && (
            <Tile
              to="/admin/history"
              label="History"
              Icon={History}
              text="What admins have changed, with undo"
              className={lastTile}
            />
          )}
          {hasGear && (
            <Tile
              to="/admin/seasons"
              label="Seasons"
              Icon={ChevronsUp}
              text="Bonus IDs of the upgrade tracks"
              className={lastTile}
            />
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
              <li key={`${gap.kind} ${'instance' in gap ? gap.instance.id : ''}`}>
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

interface TileProps extends Pick<LinkProps, 'to'> {
  label: string
  /** A number, or an icon instead. */
  count?: number
  Icon?: LucideIcon
  text: string
  className?: string
}

function Tile({ to, label, count, Icon, text, className }: TileProps) {
  return (
    <li className={className}>
      <Card className="relative h-full transition-colors hover:border-control">
        {/* Not in the display font: its figures have different heights. */}
        <div className="h-9.5 text-3xl font-semibold text-accent tabular-nums">
          {Icon ? <Icon aria-hidden className="size-8" /> : count}
        </div>
        <h2>
          <Link to={to} className={TILE_LINK}>
            {label}
          </Link>
        </h2>
        <p className="text-sm text-muted">{text}</p>
      </Card>
    </li>
  )
}

/** What is missing, and the link to the page where it can be filled. */
function describeGap(gap: CatalogGap): LinkProps & { action: string; text: string } {
  switch (gap.kind) {
    case 'no-tier':
      return {
        to: '/admin/instances',
        action: 'Choose one',
        text: 'No instance is in the current tier',
      }
    case 'inactive-tier':
      return {
        to: '/admin/instances',
        search: { edit: gap.instance.id },
        action: 'Edit it',
        text: `${gap.instance.name} is in the current tier but not active`,
      }
    case 'no-bosses':
      return {
        to: '/admin/bosses',
        search: { instanceId: gap.instance.id, new: true },
        action: 'Add a boss',
        text: `${gap.instance.name} has no bosses`,
      }
    case 'no-items': {
      const { bosses, instance } = gap
      const only = bosses.length === 1 ? bosses[0] : undefined
      return {
        to: '/admin/loot-bulk',
        search: { instanceId: instance.id, bossId: only?.id },
        action: 'Enter items',
        text: only
          ? `${only.name} has no items (${instance.name})`
          : `${bosses.length} bosses of ${instance.name} have no items: ${nameSome(bosses.map(({ name }) => name))}`,
      }
    }
  }
}

function GapLink({ gap }: { gap: CatalogGap }) {
  const { action, text, ...link } = describeGap(gap)
  return (
    <Link
      {...link}
      className="flex min-h-touch items-center gap-3 px-4 py-3 text-sm transition-colors hover:bg-raised first:rounded-t-lg"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning-text" />
      <span className="min-w-0 flex-1 break-words text-text">{text}</span>
      <span className="inline-flex shrink-0 items-center gap-1 text-accent-text">
        <span>{action}</span>
        <ChevronRight aria-hidden className="size-4" />
      </span>
    </Link>
  )
}
