import type { Browser, Page } from '@playwright/test'
import { listGuilds } from '@/contract/guilds/guild'
import { lockGuildLists } from '@/contract/guilds/guild-locks'
import { setGuildSharing } from '@/contract/guilds/guild-roster'
import type { GuildDemand } from '@/contract/guilds/guild-demand'
import { getWishlist } from '@/contract/wishlist'
import { importSim } from '@/contract/sim-import'
import { addWishlistItem, listAvailableItems } from '@/contract/wishes'
import { expect, test } from '../support/fixtures'
import { enterAs, type Person } from '../support/person'
import { wishRows } from '../support/wishes'

const LIST = 'The Venomous Abyss - Heroic (Frost)'
const WISHES = 15
const SLOTS = ['NECK', 'SHOULDER', 'BACK', 'CHEST', 'WRIST', 'HANDS', 'WAIST', 'LEGS', 'FEET']

/**
 * What has to be visible of a list of 15 wishes when it opens, in pixels and whole rows. At 320 px,
 * the longest names have two lines.
 */
const SIZES = [
  { width: 390, height: 844, isTouch: true, firstMax: 170, rowsMin: 11, rowMax: 56 },
  { width: 844, height: 390, isTouch: true, firstMax: 206, rowsMin: 3, rowMax: 56 },
  { width: 320, height: 640, isTouch: true, firstMax: 220, rowsMin: 6, rowMax: 66 },
  { width: 820, height: 1180, isTouch: true, firstMax: 220, rowsMin: 14, rowMax: 56 },
  { width: 1440, height: 900, isTouch: false, firstMax: 233, rowsMin: 14, rowMax: 44 },
]

test.use({ freshServer: true })

test('a list of 15 wishes: place, height and number of its rows at each size of the window', async ({
  browser,
  server,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  const wishlistId = await fillList(raider)
  const demand = await shareList(raider, wishlistId)
  for (const { width, height, isTouch, firstMax, rowsMin, rowMax } of SIZES) {
    await test.step(`${width}×${height}`, async () => {
      const page = await openAt(browser, server.url, { width, height }, isTouch)
      await enterAs(page, raider)
      await page.route('**/api/me/demand/*', (route) =>
        route.fulfill({ json: { data: { demand } } }),
      )
      await page.goto(`/wishlists/${wishlistId}`)
      await expect(wishRows(page)).toHaveCount(WISHES)
      // The page is at rest when it is used.
      await page.keyboard.press('Shift')
      const demanded = wishRows(page).getByRole('link', {
        name: /^14 want it, you are 2nd: who wants /,
      })
      await expect(demanded.nth(2)).toBeVisible()
      const found = await measure(page)
      expect(found.first).toBeLessThanOrEqual(firstMax)
      expect(found.whole).toBeGreaterThanOrEqual(rowsMin)
      expect(Math.max(...found.heights)).toBeLessThanOrEqual(rowMax)
      expect(found.touching).toEqual([])
      expect(found.overflow).toBe(0)
      if (width === 390) {
        await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
        await wishRows(page)
          .first()
          .getByRole('button', { name: /^Details of / })
          .click()
        const sheet = page.getByRole('dialog')
        const place = sheet.getByRole('link', { name: /^2nd of 14 who want it/ })
        await expect(place).toBeVisible()
        await expect(sheet.getByRole('link', { name: /Wowhead/ })).toBeInViewport({ ratio: 1 })
      }
      await page.context().close()
    })
  }

  await test.step('390×844, scrolled: one bar with the buttons, and 12 rows below it', async () => {
    const page = await openAt(browser, server.url, { width: 390, height: 844 }, true)
    await enterAs(page, raider)
    await page.goto(`/wishlists/${wishlistId}`)
    await expect(wishRows(page)).toHaveCount(WISHES)
    // By less than the list is longer than the window.
    await page.evaluate(() => window.scrollTo(0, 2 * 56 + 104))
    for (const name of ['Add items', 'Open search']) {
      const button = page.getByRole('button', { name })
      await expect(button).toBeInViewport()
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect(y + height).toBeLessThanOrEqual(48)
    }
    expect((await measure(page, 50)).whole).toBeGreaterThanOrEqual(12)
    await page.getByRole('button', { name: 'Open search' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search this list' })).toBeFocused()
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect(page.getByRole('button', { name: 'Open search' })).toBeFocused()
    await page.getByRole('button', { name: 'Add items' }).click()
    await page.getByRole('searchbox', { name: /^Search all/ }).fill('e')
    // A press anywhere else on the row adds the item.
    await page
      .getByRole('link', { name: /^\d+ wants? it: / })
      .last()
      .click()
    await expect(
      page.getByRole('dialog').getByRole('table', { name: 'Who wants it' }),
    ).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: /^Search all/ })).toHaveValue('e')
    await page.context().close()
  })

  await test.step('390×844, with a simulation and a lock: the list begins near the top, and has nine rows', async () => {
    const page = await openAt(browser, server.url, { width: 390, height: 844 }, true)
    await enterAs(page, raider)
    await importOldSim(raider, wishlistId)
    await lockLists(raider, wishlistId)
    await page.route('**/api/me/demand/*', (route) => route.fulfill({ json: { data: { demand } } }))
    await page.goto(`/wishlists/${wishlistId}`)
    await expect(page.getByText(/^Locked by /)).toBeVisible()
    await expect(page.getByText('Old simulation')).toBeVisible()
    await expect(wishRows(page).getByText('+2.5 %').nth(5)).toBeVisible()
    await expect(
      wishRows(page)
        .getByRole('link', { name: /^14 want it/ })
        .nth(5),
    ).toBeVisible()
    expect(await rowsWithoutLevels(page)).toEqual([])
    const found = await measure(page)
    expect(found.first).toBeLessThanOrEqual(220)
    expect(found.whole).toBeGreaterThanOrEqual(9)
    expect(found.touching).toEqual([])
    await page.context().close()
  })
})

/** Adds the first items of some slots to the list. Returns its id. */
async function fillList(raider: Person): Promise<string> {
  const wishlistId = await raider.wishlistId('Frostelle', LIST)
  let { length } = (await raider.read(getWishlist, { wishlistId })).items
  for (const slot of SLOTS) {
    for (const { id } of await raider.read(listAvailableItems, { wishlistId, slot })) {
      if (length === WISHES) return wishlistId
      const answer = await raider.send(addWishlistItem, { wishlistId }, { lootItemId: id, slot })
      if (answer.ok) length += 1
    }
  }
  return wishlistId
}

/** Shares the list, and returns an answer to which others want all of its items, too. */
async function shareList(raider: Person, wishlistId: string): Promise<GuildDemand[]> {
  const { character, items } = await raider.read(getWishlist, { wishlistId })
  const guildId = (await raider.read(listGuilds))[0]?.id ?? ''
  await raider.send(setGuildSharing, { guildId }, { characterId: character.id, isShared: true })
  return [
    {
      guildId,
      characterIds: [character.id],
      items: items.map(({ lootItem }) => ({
        lootItemId: lootItem.id,
        difficulty: 'Heroic',
        count: 14,
        positions: { [character.id]: 2 },
      })),
    },
  ]
}

/** Imports a simulation of a month ago, with a gain for each wish. */
async function importOldSim(raider: Person, wishlistId: string) {
  const { character, specialization, items } = await raider.read(getWishlist, { wishlistId })
  const body = {
    specialization,
    source: 'Raidbots',
    simulatedAt: new Date(Date.now() - 31 * 86_400_000).toISOString(),
    metric: 'dps',
    gains: items.map(({ lootItem, slot }) => ({
      itemId: lootItem.itemId,
      isTierPiece: false,
      difficulty: 'Heroic',
      slot,
      gain: 25_000,
      percent: 2.5,
    })),
  }
  const answer = await raider.send(importSim, { characterId: character.id }, body)
  expect(answer.ok, await answer.text()).toBe(true)
}

/** Locks the lists of the raider's guild for the raid of a list. */
async function lockLists(raider: Person, wishlistId: string) {
  const { instance } = await raider.read(getWishlist, { wishlistId })
  const guildId = (await raider.read(listGuilds))[0]?.id ?? ''
  const params = { guildId, instanceId: instance.id }
  await raider.send(lockGuildLists, params, { reason: 'Council tonight' })
}

async function openAt(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
  isTouch: boolean,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    hasTouch: isTouch,
    isMobile: isTouch,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  return context.newPage()
}

/** The rows with an arrow between item levels that has wrapped below the line, where it is cut off. */
function rowsWithoutLevels(page: Page) {
  return wishRows(page).evaluateAll((rows) =>
    rows.flatMap((row) => {
      const levels = [...row.querySelectorAll('span[aria-hidden]')].find((one) =>
        one.textContent?.includes('→'),
      )
      const line = levels?.closest('div')
      if (!levels || !line) return []
      const isShown =
        levels.getBoundingClientRect().bottom <= line.getBoundingClientRect().bottom + 1
      return isShown ? [] : [row.textContent]
    }),
  )
}

/**
 * The top of the first row, the number of whole rows between `top` and the bottom bar, the heights
 * of the rows, the names and places that reach a divider or the tick, and by how much the page is
 * too wide.
 */
async function measure(page: Page, top = 0) {
  return page.evaluate((barBottom) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[role=tabpanel] li')]
    const bars = [...document.querySelectorAll('nav')].filter(
      (nav) => getComputedStyle(nav).position === 'fixed' && nav.offsetHeight > 0,
    )
    const bottom = Math.min(window.innerHeight, ...bars.map((bar) => bar.offsetTop))
    const boxes = rows.map((row) => row.getBoundingClientRect())
    const touching = rows.flatMap((row) => {
      const name = row.querySelector('a')?.getBoundingClientRect()
      const demand = row.querySelector('[aria-label*="who wants"]')?.getBoundingClientRect()
      const tick = row.querySelector('[aria-label^=Obtained]')?.getBoundingClientRect()
      const box = row.getBoundingClientRect()
      if (!name || !tick) return []
      const isFree = [name, demand ?? name].every(
        ({ top: upper, right, bottom: lower }) =>
          right <= tick.left && upper > box.top + 2 && lower < box.bottom - 2,
      )
      return isFree ? [] : [row.textContent]
    })
    return {
      first: boxes[0]?.top ?? 0,
      whole: boxes.filter((box) => box.top >= barBottom && box.bottom <= bottom).length,
      heights: [...new Set(boxes.map(({ height }) => Math.round(height)))],
      touching,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }
  }, top)
}
