import type { Locator, Page } from '@playwright/test'

/** A person's hands: every click, key and paste counts as one action. */
export interface Hands {
  readonly actions: number
  click: (target: Locator) => Promise<void>
  /** Keys one after another, named as Playwright does: 'F8', 'Control+V'. */
  press: (...keys: string[]) => Promise<void>
  /** A word, each letter a key. */
  type: (text: string) => Promise<void>
}

/** Hands on that page that count what they do. */
export function countHands(page: Page): Hands {
  let actions = 0
  return {
    get actions() {
      return actions
    },
    async click(target) {
      actions += 1
      await target.click()
    },
    async press(...keys) {
      for (const key of keys) {
        actions += 1
        await page.keyboard.press(key)
      }
    },
    async type(text) {
      actions += text.length
      await page.keyboard.type(text)
    },
  }
}
