import type { Locator, Page } from '@playwright/test'

/**
 * Moves a finger down from the middle of an element, without lifting it.
 * @returns a function that lifts the finger
 */
export async function dragDown(page: Page, element: Locator, distance: number) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + at }],
    })
  await touch('touchStart', 0)
  // The finger comes to rest, so that only the distance counts.
  for (const at of [0.1, 0.4, 0.7, 1]) await touch('touchMove', distance * at - 1)
  await touch('touchMove', distance)
  return () => touch('touchEnd', distance)
}
