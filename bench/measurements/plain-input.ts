import { setTimeout } from 'node:timers/promises'
import type { PlainPage } from './plain-page'

/** A point of the viewport, in CSS pixels. */
interface Point {
  x: number
  y: number
}

const POLL_MS = 100
const TIMEOUT_MS = 60_000

/**
 * Checks a condition repeatedly until it is true.
 * @throws Error with the message after a minute
 */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>, message: string) {
  const deadline = performance.now() + TIMEOUT_MS
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(message)
    await setTimeout(POLL_MS)
  }
}

/** Runs in the browser. */
function isShown(selector: string): boolean {
  return document.querySelector(selector) !== null
}

/** Opens a URL and waits until an element that matches `ready` is rendered. */
export async function openUrl(page: PlainPage, url: string, ready: string) {
  await page.send('Page.navigate', { url })
  await waitUntil(() => page.evaluate(isShown, ready), `${url} does not show ${ready}`)
}

/** Waits until nothing new was loaded for half a second. */
export function untilNothingLoads(page: PlainPage): Promise<void> {
  return page.evaluate(async () => {
    for (let loaded = -1; ;) {
      const { length } = performance.getEntriesByType('resource')
      if (length === loaded) return
      loaded = length
      await new Promise((resolve) => {
        window.setTimeout(resolve, 500)
      })
    }
  })
}

/** The centre of the first visible element that matches a selector. */
export async function centreOf(page: PlainPage, selector: string): Promise<Point> {
  const point = await page.evaluate(findCentre, selector)
  if (!point) throw new Error(`${selector} is not visible`)
  return point
}

/** Runs in the browser. */
function findCentre(selector: string): Point | null {
  const elements = [...document.querySelectorAll(selector)]
  const [box] = elements.flatMap((element) => [...element.getClientRects()])
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

export function hover(page: PlainPage, point: Point) {
  return page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point })
}

export async function click(page: PlainPage, point: Point) {
  const event = { ...point, button: 'left', clickCount: 1 }
  await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event, buttons: 1 })
  await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event })
}

/**
 * Types into the focused field, and deletes the text again. At 80 ms per key, which is fast: the
 * next letter does not wait for the effect of the last one.
 */
export async function typeAndDelete(page: PlainPage, text: string) {
  const keys = Array.from(text, (key) => ({ key, text: key }))
  const deletions = keys.map(() => ({ key: 'Backspace', windowsVirtualKeyCode: 8 }))
  for (const key of [...keys, ...deletions]) {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined })
    await setTimeout(80)
  }
}
