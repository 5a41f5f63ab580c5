import { loadQuery } from '@/app/load-query'
import { pageTitle } from '@/app/page-title'
import { adoptDrafts, newestDraft } from '@/features/admin-bulk/batch/draft'
import { loadOpenedLoot } from '@/features/admin-bulk/batch/load-opened-loot'
import { BulkWorkbench } from '@/features/admin-bulk/bulk-workbench'
import {
  adminBossesQuery,
  adminInstancesQuery,
  toLootFilters,
} from '@/features/admin-catalog/admin-catalog.queries'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { lootSearch } from '@/features/admin-catalog/table-search'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { JournalEntry } from '@/features/journal/components/journal-entry'
import { hasFeature } from '@/features/session/use-feature'
import { InstanceForm } from '@/features/admin-catalog/components/instance-form'
import { TablePageSkeleton } from '@/ui/messages/page-skeleton'
import { Page } from '@/ui/page'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as z from 'zod/mini'

const searchSchema = z.object({
  instanceId: z.catch(z.optional(z.string()), undefined),
  bossId: z.catch(z.optional(z.string()), undefined),
  /** Whether the sheet that imports from the journal is open. */
  journal: z.catch(z.optional(z.boolean()), undefined),
  /** Whether the form of a new instance is open. */
  new: z.catch(z.optional(z.literal(true)), undefined),
  /** The filters of the loot table whose items are opened in the grid, all or some of them. */
  open: z.catch(
    z.optional(z.extend(lootSearch, { ids: z.optional(z.array(z.string())) })),
    undefined,
  ),
})

type BulkSearch = z.output<typeof searchSchema>

export const Route = createFileRoute('/_session/_onboarded/admin/loot-bulk')({
  validateSearch: searchSchema,
  loaderDeps: ({ search: { open } }) => ({ open }),
  loader: async ({ context: { queryClient }, deps: { open }, location, cause }) => {
    // Items have been opened, or another instance is chosen. A skeleton would hide the cell that is
    // edited.
    if (cause === 'stay' && !open) return { opened: null }
    const isOpening = open && hasFeature(queryClient, 'loot-edits')
    const [opened, instances] = await Promise.all([
      isOpening ? loadOpenedLoot(toLootFilters(open), open.ids) : null,
      loadQuery(queryClient, adminInstancesQuery()),
      loadQuery(queryClient, adminBossesQuery()),
    ])
    adoptDrafts(instances)
    const search = searchSchema.parse(location.search)
    const { instanceId, bossId } = newestDraft() ?? { instanceId: '', bossId: '' }
    if (search.instanceId === undefined && instanceId !== '')
      throw redirect({ to: '.', search: { ...search, instanceId, bossId: bossId || undefined } })
    return { opened }
  },
  head: () => pageTitle('Enter items in bulk', 'Admin'),
  pendingComponent: TablePageSkeleton,
  errorComponent: (props) => (
    <AdminError {...props} note="The rows that you have entered are kept." />
  ),
  component: AdminLootBulk,
})

function AdminLootBulk() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const setSearch = (change: (current: BulkSearch) => BulkSearch, { isSaved = false } = {}) =>
    void navigate({ search: change, replace: true, resetScroll: false, ignoreBlocker: isSaved })
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
    // Fills the window below the top bar.
    <Page
      data-wide
      className="max-w-none! -mb-30 gap-2! pt-1! pb-0! sm:-mb-8 sm:min-h-window sm:gap-1.5! sm:pt-1.5! short:gap-1! short:pt-1!"
    >
      <BulkWorkbench
        actions={
          <JournalEntry
            isOpen={search.journal === true}
            onOpenChange={(isOpen) =>
              setSearch((current) => ({ ...current, journal: isOpen || undefined }))
            }
          />
        }
        instances={instances}
        bosses={bosses}
        loot={loot}
        target={target}
        opened={opened}
        onTargetChange={(next) =>
          setSearch(() => ({
            instanceId: next.instanceId || undefined,
            bossId: next.bossId || undefined,
          }))
        }
      />
      {search.new && (
        <InstanceForm
          instance={null}
          instances={instances}
          onClose={() => setSearch(({ new: _, ...rest }) => rest)}
          onSaved={(id) => setSearch(() => ({ instanceId: id }), { isSaved: true })}
        />
      )}
    </Page>
  )
}

/** A constant, so that memoized values do not change on every render before the loot has loaded. */
const NO_LOOT: never[] = []
