import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import { deleteBoss } from '@/contract/admin/admin-boss'
import { deleteInstance } from '@/contract/admin/admin-instance'
import { removeCharacter } from '@/contract/character'
import { deleteWishlist } from '@/contract/wishlist'
import { deleteExpiredRows } from '../../../../server/database/delete-expired-rows'
import { adminChanges, deletedWishes } from '../../../../server/database/schema'
import { createAdminScene } from '../../../support/admin-entities'
import { make } from '../../../support/backend/backend-calls'
import { createHistoryCalls } from './history-calls'
import { createRaid } from './wished-raid'

const DAY_MS = 24 * 60 * 60 * 1000
const force = { query: { force: 'true' } } as const

const scene = await createAdminScene()
const { backend, token, raider } = scene
const history = createHistoryCalls(backend, token)

describe("players' data in the history", () => {
  it('a wishlist that its owner has deleted since is not kept and gets no wishes back', async () => {
    const { second, wishlistId } = await createRaid(scene)
    await make(backend, deleteBoss, { token, params: { bossId: second.id }, ...force })
    const { id } = await history.newest()
    const ofChange = eq(deletedWishes.changeId, id)
    expect(await backend.database.$count(deletedWishes, ofChange)).toBe(1)
    await raider.make(deleteWishlist, { params: { wishlistId } })
    expect(await backend.database.$count(deletedWishes, ofChange)).toBe(0)
    await history.undo(id)
  })

  it('is part of the export and is deleted with the character', async () => {
    const { instance, wishlistId } = await createRaid(scene)
    const params = { instanceId: instance.id }
    await make(backend, deleteInstance, { token, params, ...force })
    const { id } = await history.newest()
    const { id: characterId } = await raider.character('Frostelle')
    const exported = await raider.make(exportAccount)
    const ofList = exported.deletedWishes?.filter((row) => row.wishlistId === wishlistId)
    expect(ofList).toMatchObject([
      { characterId, wishlist: { name: 'A list' }, wishes: { length: 4 } },
    ])
    const own = await make(backend, exportAccount, { token })
    expect(own.deletedWishes).toEqual([])
    expect(own.adminChanges).toContainEqual(
      expect.objectContaining({ id, action: 'deleted', kind: 'instance', name: instance.name }),
    )
    await raider.make(removeCharacter, { params: { characterId } })
    expect(await backend.database.$count(deletedWishes)).toBe(0)
    await history.undo(id)
    const lists = await backend.database.query.wishlists.findMany()
    expect(lists.map((list) => list.id)).not.toContain(wishlistId)
    expect(await backend.database.$count(adminChanges, eq(adminChanges.undoes, id))).toBe(1)
  })
})

// Last, because all sessions have expired afterwards.
describe('expired changes', () => {
  it('after 30 days it is not possible, and nothing of what was deleted is kept', async () => {
    const { second } = await createRaid(scene, 'Kharzul')
    await make(backend, deleteBoss, { token, params: { bossId: second.id }, ...force })
    const { id } = await history.newest()
    backend.clock.now += 30 * DAY_MS
    const late = createHistoryCalls(backend, await backend.signIn('Admin#1000'))
    expect(await late.newest()).toMatchObject({ id, undoableUntil: null })
    expect(await late.undoRejected(id)).toMatchObject({
      status: 409,
      message: 'Changes can be undone for 30 days',
    })
    await deleteExpiredRows(backend.database, new Date(backend.clock.now))
    const rows = await backend.database.query.adminChanges.findMany()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ deletedRows }) => deletedRows)).toEqual(rows.map(() => null))
    expect(await backend.database.query.deletedWishes.findMany()).toEqual([])
    await deleteExpiredRows(backend.database, new Date(backend.clock.now + 365 * DAY_MS))
    expect(await backend.database.query.adminChanges.findMany()).toEqual([])
  })
})
