import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '@/contract/calls'
import { characters } from '../../../server/database/schema'
import { createAdminTarget } from '../../support/admin-target'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { pathOf, readRefusal } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'
import { fieldPaths } from '../../support/contract-shape'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../../support/entities'
import { FIELDS, HTML, KEEPS_NO_TEXT } from './input-rules'

const BODY_CALLS = Object.entries(CALLS).filter(([, call]) => call.body)

let backend: TestBackend
let raider: Person
let newcomer: string
let admin: string

beforeAll(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
  newcomer = await backend.signIn('Newcomer#2000')
  admin = await backend.signIn('Admin#1000')
})
afterAll(() => backend.close())

interface Target {
  token: string
  params: Record<string, string>
  body: Record<string, unknown>
}

/** For each call something fresh to make it on, and a body that is right in every field. */
const TARGETS: Record<string, () => Promise<Target>> = {
  async importCharacter() {
    await backend.database.delete(characters).where(eq(characters.name, 'Lirienne'))
    const character = {
      blizzardCharacterId: 230_200_002,
      name: 'Lirienne',
      className: 'Priest',
      realm: 'Argent Dawn',
      realmSlug: 'argent-dawn',
      region: 'eu',
      faction: 'ALLIANCE',
      raceName: 'Night Elf',
      level: 90,
      isImported: false,
    }
    return { token: newcomer, params: {}, body: { character } }
  },
  async syncCharacter() {
    const { id: characterId } = await raider.character('Frostelle')
    return { token: raider.token, params: { characterId }, body: {} }
  },
  async onboardGuild() {
    const { guild } = await raider.character('Frostelle')
    return { token: raider.token, params: {}, body: { guildId: guild?.id } }
  },
  async createWishlist() {
    const { id: characterId } = await raider.character('Frostelle')
    const body = {
      instanceId: await findInstance(backend, raider.token, CURRENT_RAID),
      difficulty: 'Mythic',
      specialization: 'fire',
      name: 'A list',
      isMainWishlist: false,
    }
    return { token: raider.token, params: { characterId }, body }
  },
  async updateWishlist() {
    const wishlistId = await raider.createWishlist('Frostelle')
    const [id] = await raider.addItems(wishlistId, 'TRINKET', 1)
    const body = {
      name: 'New name',
      isMainWishlist: true,
      itemOrder: [id],
      items: [{ id, note: 'New note', isObtained: true }],
    }
    return { token: raider.token, params: { wishlistId }, body }
  },
  async duplicateWishlist() {
    const wishlistId = await raider.createWishlist('Frostelle')
    const body = { name: 'A copy', difficulty: 'Mythic', specialization: 'fire' }
    return { token: raider.token, params: { wishlistId }, body }
  },
  async addWishlistItem() {
    const other = await raider.createWishlist('Frostelle')
    const [id] = await raider.addItems(other, 'TRINKET', 1)
    const wish = await backend.database.query.wishlistItems.findFirst({
      where: (table, { eq }) => eq(table.id, id ?? ''),
    })
    const body = {
      id: `wish-${other}`,
      lootItemId: wish?.lootItemId,
      slot: 'TRINKET',
      priority: 1,
      note: 'A note',
      isObtained: true,
    }
    const params = { wishlistId: await raider.createWishlist('Frostelle') }
    return { token: raider.token, params, body }
  },
}

let untouched: Awaited<ReturnType<typeof createAdminTarget>> | undefined

/** A raid of its own for a call of an admin, or the one that the last call was refused on. */
async function adminTarget(name: string): Promise<Target> {
  untouched ??= await createAdminTarget(backend, admin)
  const { ids, bodies } = untouched
  const body = new Map<string, Record<string, unknown>>(Object.entries(bodies)).get(name)
  if (!body) throw new Error(`${name} is new: say in admin-target.ts what it is sent`)
  return { token: admin, params: ids, body }
}

/** The same body with one field set to something else, or left out. */
function withField(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  // A path of the table leads through objects and lists of the body above.
  const parent = keys.reduce<Record<string, unknown>>(
    (node, key) => node[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  )
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}

async function send(name: string, change: (body: object) => unknown) {
  const call = CALLS[name]
  const target = call?.access === 'admin' ? await adminTarget(name) : await TARGETS[name]?.()
  if (!call || !target) throw new Error(`${name} is new: say above what it is made on`)
  const { token, params, body } = target
  const before = await fingerprint(backend.database)
  const answer = await backend.request(call.method, pathOf(call, params), {
    token,
    body: change(body),
  })
  const isUnchanged = JSON.stringify(await fingerprint(backend.database)) === JSON.stringify(before)
  if (!isUnchanged) untouched = undefined
  return { ...answer, isUnchanged, success: call.status ?? 200 }
}

/** How a body was refused for that field. */
function refusalOf(path: string, answer: Awaited<ReturnType<typeof send>>) {
  const { status, code, fields } = readRefusal(answer)
  const message = Object.entries(fields).find(
    ([field]) => field === path || field.startsWith(`${path}.`),
  )?.[1]
  return { status, code, message, isUnchanged: answer.isUnchanged }
}

/** Whatever is kept of what people write. */
async function textsKept() {
  const { query } = backend.database
  const rows: Record<string, unknown>[] = [
    ...(await query.wishlists.findMany()),
    ...(await query.wishlistItems.findMany()),
    ...(await query.instances.findMany()),
    ...(await query.bosses.findMany()),
    ...(await query.lootItems.findMany()),
  ]
  return rows.flatMap((row) => Object.values(row))
}

const REFUSED = {
  status: 400,
  code: 'VALIDATION_ERROR',
  // Not what zod says without a locale: people read these messages under their fields.
  message: expect.stringMatching(/^(?!Invalid input$)./),
  isUnchanged: true,
}

function title(value: unknown) {
  const json = JSON.stringify(value)
  return json.length > 60 ? `${json.slice(0, 40)}… (${json.length})` : json
}

describe.each(BODY_CALLS)('%s', (name, call) => {
  const fields = FIELDS[name] ?? {}

  it('has a rule for each field', () => {
    expect(Object.keys(fields)).toEqual(call.body ? fieldPaths(call.body) : [])
  })

  it('takes the body as it is meant', async () => {
    const { status, success } = await send(name, (body) => body)
    expect(status).toBe(success)
  })

  const wrong = Object.entries(fields).flatMap(([path, rule]) =>
    [...rule.wrong, ...(rule.nullable ? [] : [null])].map((value) => ({ path, value })),
  )
  it.for(wrong.map((entry) => ({ ...entry, shown: title(entry.value) })))(
    'refuses $path $shown',
    async ({ path, value }) => {
      const answer = await send(name, (body) => withField(body, path, value))
      expect(refusalOf(path, answer)).toEqual(REFUSED)
    },
  )

  const omissions = Object.entries(fields).filter(([path]) => !path.endsWith('.0'))
  it.for(omissions.filter(([, { required }]) => required))('needs %s', async ([path]) => {
    const answer = await send(name, (body) => withField(body, path, undefined))
    expect(refusalOf(path, answer)).toEqual(REFUSED)
  })

  it.for(omissions.filter(([, { required }]) => !required))('does without %s', async ([path]) => {
    const answer = await send(name, (body) => withField(body, path, undefined))
    expect(answer.status).toBe(answer.success)
  })

  it.for(Object.entries(fields).filter(([, rule]) => rule.nullable))(
    'takes null for %s',
    async ([path]) => {
      const answer = await send(name, (body) => withField(body, path, null))
      expect(answer.status).toBe(answer.success)
    },
  )

  it.for(Object.entries(fields).filter(([, rule]) => rule.isText && !KEEPS_NO_TEXT.has(name)))(
    'keeps SQL and HTML in %s to the letter',
    async ([path]) => {
      const answer = await send(name, (body) => withField(body, path, HTML))
      expect(answer.status).toBe(answer.success)
      expect(await textsKept()).toContain(HTML)
    },
  )
})
