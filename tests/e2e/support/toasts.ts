import type { Locator, Page } from '@playwright/test'

/** The messages in the corner. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
}
