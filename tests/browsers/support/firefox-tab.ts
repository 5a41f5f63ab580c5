import { launch, type KeyInput } from 'puppeteer-core'
import type { Tab, WindowSize } from './engine'

/** The user's Firefox, through WebDriver BiDi. */
export async function openFirefoxTab(executablePath: string, size: WindowSize): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  await page.setViewport(size)
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Puppeteer's type of the argument is that of a serialized one.
    run: (code, argument) => page.evaluate(code as never, argument),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async pressKey(key) {
      const keys = key.split('+') as KeyInput[] // the names are those of the journeys
      for (const pressed of keys) await page.keyboard.down(pressed)
      for (const pressed of keys.toReversed()) await page.keyboard.up(pressed)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
