import type { Page } from '@playwright/test'
import { toExcelHtml, toExcelText } from './raid-sheet'

/** Puts a table on the clipboard as Excel does, as text and HTML or as text only. */
export async function copyFromExcel(page: Page, rows: string[][], isTextOnly = false) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    async ([text, html]) => {
      const item: Record<string, Blob> = { 'text/plain': new Blob([text], { type: 'text/plain' }) }
      if (html) item['text/html'] = new Blob([html], { type: 'text/html' })
      await navigator.clipboard.write([new ClipboardItem(item)])
    },
    [toExcelText(rows), isTextOnly ? '' : toExcelHtml(rows)] as const,
  )
}
