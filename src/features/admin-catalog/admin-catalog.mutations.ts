import { send } from '@/api/client'
import { setBossOrder } from '@/contract/admin/admin-boss'
import { updateInstance } from '@/contract/admin/admin-instance'
import { deleteLootBatch } from '@/contract/admin/admin-loot-batch'
import { toastFailure } from '@/features/session/toast-failure'
import { defineReplayedMutation, useReplay } from '@/lib/replayed-mutation'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { RaidFile } from '@/contract/admin/admin-raid-file'
import { instancesKey } from '@/features/catalog/catalog.queries'
import { wishlistsKey } from '@/features/wishlists/wishlists.queries'
import { availableItemsKey } from '@/features/wishlists/picker/available-items.queries'
import { toast } from '@/ui/messages/toast'
import {
  useMutation,
  useQueryClient,
  useSuspenseQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { DELETIONS, importRaid, dryRunRaidImport } from './admin-catalog.api'
import { adminBossesQuery, adminCatalogKey, adminInstancesQuery } from './admin-catalog.queries'
import { applyBossOrder, type BossOrder } from './bosses/boss-order'
import { describeCounts, type countOutcomes } from './raid-file/raid-file'
import { lastImport, type LastImport } from './raid-file/last-import'

/** Refetches everything that shows the catalog, for admins and players. */
export async function refreshCatalog(queryClient: QueryClient): Promise<void> {
  const keys = [adminCatalogKey, instancesKey, availableItemsKey, wishlistsKey]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

export const COULD_NOT_MOVE = 'Could not move the boss'

export interface Deletion {
  kind: keyof typeof DELETIONS
  id: string
  name: string
}

type InstanceSwitch = Pick<AdminInstance, 'id'> &
  Partial<Pick<AdminInstance, 'isActive' | 'isCurrentTier'>>

const instanceSwitches = defineReplayedMutation<InstanceSwitch, AdminInstance[]>({
  name: 'admin-catalog-switch',
  queryKey: adminInstancesQuery().queryKey,
  apply: applySwitch,
  refresh: refreshCatalog,
})

/**
 * Toggles a switch of an instance. `useShownInstances` returns the new value before the server
 * confirms it.
 */
export function useInstanceSwitch() {
  const queryClient = useQueryClient()
  return instanceSwitches.useChange({
    send: ({ id, ...change }) => send(updateInstance, { params: { instanceId: id }, body: change }),
    onRejected: (error, { id }) => {
      const instances = queryClient.getQueryData(adminInstancesQuery().queryKey)
      const name = instances?.find((instance) => instance.id === id)?.name ?? 'the instance'
      toastFailure(`Could not change ${name}`, error)
    },
  })
}

function applySwitch(instances: AdminInstance[], change: InstanceSwitch): AdminInstance[] {
  return instances.map((instance) =>
    instance.id === change.id ? { ...instance, ...change } : instance,
  )
}

/** All instances, with the pending switches applied. */
export function useShownInstances(): readonly AdminInstance[] {
  const { data } = useSuspenseQuery(adminInstancesQuery())
  return useReplay(instanceSwitches, data)
}

const bossOrders = defineReplayedMutation<BossOrder, AdminBoss[]>({
  name: 'admin-catalog-boss-order',
  queryKey: adminBossesQuery().queryKey,
  apply: applyBossOrder,
  refresh: refreshCatalog,
})

/**
 * Reorders the bosses of an instance. `useShownBosses` returns the new order before the server
 * confirms it.
 */
export function useBossOrder() {
  return bossOrders.useChange({
    send: ({ instanceId, bossIds }) =>
      send(setBossOrder, { params: { instanceId }, body: { bossIds: [...bossIds] } }),
    onRejected: (error) => toastFailure(COULD_NOT_MOVE, error),
  })
}

/** The bosses of all instances, with the pending orders applied. */
export function useShownBosses(): readonly AdminBoss[] {
  const { data } = useSuspenseQuery(adminBossesQuery())
  return useReplay(bossOrders, data)
}

export function useRaidDryRun() {
  return useMutation({ mutationFn: (file: RaidFile) => dryRunRaidImport(file) })
}

interface RaidImport {
  file: RaidFile
  /** The outcomes of its dry run. */
  counts: ReturnType<typeof countOutcomes>
  /** Whether players see the raid, instead of what the file says. */
  isActive?: boolean | undefined
}

/** Imports a raid file. The sheet shows failures. */
export function useRaidImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ file, isActive }: RaidImport) =>
      importRaid({
        ...file,
        instance: { ...file.instance, ...(isActive !== undefined && { isActive }) },
      }),
    onSuccess: async ({ instance: { name }, batchId }, { counts }) => {
      toast.success(`Imported ${name}: ${describeCounts(counts)}`)
      lastImport.set(queryClient, batchId ? { name, batchId } : null)
      await refreshCatalog(queryClient)
    },
  })
}

/** Undoes the last import. The banner shows failures. */
export function useUndoRaidImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ batchId }: LastImport) => send(deleteLootBatch, { params: { batchId } }),
    onSuccess: async (_, { name }) => {
      toast.success(`Undid the import of ${name}`)
      lastImport.set(queryClient, null)
      await refreshCatalog(queryClient)
    },
  })
}
