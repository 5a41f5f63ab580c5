import type { Locator, Page } from '@playwright/test'

/** The visible toasts. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
}
