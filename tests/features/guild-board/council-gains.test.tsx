import { and, eq } from 'drizzle-orm'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Slot } from '@/game/items'
import {
  characters,
  lootItems,
  simGains,
  sims,
  wishlistItems,
  wishlists,
} from '../../../server/database/schema'
import { seedGuild } from '../../../server/database/seed/guild'
import { signInPerson } from '../../support/entities'
import { candidateRows, openDetails } from './candidate-rows'
import { connectGuild, shareFrostelle } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { withoutFeature } from '../../support/app/without-feature'
import { AMULET } from '../gear/gear-screen'
import { renderApp } from '../../support/app/render-app'
import { importReport } from '../../support/sims'

const COLUMNS = [
  'Rank',
  'Raider',
  'Gain',
  'Worn → 308',
  'Received',
  '',
  'Set',
  'Note',
  'List',
  undefined,
]
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
  const rows = () => candidateRows(sheet)
  const rowOf = (raider: string) =>
    rows().find(({ textContent }) => textContent?.includes(raider)) ?? document.body
  /** Opens the row of a raider. */
  async function openRow(raider: string) {
    await app.user.click(sheet.getByRole('button', { name: raider }))
    return openDetails(sheet)
  }
  return { ...app, sheet, rows, rowOf, openRow }
}

/** The names of the columns in a wide window; the last column has none. */
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.querySelector('button span')?.textContent?.trim())

describe('council view: simulation gains', () => {
  it('the row of a raider shows the gain, and opens the error and the simulation', async () => {
    const { sheet, rowOf, openRow } = await openHood()
    expect(rowOf('Frostelle')).toHaveTextContent('+2.0')
    expect(rowOf('Frostelle')).toHaveTextContent('0 d')
    expect(rowOf('Quillow')).not.toHaveTextContent(/[+−]\d\.\d/)
    const details = await openRow('Frostelle')
    expect(details).toHaveTextContent('+2,000 ± 100 DPS')
    expect(details).toHaveTextContent(/Simulated .* · Patchwerk, 1 target/)
    expect(details).not.toHaveTextContent('Old')
    expect(sheet.queryByText('old')).toBeNull()
    expect(await openRow('Quillow')).not.toHaveTextContent('Simulated')
    expect(details).not.toBeInTheDocument()
  })

  it('a simulation at an item level that has risen by 5, and of the item at another level than that of the drop, says so', async () => {
    const { database } = api.backend
    await database.update(sims).set({ itemLevel: 276 })
    await database.update(simGains).set({ itemLevel: 334 })
    const { rowOf, openRow } = await openHood()
    expect(within(rowOf('Frostelle')).getByText('old')).toBeVisible()
    expect(rowOf('Frostelle')).toHaveTextContent('at 334')
    const details = await openRow('Frostelle')
    expect(details).toHaveTextContent('Old: item level 276 then, 281 now')
    expect(details).toHaveTextContent(/Simulated .* · item level 334 · /)
    await database.update(sims).set({ itemLevel: 281 })
    await database.update(simGains).set({ itemLevel: 308 })
  })

  it('a press on "Gain" puts the raider with the largest gain first, also when the item is opened again', async () => {
    const { user, sheet, rows } = await openHood()
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toHaveTextContent('Quillow')
    expect(columns()).toEqual(COLUMNS)
    await user.click(sheet.getByRole('button', { name: /^Gain/ }))
    expect(rows()[0]).toHaveTextContent('Frostelle')
    expect(sheet.getByRole('columnheader', { name: /^Gain/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${HOOD}`) }))
    const again = within(await screen.findByRole('dialog', { name: HOOD }))
    expect(candidateRows(again)[0]).toHaveTextContent('Frostelle')
    await user.click(again.getByRole('button', { name: /^Rank/ }))
    expect(candidateRows(again)[0]).toHaveTextContent('Quillow')
  })

  it('without the feature `sims` nothing of it is shown', async () => {
    withoutFeature(api, 'sims')
    const { openRow } = await openHood()
    expect(columns()).toEqual(COLUMNS.filter((name) => name !== 'Gain'))
    expect(await openRow('Frostelle')).not.toHaveTextContent('Simulated')
    api.restore()
  })
})

describe('council view: tier tokens', () => {
  it('a raider who wants a token for several slots stands once, with the slots', async () => {
    await wishFor('Slumbering Coil Curio', 'Quillow', 'LEGS', -1)
    await wishFor('Slumbering Coil Curio', 'Quillow', 'CHEST', -2)
    const { rows, rowOf, openRow } = await openItem('Slumbering Coil Curio')
    expect(rows().filter(({ textContent }) => textContent?.includes('Quillow'))).toHaveLength(1)
    expect(rowOf('Quillow')).toHaveTextContent(/^1QuillowChest, Legs/)
    expect(await openRow('Quillow')).toHaveTextContent(/Rank 1 of \d+.*Also wanted for Legs \(#2\)/)
  })
})

describe('council view: worn items', () => {
  it('the row of a raider has what is worn in the slot, and how much higher the drop is', async () => {
    const { sheet, rowOf, openRow } = await openHood()
    // The boss drops 308 on Heroic.
    expect(sheet.getByRole('columnheader', { name: /^Worn → 308/ })).toBeVisible()
    expect(rowOf('Frostelle')).toHaveTextContent('308Champion±0')
    expect(rowOf('Frostelle')).not.toHaveTextContent('Wears it')
    expect(await openRow('Frostelle')).toHaveTextContent(
      /Worn: Champion 308 \(±0\)Tier set: \d pieces? worn/,
    )
  })

  it('the row of a raider who wears the item at the difficulty of the board says so', async () => {
    const { rowOf, openRow } = await openItem(AMULET)
    expect(rowOf('Frostelle')).toHaveTextContent('Wears it')
    expect(await openRow('Frostelle')).toHaveTextContent('Wears this item')
  })

  it('without the feature `gear` nothing of it is shown', async () => {
    withoutFeature(api, 'gear')
    const { openRow } = await openHood()
    await openRow('Frostelle')
    expect(screen.queryByText(/Worn|^Set$|Tier set/)).toBeNull()
    api.restore()
  })
})
