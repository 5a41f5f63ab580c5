import { afterAll, describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount, exportWishlists } from '@/contract/account'
import {
  getCharacter,
  importCharacter,
  listAvailableCharacters,
  listCharacters,
  removeCharacter,
  syncCharacter,
} from '@/contract/character'
import { CALLS } from '@/contract/calls'
import { FEATURES } from '@/contract/features'
import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { getMe, getMyCharacterCount, getStatus, logout } from '@/contract/session'
import { getWishlistGear } from '@/contract/gear'
import { deleteSim, getWishlistSim } from '@/contract/sim'
import { readSimReport } from '@/contract/sim-import'
import {
  createWishlist,
  deleteWishlist,
  duplicateWishlist,
  getWishlist,
  listCharacterWishlists,
  listWishlists,
  restoreWishlist,
  updateWishlist,
} from '@/contract/wishlist'
import { addWishlistItem, listAvailableItems, removeWishlistItem } from '@/contract/wishes'
import { addUser, copyCharacter } from '../../support/backend/account-rows'
import { createTestBackend } from '../../support/backend/backend'
import { make } from '../../support/backend/backend-calls'
import { findInstance, CURRENT_RAID, signInPerson } from '../../support/entities'
import { REPORT_ID } from '../../support/backend/report-host'
import { HERO_HOOD, importItems } from '../../support/gear'
import { findSimId, importReport } from '../../support/sims'
import { isGuildCall } from './guild-calls'

const backend = await createTestBackend()
const raider = await signInPerson(backend, 'Raider#3000')
afterAll(() => backend.close())

/**
 * One check per call. `make` compares each answer with the contract: the status, the envelope,
 * every declared field (including those that are optional for other backends), and no other field.
 */
const CHECKS: Record<string, () => Promise<void>> = {
  async getStatus() {
    const { token } = raider
    expect(await make(backend, getStatus, { token })).toMatchObject({
      authenticated: true,
      user: { battleNetTag: 'Raider#3000', isAuthenticated: true },
    })
  },
  async getMe() {
    const { token } = raider
    expect(await make(backend, getMe, { token })).toMatchObject({ battleNetTag: 'Raider#3000' })
  },
  async getMyCharacterCount() {
    const { token } = raider
    const answer = await make(backend, getMyCharacterCount, { token })
    expect(answer).toEqual({ hasCharacters: true, characterCount: 2 })
  },
  async exportAccount() {
    const { token } = raider
    expect(await make(backend, exportAccount, { token })).toMatchObject({
      user: { battleNetTag: 'Raider#3000', isAuthenticated: true },
      characters: [{ name: 'Frostelle' }, { name: 'Kharzul' }],
      guilds: [{ name: 'Ashen Vanguard' }],
    })
  },
  async exportWishlists() {
    const { wishlists, next } = await make(backend, exportWishlists, { token: raider.token })
    expect(wishlists.map(({ name }) => name)).toContain('The Venomous Abyss - Heroic (Frost)')
    expect(next).toBe(wishlists.at(-1)?.id)
  },
  async deleteAccount() {
    const { token } = await addUser(backend, 'Leaver#5000')
    await make(backend, deleteAccount, { token, body: { battleNetTag: 'Leaver#5000' } })
  },
  async logout() {
    await make(backend, logout, { token: await backend.signIn('Raider#3000') })
  },
  async listCharacters() {
    const { token } = raider
    const names = (await make(backend, listCharacters, { token })).map(({ name }) => name)
    expect(names).toEqual(['Frostelle', 'Kharzul'])
  },
  async listAvailableCharacters() {
    const { token } = raider
    const characters = await make(backend, listAvailableCharacters, { token })
    expect(characters).toHaveLength(4)
  },
  async importCharacter() {
    const { token } = await signInPerson(backend, 'Newcomer#2000')
    const [character] = await make(backend, listAvailableCharacters, { token })
    if (!character) throw new Error('No characters to import')
    const answer = await make(backend, importCharacter, { token, body: { character } })
    expect(answer).toMatchObject({ character: { name: character.name }, equipmentCount: 16 })
  },
  async getCharacter() {
    const { token } = raider
    const { id: characterId } = await raider.character('Frostelle')
    expect(await make(backend, getCharacter, { token, params: { characterId } })).toMatchObject({
      name: 'Frostelle',
      className: 'Mage',
      specialization: 'frost',
      level: 90,
      itemLevel: 281,
      guild: { name: 'Ashen Vanguard' },
      wishlistCount: 2,
    })
  },
  async syncCharacter() {
    const { token } = raider
    const { id: characterId } = await raider.character('Kharzul')
    const answer = await make(backend, syncCharacter, { token, params: { characterId }, body: {} })
    expect(answer).toMatchObject({ id: characterId, name: 'Kharzul' })
  },
  async removeCharacter() {
    const characterId = await copyCharacter(backend, 'Kharzul')
    await make(backend, removeCharacter, { token: raider.token, params: { characterId } })
  },
  async listActiveInstances() {
    const { token } = raider
    const instances = await make(backend, listActiveInstances, { token })
    expect(instances.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(instances[0]).toMatchObject({ slug: CURRENT_RAID, bossCount: 8, itemCount: 101 })
  },
  async listInstanceLoot() {
    const { token } = raider
    const instanceId = await findInstance(backend, token, CURRENT_RAID)
    const bosses = await make(backend, listInstanceLoot, { token, params: { instanceId } })
    expect(bosses.map(({ encounterOrder }) => encounterOrder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(bosses.map(({ itemCount }) => itemCount)).toEqual(bosses.map((one) => one.items.length))
  },
  async listCharacterWishlists() {
    const { token } = raider
    const { id: characterId } = await raider.character('Frostelle')
    const params = { characterId }
    const lists = await make(backend, listCharacterWishlists, { token, params })
    expect(lists.map(({ name, itemCount }) => [name, itemCount])).toEqual([
      ['The Venomous Abyss - Heroic (Frost)', 7],
      ['Manaforge Omega - Mythic (Frost)', 1],
    ])
  },
  async createWishlist() {
    const { token } = raider
    const { id: characterId } = await raider.character('Kharzul')
    const body = {
      instanceId: await findInstance(backend, token, CURRENT_RAID),
      difficulty: 'LFR',
      specialization: 'arms',
      name: '  Arms for a change ',
      isMainWishlist: false,
    } as const
    const answer = await make(backend, createWishlist, { token, params: { characterId }, body })
    expect(answer).toMatchObject({
      name: 'Arms for a change',
      difficulty: 'LFR',
      specialization: 'arms',
      isMainWishlist: false,
      character: { id: characterId },
      instance: { slug: CURRENT_RAID },
      itemCount: 0,
      obtainedCount: 0,
    })
  },
  async listWishlists() {
    const { token } = raider
    const query = { main: 'true', currentTier: 'true' } as const
    const lists = await make(backend, listWishlists, { token, query })
    expect(lists.map(({ character, items }) => [character.name, items.length])).toEqual([
      ['Frostelle', 7],
      ['Kharzul', 3],
    ])
  },
  async getWishlist() {
    const { token } = raider
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'TRINKET', 2)
    const list = await make(backend, getWishlist, { token, params: { wishlistId } })
    expect(list).toMatchObject({ itemCount: 2, items: [{ priority: 1 }, { priority: 2 }] })
  },
  async updateWishlist() {
    const { token } = raider
    const params = { wishlistId: await raider.createWishlist('Frostelle') }
    const answer = await make(backend, updateWishlist, { token, params, body: { name: 'Other' } })
    expect(answer).toMatchObject({ id: params.wishlistId, name: 'Other' })
  },
  async deleteWishlist() {
    const params = { wishlistId: await raider.createWishlist('Frostelle') }
    await make(backend, deleteWishlist, { token: raider.token, params })
  },
  async restoreWishlist() {
    const { token } = raider
    const params = { wishlistId: await raider.createWishlist('Frostelle', { name: 'Back' }) }
    await make(backend, deleteWishlist, { token, params })
    const answer = await make(backend, restoreWishlist, { token, params })
    expect(answer).toMatchObject({ id: params.wishlistId, name: 'Back' })
  },
  async duplicateWishlist() {
    const params = { wishlistId: await raider.createWishlist('Frostelle') }
    const answer = await make(backend, duplicateWishlist, { token: raider.token, params, body: {} })
    expect(answer).toMatchObject({ name: 'A list (copy)' })
  },
  async listAvailableItems() {
    const params = { wishlistId: await raider.createWishlist('Frostelle'), slot: 'NECK' }
    const items = await make(backend, listAvailableItems, { token: raider.token, params })
    expect(new Set(items.map(({ itemSlot }) => itemSlot))).toEqual(new Set(['NECK']))
  },
  async addWishlistItem() {
    const { token } = raider
    const wishlistId = await raider.createWishlist('Frostelle')
    const params = { wishlistId, slot: 'NECK' }
    const [item] = await make(backend, listAvailableItems, { token, params })
    const body = { lootItemId: item?.id ?? '', slot: 'NECK' } as const
    const answer = await make(backend, addWishlistItem, { token, params: { wishlistId }, body })
    expect(answer).toMatchObject({
      wishlistId,
      lootItem: { id: item?.id, name: item?.name },
      slot: 'NECK',
      priority: 1,
      note: null,
      isObtained: false,
    })
  },
  async getWishlistSim() {
    const { token } = raider
    const wishlistId = await raider.createWishlist('Frostelle')
    await importReport(backend, raider)
    const sim = await make(backend, getWishlistSim, { token, params: { wishlistId } })
    expect(sim).toMatchObject({ source: 'Raidbots', gains: [{ slot: 'HEAD' }, { slot: 'NECK' }] })
  },
  async importSim() {
    const { raids, unmatchedItemIds } = await importReport(backend, raider)
    expect(raids).toMatchObject([{ instanceName: 'The Venomous Abyss', difficulty: 'Heroic' }])
    expect(unmatchedItemIds).toEqual([])
  },
  async getWishlistGear() {
    const params = { wishlistId: await raider.createWishlist('Frostelle') }
    const { items } = await make(backend, getWishlistGear, { token: raider.token, params })
    expect(items).toContainEqual({
      itemId: 268_251,
      name: 'Amulet of the Twin Fangs',
      place: 'NECK',
      itemLevel: 321,
      track: 'hero',
      isWorn: true,
    })
  },
  async importGear() {
    const { importedAt, items } = await importItems({ backend, person: raider })
    expect(importedAt).toBe(new Date(backend.clock.now).toISOString())
    expect(items).toMatchObject([{ itemId: HERO_HOOD.itemId, track: 'hero', isWorn: false }])
  },
  async deleteSim() {
    await importReport(backend, raider)
    const params = { simId: await findSimId(backend) }
    await make(backend, deleteSim, { token: raider.token, params })
  },
  async readSimReport() {
    const call = { token: raider.token, params: { reportId: REPORT_ID } }
    const answer = await make(backend, readSimReport, call)
    expect(answer).toMatchObject({ source: 'Raidbots', gains: [{ percent: 2 }] })
  },
  async removeWishlistItem() {
    const wishlistId = await raider.createWishlist('Frostelle')
    const [itemId = ''] = await raider.addItems(wishlistId, 'TRINKET', 1)
    const params = { wishlistId, itemId }
    await make(backend, removeWishlistItem, { token: raider.token, params })
    expect(await raider.readItems(wishlistId)).toEqual([])
  },
}

describe('answers of the calls of players', () => {
  it.each(
    Object.entries(CALLS).filter(([, call]) => call.access !== 'admin' && !isGuildCall(call)),
  )('%s: the answer fits the contract and holds the expected data', async (name) => {
    expect(CHECKS, `Add a check for ${name}`).toHaveProperty(name)
    await CHECKS[name]?.()
  })

  it('getStatus without a session: not authenticated, no user', async () => {
    const features = Object.keys(FEATURES)
    expect(await make(backend, getStatus)).toEqual({ authenticated: false, user: null, features })
  })
})
