import { randomInt, randomUUID } from 'node:crypto'
import { listCharacters } from '@/contract/character'
import { listActiveInstances } from '@/contract/instance'
import { listWishlists } from '@/contract/wishlist'
import type { Person } from '../e2e/support/person'

interface Request {
  method: string
  path: string
  headers?: Record<string, string>
  body?: object
}

/** A user's ordinary requests: mostly reads, and unknown addresses, rejected input and writes. */
export interface Visitor {
  /** Sends the next request and returns the status. */
  send: () => Promise<number>
}

/** Reads what the user has, and returns the requests with which an app would show and change it. */
export async function createVisitor(server: { url: string }, person: Person): Promise<Visitor> {
  const authorization = { Authorization: `Bearer ${person.token}` }
  const characters = await person.read(listCharacters)
  const wishlists = await person.read(listWishlists)
  const instances = await person.read(listActiveInstances)

  const get = (path: string): Request => ({ method: 'GET', path, headers: authorization })
  const requests: (() => Request)[] = [
    ...['/api/me', '/api/characters', '/api/wishlists', '/api/instances/active', '/api/guilds'].map(
      (path) => () => get(path),
    ),
    ...instances.slice(0, 2).map(
      ({ id }) =>
        () =>
          get(`/api/instances/${id}/loot`),
    ),
    ...characters.map(
      ({ id }) =>
        () =>
          get(`/api/characters/${id}`),
    ),
    ...wishlists.flatMap(({ id, name }) => [
      () => get(`/api/wishlists/${id}`),
      () => get(`/api/wishlists/${id}/available-items/TRINKET`),
      () => ({ ...get(`/api/wishlists/${id}`), method: 'PUT', body: { name } }),
      () => ({ ...get(`/api/wishlists/${id}`), method: 'PUT', body: { name: '' } }),
    ]),
    () => get(`/api/wishlists/${randomUUID()}`),
    () => get(`/api/${randomUUID()}`),
    () => ({ ...get('/api/me'), headers: { Authorization: `Bearer ${randomUUID()}` } }),
    () => ({ method: 'GET', path: `/${randomUUID()}` }),
    // Behind a trusted proxy, each address has its own rate limit.
    () => ({
      method: 'GET',
      path: '/auth/battlenet/login',
      headers: { 'X-Forwarded-For': randomAddress() },
    }),
  ]
  let count = randomInt(requests.length)

  return {
    async send() {
      const next = requests[count++ % requests.length]
      if (!next) throw new Error('There is always a next request')
      const { method, path, headers, body } = next()
      const response = await fetch(`${server.url}${path}`, {
        method,
        redirect: 'manual',
        headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      await response.arrayBuffer()
      return response.status
    },
  }
}

function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}
