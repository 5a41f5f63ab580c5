import type { Locator } from '@playwright/test'

/**
 * The point at which to press an element with `page.mouse`. `locator.click` would be measured too:
 * Playwright searches for the element and checks what is at the pointer, in the page.
 */
export async function centreOf(element: Locator): Promise<[x: number, y: number]> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${String(element)} is not visible`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}
