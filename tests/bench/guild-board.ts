import type { Browser, ViewportSize } from '@playwright/test'
import { enterAs, type Person } from '../e2e/support/person'
import type { ServerProcess } from '../e2e/support/server-process'
import { measureCall, type CallCost } from './call-latency'
import { centreOf } from './centre-of'
import { withSlowCpu } from './event-timing'
import { recordTasks, tasksDuring, untilShown } from './longest-task'
import { openContext } from './open-context'

/** The costs of a board with a throttled CPU: longest tasks in milliseconds, 0 if none exceeds 50 ms. */
export interface BoardCosts {
  /** From a press on "Guild" on Home until the board is complete. */
  opening: number
  /** Scrolling to the end and back, by 100 pixels per frame. */
  scrolling: number
  /** Typing a name into the search, and clearing it. */
  searching: number
  /** The answer to a poll, if nothing has changed. */
  poll: number
  /** Layout shift while the board is opened and its rows appear. */
  shift: number
  /** Elements of the page after the board was opened. */
  elements: number
}

export const BOARD_SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const

/**
 * Opens and uses the board of the viewer's only guild.
 * @param slowdown factor by which the CPU is throttled
 */
export async function measureBoard(
  browser: Browser,
  { url, viewer, screen }: { url: string; viewer: Person; screen: ViewportSize },
  { slowdown = 4 }: { slowdown?: number } = {},
): Promise<BoardCosts> {
  const context = await openContext(browser, { baseURL: url, viewport: screen })
  try {
    const page = await context.newPage()
    await recordTasks(page)
    await enterAs(page, viewer)
    await page.goto('/')
    const link = await centreOf(page.getByRole('link', { name: 'Guild', exact: true }))
    await page.waitForLoadState('networkidle')
    return await withSlowCpu(page, slowdown, async () => {
      // The pointer is on the link before it is pressed, as a user's would be.
      await page.mouse.move(...link)
      const opening = await tasksDuring(page, async () => {
        await page.mouse.click(...link)
        await page.evaluate(untilShown, ROW)
      })
      const elements = await page.evaluate(() => document.body.getElementsByTagName('*').length)
      const poll = await tasksDuring(page, () => page.waitForResponse(/\/boards\//))
      const scrolling = await tasksDuring(page, () => page.evaluate(scrollToEndAndBack))
      const search = await centreOf(page.getByRole('searchbox'))
      const searching = await tasksDuring(page, async () => {
        await page.mouse.click(...search)
        // 80 ms per key is fast typing: the next letter does not wait for the results of the last one.
        await page.keyboard.type('raider12', { delay: 80 })
        for (let count = 0; count < 8; count += 1) await page.keyboard.press('Backspace')
      })
      return {
        opening: opening.longest,
        scrolling: scrolling.longest,
        searching: searching.longest,
        poll: poll.longest,
        shift: opening.shift,
        elements,
      }
    })
  } finally {
    await context.close()
  }
}

/** A row of the board that is rendered in full. */
const ROW = 'main [data-row] [role="img"]'

/** The costs of a board for the server, with one caller. */
export interface BoardCalls {
  /** Size of the answer in bytes, not compressed. */
  bytes: number
  full: CallCost
  /** The same version again: 304. */
  unchanged: CallCost
}

/** Measures the call of a board on the embedded database. */
export async function measureBoardCalls(
  { url }: Pick<ServerProcess, 'url'>,
  { board, viewer, seconds }: { board: string; viewer: Person; seconds: number },
): Promise<BoardCalls> {
  const headers = { Authorization: `Bearer ${viewer.token}` }
  const answer = await fetch(`${url}${board}`, { headers })
  const { byteLength: bytes } = await answer.arrayBuffer()
  const known = { ...headers, 'If-None-Match': answer.headers.get('ETag') ?? '' }
  const measure = (sent: Record<string, string>) =>
    measureCall(() => new Request(`${url}${board}`, { headers: sent }), { callers: 1, seconds })
  return { bytes, full: await measure(headers), unchanged: await measure(known) }
}

/** Runs in the browser. */
async function scrollToEndAndBack() {
  const { scrollHeight } = document.documentElement
  for (const direction of [1, -1]) {
    for (let moved = 0; moved < scrollHeight; moved += 100) {
      window.scrollBy(0, 100 * direction)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }
}
