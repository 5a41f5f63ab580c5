import type { Locator, Page } from '@playwright/test'

/** The visible toasts. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
}

/** The distance from the bottom of one element to the top of another one below it, in pixels. */
export async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()]
  return (lower?.y ?? Number.NaN) - ((upper?.y ?? Number.NaN) + (upper?.height ?? Number.NaN))
}
