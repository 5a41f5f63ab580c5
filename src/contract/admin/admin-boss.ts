import * as z from 'zod/mini'
import { deletionQuery } from './admin-deletion'
import { bossFields, bossForm, bossSchema } from '../boss'
import { defineCall } from '../call'
import { listOf, objectOf, optionalInAnswer } from '../fields'
import { requestedId, type BossId, type InstanceId } from '../ids'

/** A boss with the number of wishlists that hold one of its loot items. */
export const adminBossSchema = z.extend(bossSchema, { wishlistCount: optionalInAnswer(z.number()) })
export type AdminBoss = z.output<typeof adminBossSchema>

export const listBosses = defineCall({
  method: 'GET',
  path: '/api/admin/bosses',
  summary: 'Lists the bosses of one instance, or of all instances.',
  access: 'admin',
  query: objectOf({ instanceId: z.optional(requestedId<InstanceId>()) }),
  key: 'bosses',
  answer: z.array(adminBossSchema),
})

export const createBoss = defineCall({
  method: 'POST',
  path: '/api/admin/bosses',
  summary:
    'Creates a boss. The answer is 409 if the instance has another boss with the slug or the encounterOrder.',
  access: 'admin',
  body: bossForm,
  status: 201,
  key: 'boss',
  answer: adminBossSchema,
})

export const updateBoss = defineCall({
  method: 'PUT',
  path: '/api/admin/bosses/:bossId',
  summary:
    'Changes the given fields. A boss can move to another instance only while no wishlist holds its loot items.',
  access: 'admin',
  body: z.partial(bossFields),
  key: 'boss',
  answer: adminBossSchema,
})

export const deleteBoss = defineCall({
  method: 'DELETE',
  path: '/api/admin/bosses/:bossId',
  summary: 'Deletes a boss and its loot items.',
  access: 'admin',
  query: deletionQuery,
  status: 204,
})

export const setBossOrder = defineCall({
  method: 'PUT',
  path: '/api/admin/instances/:instanceId/boss-order',
  summary:
    'Numbers the bosses of an instance in the given order. Bosses that are not listed follow at the end in their previous order.',
  access: 'admin',
  body: objectOf({ bossIds: listOf(requestedId<BossId>(), 50) }),
  key: 'bosses',
  answer: z.array(adminBossSchema),
})
