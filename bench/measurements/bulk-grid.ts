import { TOKEN_KEY } from '@/api/token'
import type { Page } from '@playwright/test'
import { recordInteractions, settle, slowestInteraction, withSlowCpu } from '../event-timing'

/** Figures of the bulk page with the maximum number of rows. */
export interface BulkCosts {
  /** Time from pasting 500 rows until they are painted, in milliseconds. */
  paste: number
  /** Slowest of ten letters typed into a cell, in milliseconds. */
  keystroke: number
  /** Number of DOM elements in the grid. */
  elements: number
  /** Number of cells whose DOM changes while letters are typed into one cell. */
  cellsChanged: number
}

const ROW_COUNT = 500

/**
 * Measures the bulk page with a throttled CPU. Submits nothing.
 * @param page signed in as an admin
 * @param url /admin/loot-bulk with a selected instance
 * @param slowdown factor by which the CPU is throttled
 */
export async function measureBulkGrid(
  page: Page,
  url: string,
  slowdown: number,
): Promise<BulkCosts> {
  await recordInteractions(page)
  await removeDrafts(page)
  await page.goto(url)
  const first = page.getByRole('gridcell').first()
  await first.click()
  const costs = await withSlowCpu(page, slowdown, async () => {
    const paste = await page.evaluate(pasteUntilPainted, tableOfItems(ROW_COUNT))
    await page.getByText(`${ROW_COUNT} items`).waitFor()
    await settle(page)
    const elements = await page.evaluate(() => document.querySelectorAll('[role="grid"] *').length)
    await page.keyboard.press('F2')
    await page.evaluate(recordChangedCells)
    const keystroke = await slowestInteraction(page, async () => {
      for (const letter of 'abcdefghij') {
        await page.keyboard.press(letter)
        await settle(page)
      }
    })
    const cellsChanged = await page.evaluate(() => window.changedCells.size)
    return { paste, keystroke, elements, cellsChanged }
  })
  return costs
}

/**
 * Removes the drafts of earlier runs, so that the grid is empty. From a file that is not part of
 * the app, because the bulk page stores its draft once more when it is left.
 */
async function removeDrafts(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate((tokenKey) => {
    for (const key of Object.keys(localStorage)) {
      if (key !== tokenKey) localStorage.removeItem(key)
    }
  }, TOKEN_KEY)
}

/** A table of loot items as tab-separated text. */
function tableOfItems(rowCount: number): string {
  const rows = Array.from({ length: rowCount }, (_, index) => [
    `Item ${index + 1}`,
    'Finger',
    'Ring',
    'Epic',
    'Intellect',
    String(980_000 + index),
  ])
  return [['Item', 'Slot', 'Type', 'Rarity', 'Stat', 'ID'], ...rows]
    .map((row) => row.join('\t'))
    .join('\n')
}

declare global {
  interface Window {
    changedCells: Set<Element>
  }
}

/** Runs in the browser: pastes into the focused element and waits for the next paint. */
function pasteUntilPainted(text: string): Promise<number> {
  return new Promise((resolve) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const startedAt = performance.now()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
    // A message arrives after the paint, before the timers of the app that wait for the paint as
    // well.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(performance.now() - startedAt))
    port1.start()
    requestAnimationFrame(() => port2.postMessage(null))
  })
}

/** Runs in the browser: records the cells of the grid whose DOM changes. */
function recordChangedCells() {
  window.changedCells = new Set()
  const grid = document.querySelector('[role="grid"]')
  if (!grid) return
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const cell = element?.closest('[role="gridcell"]')
      if (cell) window.changedCells.add(cell)
    }
  }).observe(grid, { subtree: true, childList: true, attributes: true, characterData: true })
}
