import { TOKEN_KEY } from '@/api/token'
import type { Browser, ViewportSize } from '@playwright/test'
import type { Person } from '../../tests/e2e/support/person'
import type { ServerProcess } from '../../tests/e2e/support/server-process'
import { measureCall, type CallCost } from './call-latency'
import { observeTasks, tasksDuring, untilShown } from '../longest-task'
import { centreOf, click, hover, openUrl, typeAndDelete, untilNothingLoads } from './plain-input'
import { openPlainPage } from './plain-page'

/**
 * The costs of a board with a throttled CPU: longest tasks in milliseconds, 0 if none exceeds 50
 * ms.
 */
export interface BoardCosts {
  /** From a press on "Guild" on Home until the board is complete. */
  opening: number
  /** Scrolling to the end and back, by 100 pixels per frame. */
  scrolling: number
  /** Typing a name into the search, and clearing it. */
  searching: number
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
  slowdown: number,
): Promise<BoardCosts> {
  const page = await openPlainPage(browser, {
    viewport: screen,
    storage: { [TOKEN_KEY]: viewer.token },
    scripts: [observeTasks],
  })
  try {
    await openUrl(page, url, GUILD_LINK)
    await untilNothingLoads(page)
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const link = await centreOf(page, GUILD_LINK)
    // The pointer is on the link before it is pressed, as a user's would be.
    await hover(page, link)
    const opening = await tasksDuring(page, async () => {
      await click(page, link)
      await page.evaluate(untilShown, ROW)
    })
    const elements = await page.evaluate(() => document.body.getElementsByTagName('*').length)
    const scrolling = await tasksDuring(page, () => page.evaluate(scrollToEndAndBack))
    const search = await centreOf(page, 'main input[type="search"]')
    const searching = await tasksDuring(page, async () => {
      await click(page, search)
      await typeAndDelete(page, 'raider12')
    })
    return {
      opening: opening.longest,
      scrolling: scrolling.longest,
      searching: searching.longest,
      shift: opening.shift,
      elements,
    }
  } finally {
    await page.close()
  }
}

const GUILD_LINK = 'header a[href^="/guilds/"], nav a[href^="/guilds/"]'

/** A row of the board that is rendered in full. */
const ROW = 'main [data-row] [role="img"]'

/** The costs of the call of a board for the server, with one caller. */
export interface BoardCall {
  /** Size of the answer in bytes, not compressed. */
  bytes: number
  cost: CallCost
}

/** Measures the call of a board on the embedded database. */
export async function measureBoardCall(
  { url }: Pick<ServerProcess, 'url'>,
  { board, viewer }: { board: string; viewer: Person },
): Promise<BoardCall> {
  const headers = { Authorization: `Bearer ${viewer.token}` }
  const answer = await fetch(`${url}${board}`, { headers })
  const { byteLength: bytes } = await answer.arrayBuffer()
  const cost = await measureCall(() => new Request(`${url}${board}`, { headers }), { callers: 1 })
  return { bytes, cost }
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
