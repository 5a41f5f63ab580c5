// `npm run screenshots`: takes the pictures in docs/pictures from the running app with sandbox
// data.
import { chromium, type Browser, type Page } from '@playwright/test'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/main'
import { buildApp } from './build'
import { ensureChromium } from './browsers'
import { findFreePort } from './ports'
import { ROOT } from './project'

const FOLDER = join(ROOT, 'docs', 'pictures')
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

type Size = keyof typeof SIZES

mkdirSync(FOLDER, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'guildr-pictures-'))
const server = await startServer({
  env: { PORT: String(await findFreePort()), DATA_DIR: dataDir, ICONS: 'off' },
  staticDir: buildApp(),
})
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await takeAll(browser, 'desktop')
  await takeAll(browser, 'phone')
} finally {
  await browser.close()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function takeAll(from: Browser, size: Size) {
  await withPage(from, size, async (page) => {
    await page.goto('/login')
    await take(page, 'login', size)
  })
  await withPage(from, size, async (page) => {
    await signIn(page, 'Newcomer#2000')
    await page.getByLabel('Brannoch').check()
    await take(page, 'onboarding', size)
  })
  await withPage(from, size, async (page) => {
    await signIn(page, 'Raider#3000')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await take(page, 'home', size)
    await page.getByRole('link', { name: /^Open .*Frost/ }).click()
    // Home has the raid as its heading, too.
    await page.getByRole('heading', { level: 1, name: /Heroic \(Frost\)/ }).waitFor()
    if (size === 'desktop') await page.getByRole('combobox', { name: 'Boss' }).waitFor()
    await take(page, 'wishlist', size)
    await page.getByRole('link', { name: 'Guild', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Ashen Vanguard' }).waitFor()
    // The rows are rendered boss by boss.
    const bosses = page.getByRole('group', { name: 'Wanted items' }).getByRole('list')
    await bosses.nth(1).getByRole('button').last().waitFor()
    await take(page, 'guild', size)
  })
  await withPage(from, size, async (page) => {
    await signIn(page, 'Admin#1000')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/admin/instances')
    await page.getByRole('table').waitFor()
    await take(page, 'admin', size)
  })
}

async function withPage(from: Browser, size: Size, visit: (page: Page) => Promise<void>) {
  const context = await from.newContext({ ...SIZES[size], baseURL: server.url })
  await visit(await context.newPage())
  await context.close()
}

async function signIn(page: Page, battleTag: string) {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await page.getByRole('button', { name: battleTag }).click()
  await page.waitForURL(/\/(onboarding)?$/)
  await page.getByText(`Welcome, ${battleTag}`).waitFor()
  await page.getByText(`Welcome, ${battleTag}`).waitFor({ state: 'hidden' })
}

async function take(page: Page, name: string, size: Size) {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`), animations: 'disabled' })
  console.log(`docs/pictures/${name}-${size}.png`)
}
