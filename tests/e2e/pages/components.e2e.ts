import type { Locator, Page } from '@playwright/test'
import { CLASSES } from '@/game/classes'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { toasts } from '../support/toasts'

/*
 * Tests the appearance of the components: their computed styles on /components, with the built CSS.
 */

test.beforeEach(async ({ page, getPerson }) => {
  await enterAs(page, await getPerson('Raider#3000'))
  await page.goto('/components')
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
})

const LOOKS = [
  'color',
  'backgroundColor',
  'backgroundImage',
  'borderColor',
  'fontSize',
  'height',
  'boxShadow',
] as const

/** Returns the computed style of each element. */
async function looks(elements: Locator): Promise<string[]> {
  return elements.evaluateAll(
    (all, properties) =>
      all.map((element) => {
        const style = getComputedStyle(element)
        return properties.map((property) => style[property]).join(' ')
      }),
    LOOKS,
  )
}

/** Finds a row of a component's card by its caption. */
function row(page: Page, component: string, caption: RegExp): Locator {
  return page.locator(`#${component} > div > div`).filter({ hasText: caption })
}

/** Returns name, duration and iteration count of an element's animation. */
async function animationOf(element: Locator): Promise<string> {
  return element.evaluate((target) => {
    const { animationName, animationDuration, animationIterationCount } = getComputedStyle(target)
    return [animationName, animationDuration, animationIterationCount].join(' ')
  })
}

/** Returns the width of an element in pixels, without the transform of an opening animation. */
async function widthOf(element: Locator): Promise<number> {
  return element.evaluate((target) => (target instanceof HTMLElement ? target.offsetWidth : 0))
}

async function expectDifferentLooks(elements: Locator, count: number) {
  const found = await looks(elements)
  expect(found).toHaveLength(count)
  expect(new Set(found).size, found.join('\n')).toBe(count)
}

test('buttons and cards: every variant and size has a different look', async ({ page }) => {
  await expectDifferentLooks(row(page, 'button', /^Variants/).getByRole('button'), 5)
  await expectDifferentLooks(row(page, 'button', /^Sizes/).getByRole('button'), 4)
  const cards = page.getByRole('heading', { level: 4, name: /^(Default|Elevated|Overlay|Tinted)$/ })
  await expectDifferentLooks(cards.locator('..'), 4)
})

/** The badges of docs/specification.md, section 2. Within a group, each has its own colour. */
const BADGES = {
  rarities: ['poor', 'common', 'uncommon', 'rare', 'epic', 'legendary'],
  classes: CLASSES.map(({ slug }) => slug.replace('-', '')),
  factions: ['alliance', 'horde'],
  states: ['success', 'warning', 'error'],
}

test('badges: all of a group have different colours, difficulties those of their rarities', async ({
  page,
}) => {
  for (const names of Object.values(BADGES)) {
    const badges = row(page, 'badge', /^Every variant/).getByText(
      new RegExp(`^(${names.join('|')})$`),
    )
    await expectDifferentLooks(badges, names.length)
  }
  const rarities = { LFR: 'common', Normal: 'uncommon', Heroic: 'rare', Mythic: 'epic' }
  for (const [difficulty, rarity] of Object.entries(rarities)) {
    const byValue = row(page, 'badge', /^Coloured by value/).getByText(difficulty, { exact: true })
    const byVariant = row(page, 'badge', /^Every variant/).getByText(rarity, { exact: true })
    expect(await looks(byValue)).toEqual(await looks(byVariant))
  }
})

test('spinners: four variants in six sizes from 12 to 64 px', async ({ page }) => {
  for (const variant of ['ring', 'pulse', 'dots', 'gradient']) {
    const spinners = page.getByTitle(new RegExp(`^${variant} `))
    const widths = await spinners.evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().width),
    )
    expect(widths).toEqual([12, 16, 24, 32, 48, 64])
  }
})

test('input: the text does not overlap the icons', async ({ page }) => {
  const gaps = await page.locator('#input').evaluate((card) =>
    [...card.querySelectorAll('input')].flatMap((input) => {
      const box = input.getBoundingClientRect()
      const style = getComputedStyle(input)
      const textStart = box.left + Number.parseFloat(style.paddingLeft)
      const textEnd = box.right - Number.parseFloat(style.paddingRight)
      return [...(input.parentElement?.querySelectorAll('svg') ?? [])].map((icon) => {
        const { left, right } = icon.getBoundingClientRect()
        return left < textStart ? textStart - right : left - textEnd
      })
    }),
  )
  expect(gaps).toHaveLength(2)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0)
})

test('modals: sizes are 448, 512, 672 and 896 px in windows of any width, and each variant has its own icon', async ({
  page,
}) => {
  for (const windowWidth of [1440, 620]) {
    await page.setViewportSize({ width: windowWidth, height: 900 })
    for (const [name, width] of Object.entries({ sm: 448, md: 512, lg: 672, xl: 896 })) {
      await page.getByRole('button', { name: `Modal ${name}`, exact: true }).click()
      expect(await widthOf(page.getByRole('dialog'))).toBe(Math.min(width, windowWidth))
      await page.keyboard.press('Escape')
    }
  }
  const colors = new Set<string>()
  for (const variant of ['destructive', 'warning', 'info']) {
    await page.getByRole('button', { name: `Modal ${variant}`, exact: true }).click()
    const icon = page.getByRole('dialog').locator('header svg').first()
    colors.add(await icon.evaluate((element) => getComputedStyle(element).color))
    await page.keyboard.press('Escape')
  }
  expect(colors.size).toBe(3)
})

test('menus: three sizes', async ({ page }) => {
  const widths: number[] = []
  for (const name of ['Small, left', 'More actions', 'Large, right']) {
    await page.locator('#menu').getByRole('button', { name }).click()
    widths.push(await widthOf(page.getByRole('menu')))
    await page.keyboard.press('Escape')
  }
  expect(widths).toEqual([160, 208, 256])
})

test('reduced motion: spinners fade instead of spinning, everything else stands still', async ({
  page,
}) => {
  const spinner = page.getByTitle('ring xs')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await animationOf(spinner)).toBe('none 0s 1')
  expect(await animationOf(spinner.locator('svg'))).toBe('spin 0.8s infinite')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animationOf(spinner)).toBe('pulse 2.4s infinite')
  expect(await animationOf(spinner.locator('svg'))).toBe('spin 0.001s 1')
})

for (const forcedColors of ['none', 'active'] as const) {
  test(`forced colours ${forcedColors}: the highlighted option of a menu and a select has an outline`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors })
    await page.locator('#menu').getByRole('button', { name: 'More actions' }).press('Enter')
    const item = page.getByRole('menuitem', { name: 'Duplicate' })
    await expect(item).toBeFocused()
    await expect(item).toHaveCSS('outline', /solid 2px/)
    await page.keyboard.press('Escape')
    await page.locator('#select').getByRole('combobox', { name: 'Difficulty' }).press('Enter')
    await page.keyboard.press('ArrowDown')
    const option = page.getByRole('option', { name: 'Mythic' })
    await expect(option).toBeFocused()
    await expect(option).toHaveCSS('outline', /solid 2px/)
  })
}

test('forced colours: selected elements have a thick border, toasts cover what is below', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const chip = (hasText: string) => page.locator('#choicechips label', { hasText })
  await expect(chip('Heroic')).toHaveCSS('border-top-width', '3px')
  await expect(chip('Mythic')).toHaveCSS('border-top-width', '1px')
  await expect(page.getByRole('tab', { name: 'By priority' })).toHaveCSS('border-top-width', '3px')
  await page.getByRole('button', { name: 'Success toast' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).not.toHaveCSS('background-color', /, 0\)$/)
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await home.click()
  await expect(home).toHaveCSS('border-top-width', '3px')
})
