import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listLoot, updateLootItem } from '@/contract/admin/admin-loot-item'
import { listInstanceLoot } from '@/contract/loot-item'
import { getWishlist } from '@/contract/wishlist'
import type { Picture } from '../../../../server/catalog/icons/download-icon'
import { updateDueIcon } from '../../../../server/catalog/icons/update-due-icon'
import { deleteExpiredRows } from '../../../../server/database/delete-expired-rows'
import { icons, itemIcons } from '../../../../server/database/schema'
import { RAIDS } from '../../../../server/database/seed/all-raids'
import { seedIcons } from '../../../../server/database/seed/icons'
import { createTestBackend, type TestBackend } from '../../../support/backend/backend'
import { make } from '../../../support/backend/backend-calls'
import { BACKEND_ORIGIN } from '../../../support/backend/backend-parts'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../../../support/entities'
import { JPEG } from './icon-host'

const DAY_MS = 24 * 60 * 60 * 1000

/** A loot item of the current raid, and its icon in the seed data. */
const ITEM = { name: 'Crown of the Eternal Fang', itemId: 268_230, icon: '7705647' }
const PICTURE: Picture = { bytes: JPEG, contentType: 'image/jpeg' }

let backend: TestBackend
let raider: Person

beforeEach(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
  await seedIcons(backend.database, new Date(backend.clock.now))
  // All others are due later.
  await setDue(30)
  await setDue(0, ITEM.icon)
})
afterEach(() => backend.close())

async function setDue(days: number, name?: string) {
  await backend.database
    .update(icons)
    .set({ nextFetchAt: new Date(backend.clock.now + days * DAY_MS) })
    .where(name ? eq(icons.name, name) : undefined)
}

/** Fetches the icon that is due; returns the names that were downloaded. */
async function fetchIcon(picture: Picture | null | Error = PICTURE): Promise<string[]> {
  const names: string[] = []
  const { database, clock } = backend
  await updateDueIcon({
    database,
    async download(name) {
      names.push(name)
      if (picture instanceof Error) throw picture
      return picture
    },
    now: () => clock.now,
  })
  return names
}

async function readItem() {
  const { token } = raider
  const instanceId = await findInstance(backend, token, CURRENT_RAID)
  const bosses = await make(backend, listInstanceLoot, { token, params: { instanceId } })
  return bosses.flatMap(({ items }) => items).find(({ name }) => name === ITEM.name)
}

function get(path = '') {
  return backend.app.request(`${BACKEND_ORIGIN}${path}`)
}

describe('icons', () => {
  it('an item has no icon URL until its icon is stored, then one that serves the picture to everybody, cached for the thirty days of the terms', async () => {
    expect((await readItem())?.iconUrl).toBeNull()
    expect(await fetchIcon()).toEqual([ITEM.icon])
    const iconUrl = (await readItem())?.iconUrl ?? ''
    expect(iconUrl).toMatch(/^\/icons\/[0-9a-f]{32}$/)
    const response = await get(iconUrl)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=2592000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(JPEG)
  })

  it('another picture has another URL', async () => {
    await fetchIcon()
    const before = (await readItem())?.iconUrl
    await setDue(0, ITEM.icon)
    await fetchIcon({ ...PICTURE, bytes: Buffer.concat([JPEG, JPEG]) })
    expect((await readItem())?.iconUrl).not.toBe(before)
    expect((await get(before ?? '')).status).toBe(404)
  })

  it('a wish shows the icon of its item', async () => {
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'NECK', 1)
    const read = () => raider.make(getWishlist, { params: { wishlistId } })
    const itemId = (await read()).items[0]?.lootItem.itemId ?? 0
    const [link] = await backend.database
      .select()
      .from(itemIcons)
      .where(eq(itemIcons.itemId, itemId))
    await setDue(1, ITEM.icon)
    await setDue(0, link?.iconName)
    await fetchIcon()
    expect((await read()).items[0]?.lootItem.iconUrl).toMatch(/^\/icons\//)
  })

  it('the icon URL of an admin wins; the admin sees both', async () => {
    await fetchIcon()
    const token = await backend.signIn('Admin#1000')
    const query = { search: ITEM.name }
    const [item] = (await make(backend, listLoot, { token, query })).items
    expect(item).toMatchObject({
      iconUrl: null,
      storedIconUrl: expect.stringMatching(/^\/icons\//),
    })
    const iconUrl = 'https://pictures.example/crown.png'
    const params = { lootItemId: item?.id ?? '' }
    await make(backend, updateLootItem, { token, params, body: { iconUrl } })
    expect((await readItem())?.iconUrl).toBe(iconUrl)
  })

  it('a missing icon is tried again after one day, then after two', async () => {
    expect(await fetchIcon(null)).toEqual([ITEM.icon])
    const tried: number[] = []
    for (let day = 1; day <= 4; day++) {
      backend.clock.now += DAY_MS
      if ((await fetchIcon(null)).length > 0) tried.push(day)
    }
    expect(tried).toEqual([1, 3])
    expect((await readItem())?.iconUrl).toBeNull()
  })

  it('an icon that could not be downloaded is tried again after five minutes, and fetched again after twenty days', async () => {
    await expect(fetchIcon(new Error('no connection'))).rejects.toThrow('no connection')
    expect(await fetchIcon()).toEqual([])
    backend.clock.now += 5 * 60 * 1000
    expect(await fetchIcon()).toEqual([ITEM.icon])
    backend.clock.now += 20 * DAY_MS - 1
    expect(await fetchIcon()).toEqual([])
    backend.clock.now += 1
    expect(await fetchIcon()).toEqual([ITEM.icon])
  })

  it('another start keeps a stored icon; one that could not be refreshed for thirty days is deleted', async () => {
    await fetchIcon()
    await seedIcons(backend.database, new Date(backend.clock.now))
    expect(await fetchIcon()).toEqual([])
    const url = (await readItem())?.iconUrl ?? ''
    const { clock, database } = backend
    await deleteExpiredRows(database, new Date(clock.now + 30 * DAY_MS - 1))
    expect((await get(url)).status).toBe(200)
    await deleteExpiredRows(database, new Date(clock.now + 30 * DAY_MS))
    expect((await get(url)).status).toBe(404)
    const kept = await database.select().from(icons).where(eq(icons.name, ITEM.icon))
    expect(kept).toMatchObject([{ bytes: null, hash: null }])
  })

  it('the icons of the newest raid are fetched first', async () => {
    const { clock, database } = backend
    await database.delete(icons)
    await seedIcons(database, new Date(clock.now))
    const items = RAIDS[0]?.bosses.flatMap((boss) => boss.items) ?? []
    const first = items.flatMap(({ icon }) => icon ?? []).slice(0, 3)
    const fetched = [await fetchIcon(), await fetchIcon(), await fetchIcon()]
    expect(fetched.flat()).toEqual(first)
  })

  it('processes that look for due icons at the same time fetch different ones', async () => {
    await setDue(0)
    const names = await Promise.all(Array.from({ length: 8 }, () => fetchIcon()))
    expect(new Set(names.flat()).size).toBe(8)
  })
})
