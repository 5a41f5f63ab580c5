import { getTableName } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { awardItem } from '@/contract/guilds/guild-awards'
import { importAwards } from '@/contract/guilds/guild-import'
import { addRaiderNote } from '@/contract/guilds/raider-notes'
import { setDropCount } from '@/contract/guilds/raid-nights'
import { setWebhook } from '@/contract/guilds/webhook'
import { lockGuildLists } from '@/contract/guilds/guild-locks'
import { deleteWishlist } from '@/contract/wishlist'
import { lootItems } from '../../../server/database/schema'
import { createAdminTarget } from '../../support/admin-target'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { pathOf } from '../../support/backend/backend-calls'
import { deleteBeforeFirstWrite, referencedRows } from '../../support/backend/delete-meanwhile'
import { signInPerson } from '../../support/entities'
import { connectGuild, FROSTELLE, IMPORTED_AWARD } from '../../support/backend/guild'
import { runs, sample } from '../../support/runs'
import { findSimId, importReport } from '../../support/sims'
import { createTargets, type Target } from './input-targets'

const WRITING_CALLS = Object.entries(CALLS).filter(([, { method }]) => method !== 'GET')

/** Calls whose valid body has the stored values, so that they write nothing. */
const CHANGES_NOTHING = new Set(['setBossOrder', 'updateSeason', 'bulkMoveLoot'])

let backend: TestBackend

beforeEach(async () => {
  backend = await createTestBackend()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => backend.close())

/** Caller and path parameters of the calls without a body. */
const WITHOUT_BODY: Record<string, () => Promise<Omit<Target, 'body'>>> = {
  async logout() {
    return { token: await backend.signIn('Raider#3000'), params: {} }
  },
  async removeCharacter() {
    const { token, character } = await signInPerson(backend, 'Raider#3000')
    return { token, params: { characterId: (await character('Frostelle')).id } }
  },
  async refreshGuildRoster() {
    const raider = await signInPerson(backend, 'Raider#3000')
    const { id: guildId } = await connectGuild(backend, raider)
    backend.clock.now += 3_600_000
    return { token: raider.token, params: { guildId } }
  },
  async undoAward() {
    const target = await createTargets(backend)
    const award = await target('awardItem', awardItem)
    await backend.request(awardItem.method, pathOf(awardItem, award.params), award)
    const { id: awardId } = award.body as { id: string } // See input-targets.ts.
    return { token: award.token, params: { ...award.params, awardId } }
  },
  async undoAwardImport() {
    const target = await createTargets(backend)
    const { token, params, body } = await target('importAwards', importAwards)
    const importId = 'an-import'
    const path = pathOf(importAwards, params)
    await backend.request(importAwards.method, path, { token, body: { ...body, importId } })
    return { token, params: { ...params, importId } }
  },
  async deleteRaiderNote() {
    const target = await createTargets(backend)
    const note = await target('addRaiderNote', addRaiderNote)
    const path = pathOf(addRaiderNote, note.params)
    await backend.request(addRaiderNote.method, path, note)
    const [written] = await backend.database.query.raiderNotes.findMany()
    return { token: note.token, params: { ...note.params, noteId: written?.id ?? '' } }
  },
  async deleteNight() {
    const target = await createTargets(backend)
    const { token, params } = await target('setDropCount', setDropCount)
    return { token, params }
  },
  async deleteWebhook() {
    const target = await createTargets(backend)
    const { token, params } = await target('setWebhook', setWebhook)
    return { token, params }
  },
  async unlockGuildLists() {
    const target = await createTargets(backend)
    const lock = await target('lockGuildLists', lockGuildLists)
    await backend.request(lockGuildLists.method, pathOf(lockGuildLists, lock.params), lock)
    return lock
  },
  async deleteWishlist() {
    const raider = await signInPerson(backend, 'Raider#3000')
    return { token: raider.token, params: { wishlistId: await raider.createWishlist('Frostelle') } }
  },
  async restoreWishlist() {
    const raider = await signInPerson(backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'TRINKET', 1)
    const params = { wishlistId }
    await raider.make(deleteWishlist, { params })
    return { token: raider.token, params }
  },
  async removeWishlistItem() {
    const raider = await signInPerson(backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    const [itemId = ''] = await raider.addItems(wishlistId, 'TRINKET', 1)
    return { token: raider.token, params: { wishlistId, itemId } }
  },
  async deleteSim() {
    const raider = await signInPerson(backend, 'Raider#3000')
    await raider.createWishlist('Frostelle')
    await importReport(backend, raider)
    return { token: raider.token, params: { simId: await findSimId(backend) } }
  },
}

/** A request that succeeds if nothing happens meanwhile. */
async function targetOf(name: string, call: Call): Promise<Target> {
  if (call.body) {
    const target = await (await createTargets(backend))(name, call)
    // An award to a character on the roster, whose row may be deleted meanwhile.
    const recipient = { recipientId: FROSTELLE, guest: null, response: 'BiS' }
    return call === awardItem ? { ...target, body: { ...target.body, ...recipient } } : target
  }
  if (call.access === 'admin') {
    const token = await backend.signIn('Admin#1000')
    return { token, params: (await createAdminTarget(backend, token)).ids, body: {} }
  }
  const target = await WITHOUT_BODY[name]?.()
  if (!target) throw new Error(`Add a target for ${name} to WITHOUT_BODY`)
  return { ...target, body: {} }
}

describe('a row that a request refers to is deleted meanwhile', () => {
  it.each(sample(WRITING_CALLS, 8))(
    '%s: the answer says so and is not an error of the server',
    async (name, call) => {
      const parameters = [...call.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter)
      const send = ({ token, params, body }: Target) =>
        backend.request(call.method, pathOf(call, params), { token, body })
      const used = ({ params, body }: Target) =>
        [...parameters.map((parameter) => params[parameter]), body] as const
      const first = await targetOf(name, call)
      const kinds = (await referencedRows(backend, used(first), first.token)).map(({ table }) =>
        getTableName(table),
      )
      expect((await send(first)).status, `${name} succeeds`).toBeLessThan(300)
      const failures: unknown[] = []
      // `npm test` deletes a row of one kind for an eighth of the calls.
      const start = WRITING_CALLS.findIndex(([other]) => other === name) % kinds.length
      const tested = [...kinds.slice(start), ...kinds.slice(0, start)]
      for (const kind of tested.slice(0, runs(1, kinds.length))) {
        await backend.close()
        backend = await createTestBackend()
        const target = await targetOf(name, call)
        const rows = await referencedRows(backend, used(target), target.token)
        const row = rows.find(({ table }) => getTableName(table) === kind)
        if (!row) throw new Error(`${name} refers to no row of ${kind}`)
        const deletion = deleteBeforeFirstWrite(backend.database, row)
        const { status, body } = await send(target)
        deletion.end()
        const isMissed = !deletion.wasReached() && !CHANGES_NOTHING.has(name)
        if (status >= 500 || isMissed) failures.push({ kind, status, body, isMissed })
      }
      expect(failures).toEqual([])
    },
  )
})

describe('a loot item is deleted while a history with it is imported', () => {
  it('all awards are stored', async () => {
    const { token, params } = await targetOf('importAwards', importAwards)
    const [item] = await backend.database.query.lootItems.findMany({ limit: 1 })
    if (!item) throw new Error('No loot items')
    const awards = [
      { ...IMPORTED_AWARD, itemId: undefined, itemName: item.name },
      { ...IMPORTED_AWARD, externalId: 'another' },
    ]
    const row = { table: lootItems, column: lootItems.id, value: item.id }
    const deletion = deleteBeforeFirstWrite(backend.database, row)
    const path = pathOf(importAwards, params)
    const { status } = await backend.request('POST', path, { token, body: { awards } })
    deletion.end()
    expect(status).toBe(200)
    const stored = await backend.database.query.guildAwards.findMany()
    expect(stored.map(({ itemName }) => itemName)).toEqual(
      expect.arrayContaining(awards.map(({ itemName }) => itemName)),
    )
  })
})
