import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCharacter } from '@/contract/character'
import { importSim } from '@/contract/sim-import'
import { sims, wishlists } from '../../../server/database/schema'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { simpleModel, toDroptimizerCsv } from '../../support/sim-reports'
import { CHAIN, HOOD } from '../../support/sim-items'
import { HOOD_NAME, openImport, openList, toText } from './sim-screen'

const api = bridgeToBackend()

// A character may have only a limited number of wishlists for a raid.
beforeEach(async () => {
  await api.backend.database.delete(wishlists)
  await api.backend.database.delete(sims)
})

const model = () =>
  simpleModel([
    { ...HOOD, percent: 2.74 },
    { ...CHAIN, percent: 0.05 },
    { itemId: 5, encounterId: 5, percent: 9 },
  ])

/** Texts that cannot be imported, with the reason. */
const REJECTED: [text: string, reason: RegExp][] = [
  [
    toText(model()).replace('"simType":"droptimizer"', '"simType":"optimize"'),
    /^This is a Top Gear report/,
  ],
  [toText(model()).slice(0, -9), /^The end of this report is missing/],
  [
    toText(simpleModel([{ ...HOOD, percent: 1 }], { classAt: 12 })),
    /^This report is for a Warrior, and Frostelle is a Mage/,
  ],
  [
    toText(simpleModel([{ itemId: 5, encounterId: 5, percent: 9 }])),
    /^No item of this report is in a raid of Guildr/,
  ],
  ['x'.repeat(6_000_000), /^This is larger than 5 MB/],
]

describe('a report that may not be wanted', () => {
  it('of a character of the same name on another realm asks, once the own realm is known', async () => {
    const { user, readNames } = await openList(api)
    const held = api.hold(getCharacter)
    const { dialog, choose } = await openImport(user)
    const { player, ...rest } = model()
    await choose(toText({ ...rest, player: { ...player, realm: 'kelthuzad', region: 'us' } }))
    await dialog.findByRole('status', { name: 'Reading the report' })
    // Longer than the app takes to ask for the preview.
    for (let reads = 0; reads < 10; reads += 1) await readNames()
    expect(api.sent(importSim)).toEqual([])
    held.release()
    expect(
      await dialog.findByText(
        'The report is for Frostelle, Kelthuzad, US. Yours is Frostelle, Argent Dawn, EU.',
      ),
    ).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Import anyway' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Import and order' })).toBeNull()
  })

  it('warns about what differs from the character and the list', async () => {
    const { user } = await openList(api)
    const { dialog, choose } = await openImport(user)
    await choose(
      toText(
        simpleModel([{ ...HOOD, percent: 1 }], {
          name: 'Somebody',
          specAt: 1,
          mode: ['raid-mythic', 'Mythic'],
        }),
      ),
    )
    for (const warning of [
      'The report is for Somebody, not for Frostelle.',
      'The report is for Fire. This list is for Frost and does not show its gains.',
      'The report has no Heroic items of The Venomous Abyss. This list does not show its gains.',
    ]) {
      expect(await dialog.findByText(warning)).toBeVisible()
    }
  })

  it('of a table takes the specialization of the list, and says so', async () => {
    const { user } = await openList(api)
    const { dialog, paste } = await openImport(user)
    await paste(toDroptimizerCsv(model()))
    expect(
      await dialog.findByText('The report does not name a specialization. It is stored for Frost.'),
    ).toBeVisible()
    expect(
      dialog.getByText('The report does not say when it was simulated, so it may be old.'),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Import' }))
    expect(await screen.findByText(/^Simulated at an unknown time, imported /)).toBeVisible()
  })

  it('is rejected with the reason, and another one can be chosen', async () => {
    const { user } = await openList(api)
    const { dialog, choose, paste } = await openImport(user)
    for (const [text, reason] of REJECTED) {
      await choose(text)
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(reason))
    }
    await paste('https://www.raidbots.com/simbot/report/unknownReport')
    const reason = /^Raidbots does not have this report/
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(reason))
    await choose(toText(model()))
    expect(await dialog.findByText(HOOD_NAME)).toBeVisible()
  })
})
