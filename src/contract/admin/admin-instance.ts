import * as z from 'zod/mini'
import { deletionQuery } from './admin-deletion'
import { defineCall } from '../call'
import { optionalInAnswer } from '../fields'
import { instanceFields, instanceForm, instanceSchema } from '../instance'

/** An instance with the number of its wishlists. */
export const adminInstanceSchema = z.extend(instanceSchema, {
  wishlistCount: optionalInAnswer(z.number()),
})
export type AdminInstance = z.output<typeof adminInstanceSchema>

export const listInstances = defineCall({
  method: 'GET',
  path: '/api/admin/instances',
  summary: 'Lists all instances, active and inactive.',
  access: 'admin',
  key: 'instances',
  answer: z.array(adminInstanceSchema),
})

export const createInstance = defineCall({
  method: 'POST',
  path: '/api/admin/instances',
  summary: 'Creates an instance. The answer is 409 if the slug is taken.',
  access: 'admin',
  body: instanceForm,
  status: 201,
  key: 'instance',
  answer: adminInstanceSchema,
})

export const updateInstance = defineCall({
  method: 'PUT',
  path: '/api/admin/instances/:instanceId',
  summary: 'Changes the given fields.',
  access: 'admin',
  body: z.partial(instanceFields),
  key: 'instance',
  answer: adminInstanceSchema,
})

export const deleteInstance = defineCall({
  method: 'DELETE',
  path: '/api/admin/instances/:instanceId',
  summary: 'Deletes an instance with its bosses and loot items.',
  access: 'admin',
  query: deletionQuery,
  status: 204,
})
