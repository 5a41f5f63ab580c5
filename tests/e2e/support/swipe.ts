import type { Locator, Page } from '@playwright/test'

/** Moves a finger to the left from the middle of an element, and lifts it. */
export async function swipeLeft(page: Page, element: Locator, distance: number): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: x - distance * part, y }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

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
