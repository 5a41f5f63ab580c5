import { plural } from '@/lib/format'
import { Card } from '@/ui/card'
import { InlineMessage } from '@/ui/inline-message'
import { Page, PageHeader } from '@/ui/page'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Table2, TriangleAlert } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { adminBossesQuery, adminInstancesQuery } from '../admin-catalog.queries'
import { findAttention, type Attention } from '../attention'

/** What the catalogue holds, and what of it is not finished. */
export function AdminHome() {
  const [{ data: instances }, { data: bosses }] = useSuspenseQueries({
    queries: [adminInstancesQuery(), adminBossesQuery()],
  })
  const attention = useMemo(() => findAttention(instances, bosses), [instances, bosses])
  const itemCount = instances.reduce((sum, instance) => sum + (instance.itemCount ?? 0), 0)
  return (
    <Page>
      <PageHeader title="Admin" />
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Tile count={instances.length} text="every raid, active or not">
          <Link to="/admin/instances" className={TILE_LINK}>
            Instances
          </Link>
        </Tile>
        <Tile count={bosses.length} text="in encounter order">
          <Link to="/admin/bosses" className={TILE_LINK}>
            Bosses
          </Link>
        </Tile>
        <Tile count={itemCount} text="what they drop">
          <Link to="/admin/loot" className={TILE_LINK}>
            Loot
          </Link>
        </Tile>
        <Tile text="many items at once, from a spreadsheet">
          <Link to="/admin/loot-bulk" className={TILE_LINK}>
            Bulk entry
          </Link>
        </Tile>
      </ul>
      <section aria-labelledby="attention" className="flex flex-col gap-3">
        <h2 id="attention" className="text-xl font-semibold">
          Needs attention
        </h2>
        {attention.length === 0 ? (
          <InlineMessage tone="success">
            Every raid has its bosses, and every boss has something to drop.
          </InlineMessage>
        ) : (
          <>
            <p className="text-sm text-muted">{plural(attention.length, 'thing')} to look at</p>
            <ul className="divide-y divide-line rounded-lg border border-line bg-panel">
              {attention.map((one) => (
                <li key={keyOf(one)}>
                  <AttentionLink attention={one} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </Page>
  )
}

/** The whole tile can be pressed. */
const TILE_LINK =
  'text-lg font-semibold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent'

interface TileProps {
  count?: number
  text: string
  children: ReactNode
}

function Tile({ count, text, children }: TileProps) {
  return (
    <li>
      <Card className="relative h-full transition-colors hover:border-control">
        {count === undefined ? (
          <Table2 aria-hidden className="mb-2 size-9 text-accent" />
        ) : (
          <p className="font-display text-4xl text-accent tabular-nums">{count}</p>
        )}
        <p>{children}</p>
        <p className="text-sm text-muted">{text}</p>
      </Card>
    </li>
  )
}

function keyOf(attention: Attention): string {
  switch (attention.kind) {
    case 'no-tier':
      return attention.kind
    case 'inactive-tier':
    case 'no-bosses':
      return `${attention.kind} ${attention.instance.id}`
    case 'no-items':
      return `${attention.kind} ${attention.boss.id}`
  }
}

const ROW =
  'flex min-h-touch items-center gap-3 px-4 py-3 text-sm transition-colors hover:bg-raised first:rounded-t-lg'

/** What is missing, and the way to where it is mended. */
function AttentionLink({ attention }: { attention: Attention }) {
  switch (attention.kind) {
    case 'no-tier':
      return (
        <Link to="/admin/instances" className={ROW}>
          <RowText mend="Choose one">No instance is of the current tier</RowText>
        </Link>
      )
    case 'inactive-tier':
      return (
        <Link to="/admin/instances" search={{ edit: attention.instance.id }} className={ROW}>
          <RowText mend="Edit it">
            {attention.instance.name} is of the current tier, but not active
          </RowText>
        </Link>
      )
    case 'no-bosses':
      return (
        <Link
          to="/admin/bosses"
          search={{ instanceId: attention.instance.id, new: true }}
          className={ROW}
        >
          <RowText mend="Add a boss">{attention.instance.name} has no bosses</RowText>
        </Link>
      )
    case 'no-items': {
      const { boss, instance } = attention
      return (
        <Link
          to="/admin/loot-bulk"
          search={{ instanceId: boss.instanceId, bossId: boss.id }}
          className={ROW}
        >
          <RowText mend="Enter items">
            {boss.name} has no items{instance && ` (${instance.name})`}
          </RowText>
        </Link>
      )
    }
  }
}

function RowText({ mend, children }: { mend: string; children: ReactNode }) {
  return (
    <>
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning-text" />
      <span className="min-w-0 flex-1 break-words text-text">{children}</span>
      <span className="inline-flex shrink-0 items-center gap-1 text-accent-text">
        {mend}
        <ChevronRight aria-hidden className="size-4" />
      </span>
    </>
  )
}
