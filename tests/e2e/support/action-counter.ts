import type { Locator, Page } from '@playwright/test'

/** Simulates a user and counts actions: each click and each key press is one. */
export interface ActionCounter {
  readonly actions: number
  click: (target: Locator) => Promise<void>
  /** Presses keys one after another, in Playwright's notation: 'F8', 'Control+V'. */
  press: (...keys: string[]) => Promise<void>
  /** Types a text; each letter is one action. */
  type: (text: string) => Promise<void>
}

export function countActions(page: Page): ActionCounter {
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
