import { listBosses } from '@/contract/admin/admin-boss'
import { listInstances } from '@/contract/admin/admin-instance'
import { getWishlist } from '@/contract/wishlist'
import { Person } from '../e2e/support/person'
import { raidSheet, toExcelText } from '../e2e/support/raid-sheet'
import { expect, test } from './support/fixtures'

const RAID = 'The Lantern Deep'
const LIST = 'The Venomous Abyss - Heroic (Protection)'
const WISHES = [
  ['Head', 'Skullguard of the Risen Sacrifice'],
  ['Trinket', 'Idol of the Howling Nexus'],
] as const

test('first evening: a player imports characters, connects a guild and creates a wishlist', async ({
  user,
  server,
}) => {
  await user.signIn('Newcomer#2000')
  await user.see('Select all')
  // Below the list of a realm is the padding of its frame only, also before anything changes.
  const gaps = await user.tab.run(
    () =>
      [...document.querySelectorAll('fieldset')].map((frame) => {
        const list = frame.querySelector('ul')?.getBoundingClientRect().bottom ?? 0
        return frame.getBoundingClientRect().bottom - list
      }),
    null,
  )
  expect(gaps).toEqual([17, 17, 17])
  await user.press('Select all')
  await user.press('Import 7 characters')
  await user.see('6 imported, 1 failed')
  await user.press('Continue')
  await user.press('Connect guild Crimson Harvest')
  await user.see('Connected Crimson Harvest')
  await user.press('Go to Home')

  await user.press('Create Wishlist for Brannoch')
  await user.choose('Raid Instance', 'The Venomous Abyss')
  await user.choose('Specialization', 'Protection')
  await user.press('Create Wishlist')
  await user.isAt(/^\/wishlists\//)
  await user.see(LIST)
  for (const [slot, item] of WISHES) {
    await user.press(new RegExp(`^${slot}, `))
    await user.press(`Add ${item}`)
  }
  const newcomer = await Person.signIn(server, 'Newcomer#2000')
  const wishlistId = await newcomer.wishlistId('Brannoch', LIST)
  await expect
    .poll(async () => {
      const { items } = await newcomer.read(getWishlist, { wishlistId })
      return items.map(({ lootItem }) => lootItem.name)
    })
    .toEqual(WISHES.map(([, item]) => item))

  await user.goto('/profile')
  await user.see('Brannoch')
})

test('bulk page: an admin pastes 110 items, fixes three and submits them', async ({
  user,
  server,
}) => {
  await user.signIn('Admin#1000')
  await user.goto('/admin/instances')
  await user.press('New instance')
  await user.fill('Name', RAID)
  await user.fill('Expansion', 'Midnight')
  await user.fill('Tier', 'MN Season 2')
  await user.press('Save')
  await user.press(`More actions for ${RAID}`)
  await user.press('Enter items in bulk')
  await user.see('Paste rows from a spreadsheet, or type.')

  await user.copy(toExcelText(raidSheet()))
  await user.press(/^/, 'gridcell')
  await user.hasFocus('Item, row 1')
  await user.tab.pressKey('Control+V')
  await user.see('110 items')
  await user.press('Add missing bosses')
  await user.press('Add 8 bosses')
  await user.see('Added 8 bosses')
  await user.see('3 errors')
  await user.hasFocus('Item, row 1')
  await user.tab.pressKey('F8')
  await user.hasFocus('Type, row 12')
  await user.tab.type('rin')
  await user.tab.pressKey('Enter')
  await user.tab.pressKey('F8')
  await user.hasFocus('Type, row 53')
  await user.tab.type('1h sw')
  await user.tab.pressKey('Enter')
  await user.tab.pressKey('F8')
  await user.hasFocus('Item ID, row 97')
  await user.tab.pressKey('Delete')
  await user.see('0 errors')
  await user.press('Check and submit')
  await user.see('110 will be created')
  await user.press('Submit')
  await user.see('110 items created.')

  const admin = await Person.signIn(server, 'Admin#1000')
  const raid = (await admin.read(listInstances)).find(({ name }) => name === RAID)
  const bosses = await admin.read(listBosses)
  const counts = bosses
    .filter(({ instanceId }) => instanceId === raid?.id)
    .map(({ itemCount }) => itemCount)
  expect(counts).toEqual([14, 14, 14, 13, 14, 14, 14, 13])
})

test('offline: after a visit, Home opens without a server', async ({ user, server }) => {
  await user.signIn('Raider#3000')
  await user.see('Frostelle')
  await expect
    .poll(() => user.tab.run(() => navigator.serviceWorker.controller?.state, null), {
      timeout: 60_000,
    })
    .toBe('activated')
  await server.stop()
  await user.tab.reload()
  await user.see('Frostelle')
  await user.see(/The server cannot be reached\. Last updated /)
  await server.start()
  await user.tab.reload()
  await user.seeNo('Last updated')
})
