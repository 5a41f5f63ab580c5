import * as z from 'zod/mini'
import { deletionQuery } from './admin-deletion'
import { bossFields, bossForm, bossSchema } from './boss'
import { defineCall } from './call'
import { id, optionalInAnswer } from './fields'

/** A boss as an admin reads it: with the number of wishlists that hold something of it. */
export const adminBossSchema = z.extend(bossSchema, { wishlistCount: optionalInAnswer(z.number()) })
export type AdminBoss = z.output<typeof adminBossSchema>

export const listBosses = defineCall({
  method: 'GET',
  path: '/api/admin/bosses',
  summary: 'Bosses of one instance, or of all.',
  access: 'admin',
  query: z.object({ instanceId: z.optional(id) }),
  key: 'bosses',
  answer: z.array(adminBossSchema),
})

export const createBoss = defineCall({
  method: 'POST',
  path: '/api/admin/bosses',
  summary: 'Makes a boss; a slug or encounter order taken within the instance is 409.',
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
    'Changes the fields that are given. To another instance only while no wishlist holds its items.',
  access: 'admin',
  body: z.partial(bossFields),
  key: 'boss',
  answer: adminBossSchema,
})

export const deleteBoss = defineCall({
  method: 'DELETE',
  path: '/api/admin/bosses/:bossId',
  summary: 'Deletes a boss with its items.',
  access: 'admin',
  query: deletionQuery,
  status: 204,
})

export const setBossOrder = defineCall({
  method: 'PUT',
  path: '/api/admin/instances/:instanceId/boss-order',
  summary:
    'Numbers the bosses of an instance in the order given; those not named keep theirs at the end.',
  access: 'admin',
  body: z.object({ bossIds: z.array(id).check(z.maxLength(50)) }),
  key: 'bosses',
  answer: z.array(adminBossSchema),
})
