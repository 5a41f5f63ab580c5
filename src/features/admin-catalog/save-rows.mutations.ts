import { toastFailure } from '@/features/session/toast-failure'
import { send } from '@/api/client'
import {
  createBoss,
  listBosses,
  setBossOrder,
  updateBoss,
  type AdminBoss,
} from '@/contract/admin/admin-boss'
import { createInstance, updateInstance, type AdminInstance } from '@/contract/admin/admin-instance'
import {
  createLootItem,
  listLoot,
  updateLootItem,
  type AdminLootItem,
} from '@/contract/admin/admin-loot-item'
import { createSeason, updateSeason, type Season } from '@/contract/admin/admin-season'
import type { CallBody } from '@/contract/call'
import type { BossId, InstanceId, LootItemId, SeasonId } from '@/contract/ids'
import { nameSome } from '@/lib/name-some'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { DELETIONS, type BossBody, type InstanceBody, type LootItemBody } from './admin-catalog.api'
import { COULD_NOT_MOVE, refreshCatalog, type Deletion } from './admin-catalog.mutations'
import { nextFreeOrder } from './bosses/boss-order'
import { findChange, useUndoChange } from './history/history.mutations'

/* What the admin forms save. */

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

/**
 * Creates a row if `id` is null, otherwise changes it. The form shows failures. A toast offers to
 * delete what was created, or to undo the change if the backend has the history.
 */
function useSave<Body extends object, Entity extends { id: string; name: string }>(
  kind: Deletion['kind'],
  id: string | null,
  create: (body: Body) => Promise<Entity>,
  change: (id: string, body: Partial<Body>) => Promise<Entity>,
) {
  const queryClient = useQueryClient()
  const undo = useUndoChange()

  async function reportChange(name: string, fields: ReadonlySet<string>) {
    const changeId = await findChange(queryClient, { action: 'changed', kind, name, fields })
    const message = `Undid the change of ${name}`
    toast.success(
      `Saved ${name}`,
      changeId ? { undo: () => undo.mutate({ changeId, message }) } : {},
    )
  }

  return useMutation({
    mutationFn: ({ body, changed }: SaveRequest<Body>) =>
      id === null ? create(body) : change(id, pick(body, changed)),
    onSuccess: async (saved, { changed }) => {
      const { name } = saved
      if (id === null) {
        const created = { kind, id: saved.id, name }
        toast.success(`Created ${name}`, { undo: () => void undoCreation(queryClient, [created]) })
      }
      await Promise.all([id !== null && reportChange(name, changed), refreshCatalog(queryClient)])
    },
  })
}

/** Deletes created rows unless something was added to them. Toasts report success and failure. */
export async function undoCreation(queryClient: QueryClient, rows: readonly Deletion[]) {
  const deleted: string[] = []
  try {
    for (const { kind, id, name } of rows) {
      if (await hasContents(kind, id))
        toast.error(`${name} is not empty any more. Delete it instead.`)
      else {
        await DELETIONS[kind](id, false)
        deleted.push(name)
      }
    }
  } catch (error) {
    toastFailure('Could not undo this', error)
  }
  if (deleted.length > 0) toast.success(`Deleted ${nameSome(deleted)}`)
  await refreshCatalog(queryClient)
}

async function hasContents(kind: Deletion['kind'], id: string): Promise<boolean> {
  if (kind === 'instance')
    return (await send(listBosses)).some(({ instanceId }) => instanceId === id)
  return kind === 'boss' && (await send(listLoot, { query: { bossId: id, pageSize: 1 } })).total > 0
}

export function useSaveInstance(id: InstanceId | null) {
  return useSave<InstanceBody, AdminInstance>(
    'instance',
    id,
    (body) => send(createInstance, { body }),
    (instanceId, body) => send(updateInstance, { params: { instanceId }, body }),
  )
}

export function useSaveBoss(id: BossId | null) {
  return useSave<BossBody, AdminBoss>('boss', id, createBossInOrder, (bossId, body) =>
    send(updateBoss, { params: { bossId }, body }),
  )
}

/** Creates a boss. If another boss has its position, that one and those after it move down. */
async function createBossInOrder(body: BossBody): Promise<AdminBoss> {
  const others = (await send(listBosses))
    .filter(({ instanceId }) => instanceId === body.instanceId)
    .toSorted((a, b) => a.encounterOrder - b.encounterOrder)
  const at = others.findIndex(({ encounterOrder }) => encounterOrder === body.encounterOrder)
  const free = nextFreeOrder(others.map(({ encounterOrder }) => encounterOrder))
  if (at === -1 || free === null) return send(createBoss, { body })
  const boss = await send(createBoss, { body: { ...body, encounterOrder: free } })
  const bossIds = others.map(({ id }) => id).toSpliced(at, 0, boss.id)
  const { instanceId } = body
  await send(setBossOrder, { params: { instanceId }, body: { bossIds } }).catch((error: unknown) =>
    toastFailure(COULD_NOT_MOVE, error),
  )
  return boss
}

export function useSaveLootItem(id: LootItemId | null) {
  return useSave<LootItemBody, AdminLootItem>(
    'item',
    id,
    (body) => send(createLootItem, { body }),
    (lootItemId, body) => send(updateLootItem, { params: { lootItemId }, body }),
  )
}

export function useSaveSeason(id: SeasonId | null) {
  return useSave<CallBody<typeof createSeason>, Season>(
    'season',
    id,
    (body) => send(createSeason, { body }),
    (seasonId, body) => send(updateSeason, { params: { seasonId }, body }),
  )
}
