import type { Page } from '@playwright/test'
import { settle, slowedDown, slowest, watch } from './interactions'

/** What bulk entry costs with as many rows as it takes. */
export interface BulkCosts {
  /** From the paste of 500 rows of 12 cells until they are painted, in milliseconds. */
  paste: number
  /** A letter typed into a cell, the slowest of ten, in milliseconds. */
  keystroke: number
  /** Elements of the grid. */
  elements: number
  /** Cells that a letter changes. */
  cellsChanged: number
}

const ROW_COUNT = 500

/**
 * Measures bulk entry on a wide screen, the browser slowed down. Nothing is submitted.
 * @param page a page of an admin
 * @param url of /admin/loot-bulk with an instance chosen
 */
export async function measureBulkEntry(
  page: Page,
  url: string,
  { slowdown = 4 }: { slowdown?: number } = {},
): Promise<BulkCosts> {
  await watch(page)
  await page.goto(url)
  const first = page.getByRole('gridcell').first()
  await first.click()
  const costs = await slowedDown(page, slowdown, async () => {
    const paste = await page.evaluate(pasteUntilPainted, textOf(ROW_COUNT))
    await page.getByText(`${ROW_COUNT} items`).waitFor()
    await settle(page)
    const elements = await page.evaluate(() => document.querySelectorAll('[role="grid"] *').length)
    await page.keyboard.press('F2')
    await page.evaluate(watchCells)
    const keystroke = await slowest(page, async () => {
      for (const letter of 'abcdefghij') {
        await page.keyboard.press(letter)
        await settle(page)
      }
    })
    const cellsChanged = await page.evaluate(() => window.changedCells.size)
    return { paste, keystroke, elements, cellsChanged }
  })
  // The draft would be there again in the next run.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key !== 'guildr_token') localStorage.removeItem(key)
    }
  })
  return costs
}

function textOf(rowCount: number): string {
  const rows = Array.from({ length: rowCount }, (_, index) => [
    `Measured ${index + 1}`,
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

/** Runs in the browser: pastes where the keyboard is, and waits for the frame that shows it. */
function pasteUntilPainted(text: string): Promise<number> {
  return new Promise((resolve) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const startedAt = performance.now()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)))
  })
}

/** Runs in the browser: collects the cells of the grid that change. */
function watchCells() {
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
