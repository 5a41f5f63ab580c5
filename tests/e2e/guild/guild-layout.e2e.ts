import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_ONLY, PHONE_TOO } from '../support/tags'
import { toasts } from '../support/toasts'

/* Where the parts of a guild's pages are, at both sizes. */

const BOSS = /Vashnik/

test(
  'guild layout: Award is centred beside its raider, on phones at the bottom, the head of the roster is one line on phones',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile }) => {
    const master = await getPerson('Admin#1000')
    const path = await master.guildPath()
    await enterAs(page, master)
    await page.goto(path)
    await page.getByRole('group', { name: 'Bosses' }).getByRole('button', { name: BOSS }).click()
    const boss = page.getByRole('region', { name: BOSS })
    const items = boss.getByRole('listitem')

    await test.step('Award', async () => {
      await items.first().getByRole('button').click()
      const rows = page.getByRole('table', { name: 'Who wants it' }).getByRole('row')
      const award = page.getByRole('dialog').getByRole('button', { name: /^Award to (?!someone)/ })
      if (isMobile) {
        await rows.getByRole('button', { expanded: false }).last().click()
        const bar = await award.boundingBox()
        expect(bar?.width).toBeGreaterThan(300)
        expect(844 - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThanOrEqual(16)
      } else {
        await expect(award.first()).toBeAttached()
        const offsets = await award.evaluateAll((all) =>
          all.map((button) => {
            const row = button.closest('tr')?.getBoundingClientRect() ?? new DOMRect()
            const { top, bottom } = button.getBoundingClientRect()
            return Math.abs(top + bottom - row.top - row.bottom) / 2
          }),
        )
        expect(Math.max(...offsets)).toBeLessThanOrEqual(1)
      }
      await page.keyboard.press('Escape')
    })

    await test.step('the roster', async () => {
      await page.goto(`${path}/roster`)
      const refresh = page.getByRole('button', { name: 'Refresh roster' })
      const facts = await page.getByText(/roster read/).boundingBox()
      const button = await refresh.boundingBox()
      const middle = (button?.y ?? Number.NaN) + (button?.height ?? Number.NaN) / 2
      expect(facts?.y).toBeLessThan(middle)
      if (isMobile) expect(facts?.height).toBeLessThanOrEqual(20)
    })
  },
)

test(
  'guild layout: the rows of the board are 28 px high with a mouse and 56 px for touch, and many are visible at first',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile }) => {
    const master = await getPerson('Admin#1000')
    await enterAs(page, master)
    await page.goto(await master.guildPath())
    await page.getByRole('button', { name: 'Not now' }).click()
    const items = page.getByRole('group', { name: 'Wanted items' }).getByRole('listitem')
    await expect(items.first()).toBeVisible()
    const first = page.getByRole('group', { name: 'Wanted items' }).getByRole('region').first()
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(220)
    expect((await items.first().boundingBox())?.height).toBe(isMobile ? 56 : 28)
    const visibleCount = () =>
      items.evaluateAll((all) => {
        // On phones the navigation covers the end of the window.
        const bars = [...document.querySelectorAll('nav[aria-label=Main]')]
        const ends = bars.map((bar) => bar.getBoundingClientRect().top).filter((top) => top > 100)
        const end = Math.min(window.innerHeight, ...ends)
        return all.filter((item) => item.getBoundingClientRect().bottom <= end).length
      })
    await expect.poll(visibleCount).toBeGreaterThanOrEqual(isMobile ? 8 : 20)
  },
)

test(
  'guild layout: candidates of an item are rows of at most 44 px, on phones two lines, and ten are visible',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile }) => {
    const master = await getPerson('Admin#1000')
    await enterAs(page, master)
    await page.goto(await master.guildPath())
    await page.getByRole('button', { name: /^Gebbo's Bottomless Bag/ }).click()
    const table = page.getByRole('table', { name: 'Who wants it' })
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
    await expect(rows).toHaveCount(10)
    const places = await rows.evaluateAll((all) =>
      all.map((row) => {
        const { bottom, height } = row.getBoundingClientRect()
        return { bottom, height }
      }),
    )
    expect(Math.max(...places.map(({ height }) => height))).toBeLessThanOrEqual(isMobile ? 60 : 44)
    const end = page.viewportSize()?.height ?? 0
    expect(places.filter(({ bottom }) => bottom <= end)).toHaveLength(10)
    // Nothing is cut off or on top of something else.
    expect(
      await table.evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  },
)

test(
  'guild layout: on a phone, candidates are sorted by claim and by pieces of the tier set, which each row shows',
  { tag: PHONE_ONLY },
  async ({ page, getPerson }) => {
    const officer = await getPerson('Raider#3000')
    await enterAs(page, officer)
    await page.goto(await officer.guildPath())
    await page.getByRole('button', { name: /^Slumbering Coil Curio/ }).click()
    const table = page.getByRole('table', { name: 'Who wants it' })
    const names = table.getByRole('rowheader')
    const chip = (name: string) => page.getByRole('button', { name: `Sort by ${name}` })
    await expect(names.nth(0)).toContainText('BiS')
    await expect(names.nth(1)).not.toContainText('BiS')
    await chip('Claim').tap()
    await expect(names.nth(1)).toContainText('BiS')
    await chip('Set').tap()
    await expect(chip('Set')).toHaveAttribute('aria-pressed', 'true')
    await expect(table.getByRole('row').nth(1)).toContainText('Vexmora')
    await expect(table.getByRole('columnheader', { name: 'Set' })).toBeVisible()
  },
)

test('guild layout: from 1,100 px on an item is beside the board, which keeps its place and can be used', async ({
  page,
  getPerson,
}) => {
  const master = await getPerson('Admin#1000')
  await enterAs(page, master)
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.goto(await master.guildPath())
  await page.getByRole('button', { name: 'Not now' }).click()
  const row = page.getByRole('button', { name: /^Gebbo's Bottomless Bag/ })
  await row.scrollIntoViewIfNeeded()
  const before = await row.boundingBox()
  await row.click()
  const pane = page.getByRole('dialog', { name: "Gebbo's Bottomless Bag" })
  await expect(pane).toBeFocused()
  expect(await row.boundingBox()).toEqual(before)
  const { x = 0, y = 0, height = 0 } = (await pane.boundingBox()) ?? {}
  expect(x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
  expect(y + height).toBeLessThanOrEqual(900)
  await expectAccessible(page)
  // The board is used meanwhile.
  await page.getByRole('button', { name: /^Venomwoven Remnant/ }).click()
  await expect(page.getByRole('dialog', { name: 'Venomwoven Remnant' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Venomwoven Remnant' })).toBeVisible()
  await page.setViewportSize({ width: 1099, height: 900 })
  const sheet = page.getByRole('dialog', { name: 'Venomwoven Remnant' })
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(900)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  expect(page.url()).not.toContain('item=')
})

test('guild layout: a phone in landscape shows the first lines of eight candidates, with whole names', async ({
  page,
  getPerson,
}) => {
  const officer = await getPerson('Raider#3000')
  await enterAs(page, officer)
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(await officer.guildPath())
  await page.getByRole('button', { name: /^Font of Venomous Rage/ }).click()
  const names = page.getByRole('table', { name: 'Who wants it' }).locator('th[scope=row] button')
  await expect(names).toHaveCount(8)
  await expect(names.last()).toBeInViewport({ ratio: 1 })
  const cutOff = await names.evaluateAll((all) =>
    all.flatMap((name) => (name.scrollWidth > name.clientWidth ? name.textContent : [])),
  )
  expect(cutOff).toEqual([])
})

test('guild layout: an ultrawide screen shows two bosses beside each other, and the item', async ({
  page,
  getPerson,
}) => {
  const master = await getPerson('Admin#1000')
  await enterAs(page, master)
  await page.setViewportSize({ width: 2560, height: 1300 })
  await page.goto(await master.guildPath())
  await page.getByRole('button', { name: /^Gebbo's Bottomless Bag/ }).click()
  const first = page.getByRole('region', { name: "Nek'zali the Soulcoiler" })
  const second = page.getByRole('region', { name: 'Entombed Sentinels' })
  const [one, two, pane] = await Promise.all(
    [first, second, page.getByRole('dialog')].map((part) => part.boundingBox()),
  )
  expect(two?.y).toBe(one?.y)
  expect(two?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0))
  expect(pane?.x).toBeGreaterThan((two?.x ?? 0) + (two?.width ?? 0))
  expect((pane?.x ?? 0) + (pane?.width ?? 0)).toBeGreaterThan(2400)
})

test('accessibility: the dialog that locks the lists of a raid', async ({ page, getPerson }) => {
  const master = await getPerson('Admin#1000')
  await enterAs(page, master)
  await page.goto(await master.guildPath())
  await page.getByRole('button', { name: 'Lists open' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('shared lists', () => {
  test.use({ freshServer: true })

  test(
    'guild layout: one’s own place stands on one line on Home',
    { tag: PHONE_TOO },
    async ({ page, getPerson }) => {
      const raider = await getPerson('Raider#3000')
      await enterAs(page, raider)
      await page.goto(await raider.guildPath())
      await page.getByRole('button', { name: 'Share…' }).click()
      await page.getByRole('switch', { name: /^Share Frostelle/ }).check()
      await expect(toasts(page)).toContainText(['sees the main wishlists of Frostelle'])
      await page.goto('/')
      await page.getByRole('button', { name: /^7? ?Coiled Altar/ }).click()
      const place = page
        .getByRole('link', { name: /^\d+ wants? it, you are \d+\w\w: who wants/ })
        .first()
      await expect(place).toBeVisible()
      const lines = await place.evaluate((link) => {
        const range = document.createRange()
        // Without the sign beside it.
        range.selectNodeContents(link)
        if (link.lastChild) range.setEndBefore(link.lastChild)
        const { height } = range.getBoundingClientRect()
        return Math.round(height / Number.parseFloat(getComputedStyle(link).lineHeight))
      })
      expect(lines).toBe(1)
    },
  )
})
