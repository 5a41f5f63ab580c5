import type { Page } from '@playwright/test'
import { listNights } from '@/contract/guilds/raid-nights'
import { expect, test } from '../support/fixtures'
import { enterAs, type Person } from '../support/person'
import { PHONE_TOO } from '../support/tags'

test.use({ freshServer: true })

/** Four items of each of the first three bosses. */
const BOSSES = ["Nek'zali the Soulcoiler", 'Entombed Sentinels', 'The Lost Explorers']

async function openTonight(page: Page, officer: Person) {
  await enterAs(page, officer)
  const path = await officer.guildPath()
  await page.goto(`${path}/tonight?raid=the-venomous-abyss&difficulty=Heroic`)
  return path.split('/').at(-1) ?? ''
}

/** Marks the first four items of each boss in its loot. */
async function markTwelve(page: Page) {
  for (const [index, boss] of BOSSES.entries()) {
    await page.getByRole('button', { name: boss }).click()
    const loot = page.getByRole('list', { name: `Loot of ${boss}` })
    for (const position of [0, 1, 2, 3]) {
      await loot
        .getByRole('button', { name: /^Mark / })
        .nth(position)
        .click()
    }
    await expect(page.getByRole('heading', { name: `${4 * (index + 1)} drops` })).toBeVisible()
    await page.getByRole('button', { name: boss }).click()
  }
}

test(
  'tonight: twelve drops of three bosses are decided by keyboard, on a phone by touch, with at most three presses each',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile, server }) => {
    test.slow()
    const officer = await getPerson('Raider#3000')
    const guildId = await openTonight(page, officer)
    await page.getByRole('button', { name: /^Start night/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'here' })).toBeVisible()
    await markTwelve(page)

    // A night survives a restart of the server in its middle.
    await server.kill()
    await server.restart()
    await page.reload()
    await expect(page.getByRole('heading', { name: '12 drops' })).toBeVisible()

    let presses = 0
    const left = page.getByRole('region', { name: 'Undecided' })
    const first = left.getByRole('button').first()
    if (isMobile) await first.tap()
    else await page.keyboard.press('1')
    presses += 1
    for (let decided = 1; decided <= 12; decided += 1) {
      const council = page.getByRole('dialog')
      await expect(council).toBeVisible()
      // Nobody wants some of the items.
      const rows = council.getByRole('row')
      const nobody = council.getByRole('button', { name: 'Nobody wanted it' })
      await expect(nobody).toBeEnabled()
      if ((await rows.count()) < 2) {
        await nobody.click()
        presses += 1
      } else if (isMobile) {
        await rows.nth(1).getByRole('button').first().tap()
        await council.getByRole('button', { name: /^Award to (?!someone else)/ }).tap()
        await page.getByRole('menuitem', { name: 'BiS' }).tap()
        presses += 3
      } else {
        await page.keyboard.press('a')
        await expect(page.getByRole('menuitem').first()).toBeFocused()
        await page.keyboard.press('Enter')
        presses += 2
      }
      await expect
        .poll(async () => (await officer.read(listNights, { guildId }))[0]?.undecidedCount)
        .toBe(12 - decided)
    }
    expect(presses).toBeLessThanOrEqual(37)
    await expect(left.getByText('Every drop is decided.')).toBeVisible()
    test.info().annotations.push({ type: 'presses', description: `${presses}` })

    await page.getByRole('button', { name: 'End night…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End night' }).click()
    await expect(page.getByText('Ended ·')).toBeVisible()
  },
)

test('tonight: of two officers who award the only drop, one gets the question', async ({
  page,
  getPerson,
  browser,
}) => {
  const officer = await getPerson('Raider#3000')
  await openTonight(page, officer)
  await page.getByRole('button', { name: /^Start night/ }).click()
  await page.getByRole('button', { name: 'The Lost Explorers' }).click()
  const loot = page.getByRole('list', { name: 'Loot of The Lost Explorers' })
  await loot.getByRole('button', { name: /^Mark .*Bottomless/ }).click()

  const context = await browser.newContext()
  const other = await context.newPage()
  await openTonight(other, await getPerson('Admin#1000'))
  const pages = [page, other]
  for (const one of pages) {
    await one
      .getByRole('region', { name: 'Undecided' })
      .getByRole('button', { name: /Bottomless/ })
      .click()
    await one.getByRole('dialog').getByRole('row').nth(1).hover()
    await one
      .getByRole('button', { name: /^Award to (?!someone else)/ })
      .first()
      .click()
  }
  await Promise.all(pages.map((one) => one.getByRole('menuitem', { name: 'BiS' }).click()))
  const questions = pages.map((one) => one.getByRole('alertdialog', { name: 'Already awarded' }))
  await expect
    .poll(async () => Promise.all(questions.map((question) => question.isVisible())))
    .toContain(true)
  for (const one of pages) {
    await expect(one.getByRole('region', { name: 'Undecided', includeHidden: true })).toContainText(
      'Every drop is decided.',
    )
  }
  const shown = await Promise.all(questions.map((question) => question.isVisible()))
  expect(shown.filter(Boolean)).toHaveLength(1)
  await context.close()
})
