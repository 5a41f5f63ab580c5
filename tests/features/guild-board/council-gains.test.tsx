import { and, eq } from 'drizzle-orm'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Slot } from '@/game/items'
import {
  characters,
  lootItems,
  sims,
  wishlistItems,
  wishlists,
} from '../../../server/database/schema'
import { seedGuild } from '../../../server/database/seed/guild'
import { signInPerson } from '../../support/entities'
import { connectGuild, shareFrostelle } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { withoutFeature } from '../../support/app/without-feature'
import { AMULET } from '../gear/gear-screen'
import { renderApp } from '../../support/app/render-app'
import { importReport } from '../../support/sims'

const HOOD = "Errant Scrollsage's Hood"

const api = bridgeToBackend()
let guildId: string

/** Frostelle and Quillow want the hood, he on rank 1. Only she has a simulation. */
beforeAll(async () => {
  await seedGuild(api.backend.database, api.backend.battleNet)
  await api.backend.database.delete(sims)
  const raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
  await shareFrostelle(api.backend, raider, guildId)
  const simulatedAt = new Date(api.backend.clock.now).toISOString()
  await importReport(api.backend, raider, 'Frostelle', { simulatedAt })
  await wishFor(HOOD, 'Quillow', 'HEAD', 0)
})

/** Puts an item on the Heroic list of a seeded raider, whose own ranks start at 1. */
async function wishFor(item: string, name: string, slot: Slot, priority: number) {
  const { database } = api.backend
  const lootItem = await database.query.lootItems.findFirst({ where: eq(lootItems.name, item) })
  const [list] = await database
    .select({ id: wishlists.id })
    .from(wishlists)
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .where(and(eq(characters.name, name), eq(wishlists.difficulty, 'Heroic')))
  await database.insert(wishlistItems).values({
    id: `${name} ${item} ${slot}`,
    wishlistId: list?.id ?? '',
    lootItemId: lootItem?.id ?? '',
    slot,
    priority,
    isObtained: false,
  })
}

/** Opens the council view of the hood. */
const openHood = () => openItem(HOOD)

/** Opens the council view of an item. */
async function openItem(name: string) {
  const app = await renderApp({ api, path: `/guilds/${guildId}`, as: 'Admin#1000' })
  const board = await screen.findByRole('group', { name: 'Wanted items' })
  await app.user.click(await within(board).findByRole('button', { name: new RegExp(`^${name}`) }))
  const sheet = within(await screen.findByRole('dialog', { name }))
  const rows = () =>
    within(sheet.getByRole('list', { name: 'Who wants it' })).getAllByRole('listitem')
  return { ...app, sheet, rows }
}

const shownOrders = () =>
  within(screen.getByRole('group', { name: 'Order' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)

describe('council view: simulation gains', () => {
  it('the row of a raider shows the gain with its error, and the simulation', async () => {
    const { rows } = await openHood()
    const row = rows().find(({ textContent }) => textContent?.includes('Frostelle'))
    expect(row).toHaveTextContent('+2.0 %')
    expect(row).toHaveTextContent('+2,000 ± 100 DPS')
    expect(row).toHaveTextContent(/Simulated .* · Patchwerk, 1 target/)
    expect(row).not.toHaveTextContent('Old')
    expect(rows().filter(({ textContent }) => textContent?.includes('Simulated'))).toEqual([row])
  })

  it('a simulation at an item level that has risen by 5 is marked as old', async () => {
    await api.backend.database.update(sims).set({ itemLevel: 276 })
    const { user } = await openHood()
    const old = screen.getByText('Old: item level 276 then, 281 now')
    expect(old).not.toBeVisible()
    expect(screen.getByText('Old')).toBeVisible()
    await user.click(screen.getByText('Frostelle', { selector: 'summary *' }))
    expect(old).toBeVisible()
    await api.backend.database.update(sims).set({ itemLevel: 281 })
  })

  it('"Gain" puts the raider with the largest gain first', async () => {
    const { user, rows } = await openHood()
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toHaveTextContent('Quillow')
    expect(shownOrders()).toEqual(['By rank', 'Fewest received', 'Gain'])
    await user.click(screen.getByRole('radio', { name: 'Gain' }))
    expect(rows()[0]).toHaveTextContent('Frostelle')
  })

  it('without the feature `sims` nothing of it is shown', async () => {
    withoutFeature(api, 'sims')
    await openHood()
    expect(screen.queryByText(/Simulated/)).toBeNull()
    expect(shownOrders()).toEqual(['By rank', 'Fewest received'])
    api.restore()
  })
})

describe('council view: tier tokens', () => {
  it('a raider who wants a token for several slots stands once, with the slots', async () => {
    await wishFor('Slumbering Coil Curio', 'Quillow', 'LEGS', -1)
    await wishFor('Slumbering Coil Curio', 'Quillow', 'CHEST', -2)
    const { rows } = await openItem('Slumbering Coil Curio')
    const ofQuillow = rows().filter(({ textContent }) => textContent?.includes('Quillow'))
    expect(ofQuillow).toHaveLength(1)
    expect(ofQuillow[0]).toHaveTextContent(/#1of \d+QuillowChest.*Also wanted for Legs \(#2\)/)
  })
})

describe('council view: worn items', () => {
  it('the row of a raider has what is worn in the slot, and how much higher the drop is', async () => {
    const { rows } = await openHood()
    const row = rows().find(({ textContent }) => textContent?.includes('Frostelle'))
    // The boss drops 308 on Heroic.
    expect(row).toHaveTextContent('Worn: Champion 308 (+0)')
    expect(row).not.toHaveTextContent('Wears this item')
  })

  it('the row of a raider who wears the item at the difficulty of the board says so', async () => {
    const { rows } = await openItem(AMULET)
    const row = rows().find(({ textContent }) => textContent?.includes('Frostelle'))
    expect(row).toHaveTextContent('Wears this item')
  })

  it('without the feature `gear` nothing of it is shown', async () => {
    withoutFeature(api, 'gear')
    await openHood()
    expect(screen.queryByText(/Worn/)).toBeNull()
    api.restore()
  })
})
