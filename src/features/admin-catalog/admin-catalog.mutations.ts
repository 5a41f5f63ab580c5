import type { BossId, InstanceId, LootItemId, SeasonId } from '@/contract/ids'
import { toastFailure } from '@/features/session/toast-failure'
import { defineReplayedMutation } from '@/lib/replayed-mutation'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import type { Season } from '@/contract/admin/admin-season'
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
import { useMemo } from 'react'
import {
  changeBoss,
  changeInstance,
  changeLootItem,
  createBoss,
  createInstance,
  createLootItem,
  DELETIONS,
  importRaid,
  listBosses,
  listLoot,
  dryRunRaidImport,
  setBossOrder,
  undoRaidImport,
  type BossBody,
  type InstanceBody,
  type LootItemBody,
} from './admin-catalog.api'
import { adminBossesQuery, adminCatalogKey, adminInstancesQuery } from './admin-catalog.queries'
import { applyBossOrders, nextFreeOrder, type BossOrder } from './bosses/boss-order'
import { changeSeason, createSeason, type SeasonBody } from './seasons/seasons.api'
import { lastImport, type LastImport } from './raid-file/last-import'

/** Refetches everything that shows the catalog, for admins and players. */
export async function refreshCatalog(queryClient: QueryClient): Promise<void> {
  const keys = [adminCatalogKey, instancesKey, availableItemsKey, wishlistsKey]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/**
 * Creates a row if `id` is null, otherwise changes it. The form shows failures. A toast offers to
 * delete what was created.
 */
function useSave<Body extends object, Entity extends { id: string; name: string }>(
  kind: Deletion['kind'],
  id: string | null,
  create: (body: Body) => Promise<Entity>,
  change: (id: string, body: Partial<Body>) => Promise<Entity>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, changed }: SaveRequest<Body>) =>
      id === null ? create(body) : change(id, pick(body, changed)),
    onSuccess: async (saved) => {
      const { name } = saved
      if (id !== null) toast.success(`Saved ${name}`)
      else
        toast.success(`Created ${name}`, {
          action: {
            label: 'Undo',
            onClick: () => void undoCreation(queryClient, { kind, id: saved.id, name }),
          },
        })
      await refreshCatalog(queryClient)
    },
  })
}

/** Deletes a created row unless something was added to it. Toasts report success and failure. */
async function undoCreation(queryClient: QueryClient, { kind, id, name }: Deletion) {
  try {
    if (await hasContents(kind, id))
      toast.error(`${name} is not empty any more. Delete it instead.`)
    else {
      await DELETIONS[kind](id, false)
      toast.success(`Deleted ${name}`)
    }
  } catch (error) {
    toastFailure('Could not undo this', error)
  }
  await refreshCatalog(queryClient)
}

async function hasContents(kind: Deletion['kind'], id: string): Promise<boolean> {
  if (kind === 'instance') return (await listBosses()).some(({ instanceId }) => instanceId === id)
  return kind === 'boss' && (await listLoot({ bossId: id, pageSize: 1 })).total > 0
}

const COULD_NOT_MOVE = 'Could not move the boss'

interface SaveRequest<Body> {
  body: Body
  /**
   * The fields to write to an existing row. The others are left out, because another admin may have
   * changed them in the meantime.
   */
  changed: ReadonlySet<string>
}

function pick<Body extends object>(body: Body, fields: ReadonlySet<string>): Partial<Body> {
  const picked = Object.entries(body).filter(([field]) => fields.has(field))
  return Object.fromEntries(picked) as Partial<Body> // Object.entries loses the key types.
}

export function useSaveInstance(id: InstanceId | null) {
  return useSave<InstanceBody, AdminInstance>('instance', id, createInstance, changeInstance)
}

export function useSaveBoss(id: BossId | null) {
  return useSave<BossBody, AdminBoss>('boss', id, createBossInOrder, changeBoss)
}

/** Creates a boss. If another boss has its position, that one and those after it move down. */
async function createBossInOrder(body: BossBody): Promise<AdminBoss> {
  const others = (await listBosses())
    .filter(({ instanceId }) => instanceId === body.instanceId)
    .toSorted((a, b) => a.encounterOrder - b.encounterOrder)
  const at = others.findIndex(({ encounterOrder }) => encounterOrder === body.encounterOrder)
  const free = nextFreeOrder(others.map(({ encounterOrder }) => encounterOrder))
  if (at === -1 || free === null) return createBoss(body)
  const boss = await createBoss({ ...body, encounterOrder: free })
  const ids = others.map(({ id }) => id).toSpliced(at, 0, boss.id)
  await setBossOrder(body.instanceId, ids).catch((error: unknown) =>
    toastFailure(COULD_NOT_MOVE, error),
  )
  return boss
}

export function useSaveLootItem(id: LootItemId | null) {
  return useSave<LootItemBody, AdminLootItem>('item', id, createLootItem, changeLootItem)
}

export function useSaveSeason(id: SeasonId | null) {
  return useSave<SeasonBody, Season>('season', id, createSeason, changeSeason)
}

/** The row to delete. */
export interface Deletion {
  kind: keyof typeof DELETIONS
  id: string
  name: string
}

/** A switch of an instance with its new value. */
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
    send: ({ id, ...change }) => changeInstance(id, change),
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
  const pending = instanceSwitches.usePending()
  return useMemo(() => pending.reduce(applySwitch, data), [data, pending])
}

const bossOrders = defineReplayedMutation<BossOrder, AdminBoss[]>({
  name: 'admin-catalog-boss-order',
  queryKey: adminBossesQuery().queryKey,
  apply: (bosses, order) => applyBossOrders(bosses, [order]),
  refresh: refreshCatalog,
})

/**
 * Reorders the bosses of an instance. `useShownBosses` returns the new order before the server
 * confirms it.
 */
export function useBossOrder() {
  return bossOrders.useChange({
    send: ({ instanceId, bossIds }) => setBossOrder(instanceId, bossIds),
    onRejected: (error) => toastFailure(COULD_NOT_MOVE, error),
  })
}

/** The bosses of all instances, with the pending orders applied. */
export function useShownBosses(): readonly AdminBoss[] {
  const { data } = useSuspenseQuery(adminBossesQuery())
  const pending = bossOrders.usePending()
  return useMemo(() => applyBossOrders(data, pending), [data, pending])
}

export function useRaidDryRun() {
  return useMutation({ mutationFn: (file: RaidFile) => dryRunRaidImport(file) })
}

interface RaidImport {
  file: RaidFile
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
    onSuccess: async ({ instance: { name }, batchId }) => {
      toast.success(`Imported ${name}`)
      lastImport.set(queryClient, batchId ? { name, batchId } : null)
      await refreshCatalog(queryClient)
    },
  })
}

/** Undoes the last import. The banner shows failures. */
export function useUndoRaidImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ batchId }: LastImport) => undoRaidImport(batchId),
    onSuccess: async (_, { name }) => {
      toast.success(`Undid the import of ${name}`)
      lastImport.set(queryClient, null)
      await refreshCatalog(queryClient)
    },
  })
}
