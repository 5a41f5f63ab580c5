import { IDEMPOTENCY_HEADER, type Call } from '@/contract/call'
import { getCharacter, listAvailableCharacters, listCharacters } from '@/contract/character'
import { FEATURES, type Feature } from '@/contract/features'
import { listGuilds } from '@/contract/guilds/guild'
import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { readAnswer } from '@/contract/read-answer'
import { getMe, getMyCharacterCount, getStatus } from '@/contract/session'
import { getWishlist, listCharacterWishlists, listWishlists } from '@/contract/wishlist'
import { listAvailableItems } from '@/contract/wishes'

interface ExamineOptions {
  /** The base URL of the backend, without a trailing slash. */
  url: string
  /** A session token of a user with a character that has a wishlist. */
  token: string | null
  /** The origin of the app, if it is not the backend's: checks the CORS headers for it. */
  origin?: string
  fetch: (request: Request) => Promise<Response>
}

export interface Examination {
  /** Calls that work, with the fields that the app would show if they were there. */
  works: { call: string; missingFields: string[] }[]
  /** Calls that the app needs and that do not work, with the reason. */
  fails: { call: string; reason: string }[]
  /** Calls that could not be made, because what they are for is missing. */
  skipped: string[]
  features: Feature[]
  missingFeatures: Feature[]
}

/** Makes the read calls that the app makes, and compares the answers with the contract. */
export async function examineBackend(options: ExamineOptions): Promise<Examination> {
  const { url, token, origin } = options
  const result: Examination = {
    works: [],
    fails: [],
    skipped: [],
    features: [],
    missingFeatures: [],
  }

  /** Makes a call and returns the entity as the app reads it, or undefined. */
  async function read(call: Call, params: Record<string, string> = {}): Promise<unknown> {
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    )
    const name = nameOf(call)
    const request = new Request(url + path, {
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(origin && { Origin: origin }),
      },
    })
    // A backend that does not answer fails with a TypeError or a timeout.
    const response = await options.fetch(request).catch(() => null)
    if (!response?.ok) {
      const reason = response ? `HTTP ${response.status}` : 'no answer'
      result.fails.push({ call: name, reason })
      return undefined
    }
    const text = await response.text()
    const answer = await readAnswer(call, parse(text))
    if ('issue' in answer) {
      const { field, message } = answer.issue
      result.fails.push({ call: name, reason: `${field}: ${message}` })
      return undefined
    }
    result.works.push({ call: name, missingFields: missingFields(call, answer.value) })
    return answer.value
  }

  /** Makes a call for the first entity of a list, or notes that there is none. */
  async function readFor(call: Call, params: Record<string, string | undefined>) {
    if (Object.values(params).some((value) => value === undefined)) {
      result.skipped.push(nameOf(call))
      return undefined
    }
    // None is undefined.
    return read(call, params as Record<string, string>)
  }

  const status = (await read(getStatus)) as
    | { authenticated: boolean; features?: string[] | null }
    | undefined
  const announced = status?.features ?? []
  for (const feature of Object.keys(FEATURES) as Feature[]) {
    ;(announced.includes(feature) ? result.features : result.missingFeatures).push(feature)
  }
  if (origin && status) result.fails.push(...(await corsFailures(options, origin, announced)))
  if (status && !status.authenticated) {
    result.fails.push({ call: nameOf(getStatus), reason: 'the token has no session' })
  }
  if (!status?.authenticated) return result

  for (const call of [getMe, getMyCharacterCount, listAvailableCharacters, listGuilds]) {
    await read(call)
  }
  const instanceId = firstId(await read(listActiveInstances))
  const characters = (await read(listCharacters)) as { id: string }[] | undefined
  await readFor(getCharacter, { characterId: firstId(characters) })
  let wishlistId: string | undefined
  for (const { id } of characters ?? []) {
    wishlistId ??= firstId(await read(listCharacterWishlists, { characterId: id }))
    if (wishlistId) break
  }
  if (!characters?.length) result.skipped.push(nameOf(listCharacterWishlists))
  await readFor(getWishlist, { wishlistId })
  await readFor(listAvailableItems, { wishlistId, slot: 'HEAD' })
  if (announced.includes('wishlist-overview')) await read(listWishlists)
  if (announced.includes('instance-loot')) await readFor(listInstanceLoot, { instanceId })
  return result
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function firstId(list: unknown): string | undefined {
  const [first] = Array.isArray(list) ? (list as { id?: string }[]) : []
  return first?.id
}

/**
 * The fields of the reference backend's answer that an entity lacks; of a list, its first entry.
 */
function missingFields({ answer }: Call, value: unknown): string[] {
  // zod types the definition per class of schemas; any schema may be a list or an object.
  const { element, shape } = (answer?._zod.def ?? {}) as {
    element?: Call['answer']
    shape?: Record<string, unknown>
  }
  if (element) {
    const list = Array.isArray(value) ? (value as unknown[]) : []
    return list.length === 0 ? [] : missingFields({ answer: element } as Call, list[0])
  }
  const entity = value as Record<string, unknown>
  return Object.keys(shape ?? {}).filter((field) => field !== 'features' && entity[field] == null)
}

/** Checks what a browser needs to let the app at `origin` call the backend with all methods. */
async function corsFailures(
  { url, fetch }: ExamineOptions,
  origin: string,
  announced: readonly string[],
) {
  const sentHeaders = [
    'Authorization',
    'Content-Type',
    ...(announced.includes('idempotency-keys') ? [IDEMPOTENCY_HEADER] : []),
  ]
  const answer = await fetch(
    new Request(`${url}/api/status`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': sentHeaders.join().toLowerCase(),
      },
    }),
  )
  const header = (name: string) =>
    (answer.headers.get(`Access-Control-Allow-${name}`) ?? '').toLowerCase()
  const list = (name: string) => header(name).split(/\s*,\s*/)
  const isAllowed = [origin.toLowerCase(), '*'].includes(header('Origin'))
  const missing = [
    ...(isAllowed ? [] : [`Access-Control-Allow-Origin: ${origin}`]),
    ...['put', 'delete']
      .filter((method) => !list('Methods').some((one) => one === method || one === '*'))
      .map((method) => `Access-Control-Allow-Methods: ${method.toUpperCase()}`),
    ...sentHeaders
      .filter((name) => {
        // A star does not include Authorization.
        const allowing = name === 'Authorization' ? [] : ['*']
        return ![name.toLowerCase(), ...allowing].some((one) => list('Headers').includes(one))
      })
      .map((name) => `Access-Control-Allow-Headers: ${name}`),
  ]
  return missing.map((text) => ({ call: 'OPTIONS /api/status', reason: `no ${text}` }))
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), '']
}

/** The examination as lines of text. */
export function describeExamination(result: Examination): string {
  const { works, fails, skipped, features, missingFeatures } = result
  return [
    ...section(
      'Works:',
      works.map(({ call, missingFields: missing }) =>
        missing.length === 0 ? call : `${call} (not shown, because missing: ${missing.join(', ')})`,
      ),
    ),
    ...section(
      'Fails:',
      fails.map(({ call, reason }) => `${call}: ${reason}`),
    ),
    ...section('Not checked, because there is no character or wishlist:', skipped),
    ...section('Features:', features),
    ...section(
      'Features that are not announced, and what the app does without them:',
      missingFeatures.map((feature) => `${feature}: ${FEATURES[feature].without}`),
    ),
    fails.length === 0
      ? 'The app works with this backend.'
      : 'The app does not work completely with this backend.',
  ].join('\n')
}
