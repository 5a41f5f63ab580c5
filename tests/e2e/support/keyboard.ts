import { expect, type Page } from '@playwright/test'

/** Presses Tab or Shift+Tab until the element with this name is focused, at most 80 times. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab') {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press(key)
    const focused = await focusedName(page)
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
  }
  throw new Error(`${key} did not reach "${name}"`)
}

/** Focuses the element with this name by Tab, and presses Enter. */
export async function press(page: Page, name: string) {
  await expect(
    page.locator(`[aria-label="${name}"]`).or(page.getByText(name)).first(),
  ).toBeAttached()
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Opens a select, focuses an option by typing its name, and selects it. */
export async function pick(page: Page, label: string, option: string) {
  const select = page.getByRole('combobox', { name: label })
  await expect(select).toBeEnabled()
  await tabTo(page, label)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
  await page.keyboard.type(option)
  await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(select).toHaveText(option)
}

/** The name of the focused element: its label, or else its text. */
export async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const labels = element && 'labels' in element ? (element.labels as NodeListOf<Element>) : []
    const label = element?.getAttribute('aria-label') ?? labels?.[0]?.textContent
    return (label ?? element?.textContent ?? '').trim()
  })
}
