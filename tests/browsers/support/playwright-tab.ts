import type { BrowserType } from '@playwright/test'
import type { Tab, WindowSize } from './engine'

/** A browser that Playwright drives: Chromium, and its own builds of Firefox and WebKit. */
export async function openPlaywrightTab(
  type: BrowserType,
  executablePath: string | undefined,
  viewport: WindowSize,
): Promise<Tab> {
  const browser = await type.launch({
    executablePath,
    args: type.name() === 'chromium' ? ['--no-sandbox', '--disable-gpu'] : [],
  })
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Playwright's type of the argument is that of a serialized one.
    run: (code, argument) => page.evaluate(code as never, argument),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
