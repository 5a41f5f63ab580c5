import { expect, type Page } from '@playwright/test'
import type { AppPage } from './pages'

/** Opens a page and waits for its content. */
export async function openPage(page: Page, { path, heading, hasContent }: AppPage): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await hasContent?.(page)
}
