import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { getCharacter, listAvailableCharacters, listCharacters } from '@/contract/character'
import { listGuilds } from '@/contract/guilds/guild'
import { listActiveInstances } from '@/contract/instance'
import { getMyCharacterCount, getStatus } from '@/contract/session'
import { listAvailableItems } from '@/contract/wishes'
import { getWishlist, listCharacterWishlists } from '@/contract/wishlist'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { closeApp, renderApp, takeReports, untilAtRest } from '../../support/app/render-app'
import { signInPerson, type Person } from '../../support/entities'
import { isFullRun } from '../../support/runs'
import { specifiedBackend } from '../../support/specified-backend'

/*
 * Changes each field of each answer that the specification names, in every way in which another
 * backend may send it, and checks that the page still shows everything else.
 */

type Json = null | boolean | number | string | Json[] | { [field: string]: Json }
type Path = readonly (string | number)[]

interface Change {
  name: string
  path: Path
  apply: (value: Json) => Json | undefined
}

interface Read {
  call: Call
  as?: string
  /** The page that reads the answer. */
  path: (raider: Person) => Promise<string> | string
}

const openList = async (raider: Person) => {
  const wishlistId = await raider.createWishlist('Frostelle', { name: 'Frost list' })
  await raider.addItems(wishlistId, 'TRINKET', 2)
  return `/wishlists/${wishlistId}?slot=NECK`
}
const openLists = async (raider: Person) => {
  const { id } = await raider.character('Frostelle')
  return `/characters/${id}/wishlists`
}

const READS: readonly Read[] = [
  { call: getStatus, path: () => '/' },
  { call: getMyCharacterCount, path: () => '/' },
  { call: listCharacters, path: () => '/' },
  { call: listActiveInstances, path: () => '/' },
  { call: listGuilds, path: () => '/profile' },
  { call: listAvailableCharacters, as: 'Newcomer#2000', path: () => '/onboarding' },
  { call: getCharacter, path: openLists },
  { call: listCharacterWishlists, path: openLists },
  { call: getWishlist, path: openList },
  { call: listAvailableItems, path: openList },
]

/** Changes an answer of the specified backend, and what it was before. */
let intercept: ((request: Request, body: Json) => Json) | undefined
afterEach(() => {
  intercept = undefined
})
const api = bridgeToBackend({}, (reference) => {
  const specified = specifiedBackend(reference)
  return async (request) => {
    const response = await specified(request)
    if (!intercept || !response.ok || response.status === 204) return response
    return Response.json(intercept(request, (await response.json()) as Json))
  }
})

/** Fields that no page can do without: the rule of docs/other-backends.md. */
const NEEDED = /^(id|name|battleNetTag|characterCount|authenticated|ref|hasCharacters|user)$/

/** The changes of the first entry of each list and of each field. */
function* changesOf(value: Json, path: Path = []): Generator<Change> {
  const field = path.findLast((step) => typeof step === 'string') ?? ''
  const isEntry = typeof path.at(-1) === 'number'
  const change = (name: string, apply: Change['apply']) => ({ name, path, apply })
  const isContainer = typeof value === 'object' && value !== null
  // The entity under its key, which must be there.
  if (path.length === 2 && Array.isArray(value)) yield change('null', () => null)
  if (path.length > 2 && !isEntry && !NEEDED.test(field)) {
    yield change('absent', () => undefined)
    yield change('null', () => null)
    if (typeof value === 'string') yield change('a number', () => 7)
    if (typeof value === 'string') yield change('an unknown value', () => 'Zzyzx')
    if (typeof value === 'number') yield change('a text', String)
    if (typeof value === 'boolean') yield change('a word', String)
    if (isContainer && !Array.isArray(value) && 'name' in value) {
      yield change('its name', () => value.name)
    }
  }
  if (Array.isArray(value)) {
    yield change('an unreadable entry', () => ['Zzyzx', ...value])
    if (value.length > 0) yield* changesOf(value[0] as Json, [...path, 0])
  } else if (isContainer) {
    for (const [key, inner] of Object.entries(value)) yield* changesOf(inner, [...path, key])
  }
}

function changeAt(value: Json, [step, ...rest]: Path, apply: Change['apply']): Json | undefined {
  if (step === undefined) return apply(value)
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      index === step ? (changeAt(entry, rest, apply) ?? null) : entry,
    )
  }
  const fields = value as Record<string, Json>
  const { [step]: inner, ...others } = fields
  const changed = changeAt(inner ?? null, rest, apply)
  return changed === undefined ? others : { ...fields, [step]: changed }
}

/** The names in an answer, without those below a path. */
function namesIn(value: Json, path: Path, without: Path): string[] {
  if (path.length === without.length && path.every((step, index) => step === without[index])) {
    return []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key
    if (key === 'name' && typeof inner === 'string') return [inner]
    return namesIn(inner, [...path, step], without)
  })
}

const isOf = ({ method, path }: Call, request: Request) =>
  request.method === method &&
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(new URL(request.url).pathname)

describe('answers with one field changed', () => {
  it.each(READS.map((read) => [`${read.call.method} ${read.call.path}`, read] as const))(
    '%s: the page shows everything else',
    { timeout: 600_000 },
    async (_, { call, as = 'Raider#3000', path }) => {
      const raider = await signInPerson(api.backend, 'Raider#3000')
      const page = await path(raider)
      const bodies: Json[] = []
      intercept = (request, body) => {
        if (isOf(call, request)) bodies.push(body)
        return body
      }
      await untilAtRest(await renderApp({ api, path: page, as }))
      const text = document.body.textContent
      const [body] = bodies
      if (body === undefined) throw new Error('The page does not read the answer')
      await closeApp()

      const all = [...changesOf(body)]
      const step = isFullRun ? 1 : Math.ceil(all.length / 2)
      const tested = all.filter((_one, index) => index % step === 0)
      const errors: Error[] = []
      for (const change of tested) {
        intercept = (request, sent) =>
          isOf(call, request) ? (changeAt(sent, change.path, change.apply) ?? null) : sent
        // Home shows the current tier and main wishlists only.
        const isHiding = /^is(CurrentTier|MainWishlist)$/.test(String(change.path.at(-1)))
        const lost = isHiding ? change.path.slice(0, -1) : change.path
        const names = namesIn(body, [], lost).filter((name) => text.includes(name))
        try {
          await renderApp({ api, path: page, as })
          await waitFor(
            () => {
              expect(screen.getAllByRole('heading').length).toBeGreaterThan(0)
              expect(names.filter((name) => !document.body.textContent.includes(name))).toEqual([])
            },
            { timeout: 5000 },
          )
          expect(document.body).not.toHaveTextContent('Something went wrong')
          expect(screen.queryByRole('alert')).toBeNull()
          expect(document.querySelector('[data-type=error]')).toBeNull()
        } catch (cause) {
          errors.push(new Error(`${change.path.join('.')}: ${change.name}`, { cause }))
        }
        await closeApp()
        // Entries that are left out are reported.
        takeReports()
      }
      expect(errors).toEqual([])
    },
  )
})
