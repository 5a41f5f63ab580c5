/** A backend as a function from request to answer. */
export type Backend = (request: Request) => Promise<Response>

/**
 * The fields of an answer that are kept: true keeps a value, an array is for the entries of a list.
 */
type Shape = true | [Shape] | { [field: string]: Shape }

interface SpecifiedCall {
  /** E.g. `GET /api/characters/:id`. */
  call: string
  /** The key under which the answer is, if it has one. */
  key?: string
  answer?: Shape
}

interface SpecifiedOptions {
  /** Whether answers are under `data`; true by default. */
  hasDataWrapper?: boolean
  /**
   * The form of a wish's loot item: under `lootItem` (the default) or `item`; `id`: only its id.
   */
  wishShape?: 'lootItem' | 'item' | 'id'
  /** Fields of a PUT that are accepted and not kept. */
  ignores?: readonly string[]
  /** Called for each call that docs/specification.md does not name. */
  onOtherCall?: (call: string) => void
}

function fields(names: string): Record<string, Shape> {
  return Object.fromEntries(names.split(' ').map((name) => [name, true]))
}

/*
 * The fields that docs/specification.md names in section 3, and the ids that calls need in their
 * paths.
 */
const USER = fields('battleNetTag isAuthenticated')
const CHARACTER = fields('id name className')
const INSTANCE = fields(
  'id name slug description expansion tier blizzardInstanceId isCurrentTier isActive sortOrder iconUrl availableDifficulties',
)
const LOOT_ITEM = fields(
  'id bossId name description itemSlot itemType rarity primaryStat itemId blizzardItemId wowheadId iconUrl isTokenItem tokenCategory tokenSlots classes',
)
const WISH: Shape = { id: true, lootItem: LOOT_ITEM }
const WISHLIST: Shape = {
  ...fields('id name difficulty specialization isMainWishlist'),
  items: [WISH],
  character: CHARACTER,
  instance: INSTANCE,
}
const GUILD = fields('id name')

/** The calls of docs/specification.md, section 7, with the answers of sections 3 and 7. */
const CALLS: readonly SpecifiedCall[] = [
  { call: 'GET /api/status', answer: { authenticated: true, user: USER } },
  { call: 'GET /api/me', key: 'user', answer: USER },
  { call: 'POST /auth/logout' },
  { call: 'GET /api/me/characters', answer: fields('hasCharacters characterCount') },
  { call: 'GET /api/characters/available', key: 'characters', answer: [fields('name ref')] },
  {
    call: 'POST /api/characters/import',
    answer: { equipmentCount: true, character: CHARACTER },
  },
  { call: 'POST /api/characters/:id/sync', key: 'character', answer: fields('name') },
  { call: 'GET /api/characters/:id', key: 'character', answer: CHARACTER },
  { call: 'GET /api/characters', key: 'characters', answer: [CHARACTER] },
  { call: 'GET /api/guilds', key: 'guilds', answer: [GUILD] },
  { call: 'POST /api/guilds/onboard', key: 'guild', answer: GUILD },
  { call: 'GET /api/instances/active', key: 'instances', answer: [INSTANCE] },
  { call: 'GET /api/characters/:id/wishlists', key: 'wishlists', answer: [WISHLIST] },
  { call: 'POST /api/characters/:id/wishlists', key: 'wishlist', answer: fields('id name') },
  { call: 'GET /api/wishlists/:id', key: 'wishlist', answer: WISHLIST },
  { call: 'PUT /api/wishlists/:id', key: 'wishlist', answer: WISHLIST },
  { call: 'POST /api/wishlists/:id/duplicate', key: 'wishlist', answer: WISHLIST },
  { call: 'GET /api/wishlists/:id/available-items/:slot', key: 'items', answer: [LOOT_ITEM] },
  { call: 'POST /api/wishlists/:id/items', key: 'wishlistItem', answer: WISH },
  { call: 'DELETE /api/wishlists/:id/items/:itemId' },
  { call: 'DELETE /api/wishlists/:id' },
]

/**
 * A backend that is exactly docs/specification.md: puts a filter in front of the reference backend
 * that answers 404 to all other calls and leaves out all fields that the specification does not
 * name. Available characters are identified by a field of its own.
 */
export function specifiedBackend(
  reference: Backend,
  {
    hasDataWrapper = true,
    wishShape = 'lootItem',
    ignores = [],
    onOtherCall,
  }: SpecifiedOptions = {},
): Backend {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const specified = CALLS.find(({ call }) => matches(call, `${request.method} ${pathname}`))
    if (!specified) {
      onOtherCall?.(`${request.method} ${pathname}`)
      return Response.json(
        { error: { message: 'No such call', code: 'NOT_FOUND' } },
        { status: 404 },
      )
    }
    const response = await reference(await toReference(request, ignores))
    const { status } = response
    if (!response.ok) return Response.json(await response.json(), { status })
    if (!specified.answer || status === 204) return new Response(null, { status })
    const { data } = (await response.json()) as { data: Record<string, unknown> } // its envelope
    const { key, answer } = specified
    const received = key ? data[key] : data
    const named = keep(answer === undefined ? true : answer, withRefs(specified, received))
    const shaped = reshapeWishes(named, wishShape)
    const body = key ? { [key]: shaped } : shaped
    return Response.json(hasDataWrapper ? { data: body } : body, { status })
  }
}

function matches(call: string, sent: string): boolean {
  return new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`).test(sent)
}

/** The request without what the filter hides from the reference backend. */
async function toReference(request: Request, ignores: readonly string[]): Promise<Request> {
  const headers = new Headers()
  for (const name of ['Authorization', 'Content-Type']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const text = await request.text()
  let body: Record<string, unknown> | undefined
  if (text !== '') body = JSON.parse(text) as Record<string, unknown>
  if (body?.character) {
    const { ref } = body.character as { ref: string } // as this backend has sent it
    body.character = JSON.parse(Buffer.from(ref, 'base64').toString())
  }
  if (body && request.method === 'PUT') for (const field of ignores) delete body[field]
  const { method, url } = request
  return new Request(url, { method, headers, body: body && JSON.stringify(body) })
}

/** Gives available characters the reference by which this backend finds them again. */
function withRefs({ call }: SpecifiedCall, received: unknown): unknown {
  if (call !== 'GET /api/characters/available') return received
  const characters = received as { name: string }[] // the reference backend's answer
  return characters.map((character) => ({
    name: character.name,
    ref: Buffer.from(JSON.stringify(character)).toString('base64'),
  }))
}

function keep(shape: Shape, value: unknown): unknown {
  if (shape === true || value === null || value === undefined) return value
  if (Array.isArray(shape)) return (value as unknown[]).map((entry) => keep(shape[0], entry))
  const entries = Object.entries(shape).map(([field, inner]) => [
    field,
    keep(inner, (value as Record<string, unknown>)[field]),
  ])
  return Object.fromEntries(entries)
}

/** Replaces `lootItem` in all wishes of an answer. */
function reshapeWishes(value: unknown, wishShape: 'lootItem' | 'item' | 'id'): unknown {
  if (wishShape === 'lootItem' || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => reshapeWishes(entry, wishShape))
  const entries = Object.entries(value).map(([field, inner]): [string, unknown] => {
    if (field !== 'lootItem') return [field, reshapeWishes(inner, wishShape)]
    if (wishShape === 'item') return ['item', inner]
    return ['lootItemId', (inner as { id: string }).id]
  })
  return Object.fromEntries(entries)
}
