import * as z from 'zod/mini'
import { deletionQuery } from './admin-deletion'
import { defineCall } from './call'
import { optionalInAnswer } from './fields'
import { instanceFields, instanceForm, instanceSchema } from './instance'

/** An instance as an admin reads it: with the number of wishlists made for it. */
export const adminInstanceSchema = z.extend(instanceSchema, {
  wishlistCount: optionalInAnswer(z.number()),
})
export type AdminInstance = z.output<typeof adminInstanceSchema>

export const listInstances = defineCall({
  method: 'GET',
  path: '/api/admin/instances',
  summary: 'Every instance, active or not.',
  access: 'admin',
  key: 'instances',
  answer: z.array(adminInstanceSchema),
})

export const createInstance = defineCall({
  method: 'POST',
  path: '/api/admin/instances',
  summary: 'Makes an instance; a slug that is taken is 409 with the field.',
  access: 'admin',
  body: instanceForm,
  status: 201,
  key: 'instance',
  answer: adminInstanceSchema,
})

export const updateInstance = defineCall({
  method: 'PUT',
  path: '/api/admin/instances/:instanceId',
  summary: 'Changes the fields that are given.',
  access: 'admin',
  body: z.partial(instanceFields),
  key: 'instance',
  answer: adminInstanceSchema,
})

export const deleteInstance = defineCall({
  method: 'DELETE',
  path: '/api/admin/instances/:instanceId',
  summary: 'Deletes an instance with its bosses and items.',
  access: 'admin',
  query: deletionQuery,
  status: 204,
})
