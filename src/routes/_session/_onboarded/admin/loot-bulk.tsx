import { loadQuery } from '@/app/load-query'
import {
  adminBossesQuery,
  adminInstancesQuery,
} from '@/features/admin-catalog/admin-catalog.queries'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { AdminPage } from '@/features/admin-catalog/components/admin-page'
import { BulkWorkbench } from '@/features/admin-bulk/components/bulk-workbench'
import { drafts } from '@/features/admin-bulk/draft'
import { JournalEntry } from '@/features/journal/components/journal-entry'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { loadOpenedLoot } from '@/features/admin-bulk/load-opened-loot'
import { toLootFilters } from '@/features/admin-catalog/table-search-params'
import { hasFeature } from '@/features/session/features'
import { pageTitle } from '@/lib/page-title'
import { TablePageSkeleton } from '@/ui/page-skeleton'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { lootSearch } from './-table-search'

const searchSchema = z.object({
  instanceId: z.catch(z.optional(z.string()), undefined),
  bossId: z.catch(z.optional(z.string()), undefined),
  /** Whether the sheet that imports from the journal is open. */
  journal: z.catch(z.optional(z.boolean()), undefined),
  /** The filters of the loot table whose items are opened in the grid. */
  open: z.catch(z.optional(lootSearch), undefined),
})

export const Route = createFileRoute('/_session/_onboarded/admin/loot-bulk')({
  // The loader is split off too, so that a player's first load has no admin code.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  validateSearch: searchSchema,
  loaderDeps: ({ search: { open } }) => ({ open }),
  loader: async ({ context: { queryClient }, deps: { open }, cause }) => {
    // Items have been opened, or another instance is chosen. A skeleton would hide the cell that is edited.
    if (cause === 'stay' && !open) return { opened: null }
    const isOpening = open && hasFeature(queryClient, 'loot-edits')
    const [opened] = await Promise.all([
      isOpening ? loadOpenedLoot(toLootFilters(open)) : null,
      loadQuery(queryClient, adminBossesQuery()),
      loadQuery(queryClient, adminInstancesQuery()),
      drafts.restore(),
    ])
    return { opened }
  },
  head: () => pageTitle('Enter items in bulk', 'Admin'),
  pendingComponent: TablePageSkeleton,
  errorComponent: AdminError,
  component: AdminLootBulk,
})

function AdminLootBulk() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { opened } = Route.useLoaderData()
  const [{ data: allBosses }, { data: instances }] = useSuspenseQueries({
    queries: [adminBossesQuery(), adminInstancesQuery()],
  })
  // Ids in the URL may belong to a deleted instance or boss, which is then not selected.
  const instanceId = instances.find(({ id }) => id === search.instanceId)?.id ?? ''
  const bosses = useMemo(
    () => allBosses.filter((boss) => boss.instanceId === instanceId),
    [allBosses, instanceId],
  )
  const bossId = bosses.find(({ id }) => id === search.bossId)?.id ?? ''
  // Only used to mark existing items, so the page does not wait for it.
  const { data: loot = NO_LOOT } = useQuery({
    ...instanceLootQuery(instanceId),
    enabled: instanceId !== '',
  })
  const target = useMemo(() => ({ instanceId, bossId }), [instanceId, bossId])
  return (
    <AdminPage
      title="Enter items in bulk"
      isFullSize
      actions={
        <JournalEntry
          isOpen={search.journal === true}
          onOpenChange={(isOpen) =>
            void navigate({
              search: (current) => ({ ...current, journal: isOpen || undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      }
    >
      <BulkWorkbench
        instances={instances}
        bosses={bosses}
        loot={loot}
        target={target}
        opened={opened}
        onTargetChange={(next) =>
          void navigate({
            search: {
              instanceId: next.instanceId || undefined,
              bossId: next.bossId || undefined,
            },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </AdminPage>
  )
}

/** A constant, so that memoized values do not change on every render before the loot has loaded. */
const NO_LOOT: never[] = []
