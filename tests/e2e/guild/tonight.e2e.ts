import type { Page } from '@playwright/test'
import { deleteNight, getNight, listNights } from '@/contract/guilds/raid-nights'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs, type Person } from '../support/person'
import { PHONE_TOO } from '../support/tags'
import { findWantedDrops } from '../support/wanted-drops'

/** The browser logs the lost stream of a restarted server, and each 409. */
test.use({
  freshServer: true,
  allowedErrors: /ERR_|status of 409|stream/,
})

async function openTonight(page: Page, officer: Person) {
  await enterAs(page, officer)
  const path = await officer.guildPath()
  await page.goto(`${path}/tonight?raid=the-venomous-abyss&difficulty=Heroic`)
}

/** Starts the only night of the guild. */
async function startTonight(page: Page, officer: Person) {
  const [, , guildId = ''] = (await officer.guildPath()).split('/')
  for (const { id: nightId } of await officer.read(listNights, { guildId })) {
    await officer.delete(deleteNight, { guildId, nightId })
  }
  await openTonight(page, officer)
  await page.getByRole('button', { name: /^Start night/ }).click()
  return guildId
}

/** Marks drops: by typing their names, on a phone in the loot of their bosses. */
async function markDrops(
  page: Page,
  drops: Awaited<ReturnType<typeof findWantedDrops>>,
  isMobile: boolean,
) {
  let count = 0
  for (const { boss, items } of drops) {
    const button = page.getByRole('list', { name: 'Bosses' }).getByRole('button', { name: boss })
    if (isMobile) await button.tap()
    for (const name of items) {
      if (isMobile) await page.getByRole('button', { name: `Mark ${name}` }).tap()
      else {
        await page.keyboard.press('/')
        await page.keyboard.type(name)
        await page.keyboard.press('Enter')
      }
      count += 1
      await expect(
        page.getByRole('heading', { name: new RegExp(`^${count} drops?$`) }),
      ).toBeVisible()
    }
    if (isMobile) await button.tap()
  }
}

test(
  'tonight: twelve drops of three bosses are decided by keyboard, on a phone by touch, with three presses each or fewer',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile, server }) => {
    test.slow()
    const officer = await getPerson('Raider#3000')
    const guildId = await startTonight(page, officer)
    await expect(page.getByRole('status').filter({ hasText: 'here' })).toBeVisible()
    await markDrops(page, await findWantedDrops(officer, guildId), isMobile)

    // A night survives a restart of the server in its middle.
    await server.restart()
    await page.reload()
    await expect(page.getByRole('heading', { name: '12 drops' })).toBeVisible()

    const [{ id: nightId } = { id: '' }] = await officer.read(listNights, { guildId })
    const { drops } = await officer.read(getNight, { guildId, nightId })
    let presses = 0
    const left = page.getByRole('region', { name: 'Undecided' })
    const first = left.getByRole('button').first()
    if (isMobile) await first.tap()
    else await page.keyboard.press('1')
    presses += 1
    for (const [index, { itemName }] of drops.entries()) {
      // The next drop opens by itself.
      const council = page.getByRole('dialog', { name: itemName })
      await expect(council).toBeVisible()
      const firstRow = council.getByRole('row').nth(1)
      await expect(firstRow).toBeVisible()
      if (isMobile) {
        await firstRow.getByRole('button').first().tap()
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
        .toBe(11 - index)
    }
    expect(presses).toBe(isMobile ? 37 : 25)
    await expect(left.getByText('Every drop is decided.')).toBeVisible()

    await page.getByRole('button', { name: 'End night…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End night' }).click()
    await expect(page.getByText('Ended ·')).toBeVisible()
  },
)

test(
  'tonight: a running night is accessible, with raiders and an open drop',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile }) => {
    const officer = await getPerson('Raider#3000')
    const guildId = await startTonight(page, officer)
    if (isMobile) await page.getByRole('button', { name: 'Raiders' }).tap()
    await page.getByRole('button', { name: 'Bai, present' }).click()
    await expect(page.getByRole('status').filter({ hasText: '1 late' })).toBeVisible()
    await page.getByRole('button', { name: 'Aurelith, present' }).click()
    await page.getByRole('button', { name: 'Aurelith, late' }).click()
    await expect(page.getByRole('status').filter({ hasText: '1 absent' })).toBeVisible()
    await markDrops(page, (await findWantedDrops(officer, guildId)).slice(0, 1), isMobile)
    await expectAccessible(page)
    await page.getByRole('region', { name: 'Undecided' }).getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'End night…' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  },
)

test('tonight: of two officers who award the only drop, one gets the question', async ({
  page,
  getPerson,
  browser,
}) => {
  const officer = await getPerson('Raider#3000')
  await startTonight(page, officer)
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
