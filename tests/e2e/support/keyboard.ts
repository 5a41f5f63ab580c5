import { expect, test, type Page } from '@playwright/test'

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

/** Opens a menu and chooses an item by its first letters. */
export async function choose(page: Page, menu: string, item: string) {
  await press(page, menu)
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.type(item)
  await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
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

/**
 * Problems with the visibility of the focused element; null if the focus is outside of the page.
 */
export async function findFocusProblems(page: Page): Promise<string[] | null> {
  return page.evaluate(async () => {
    // The previously focused element, such as the skip link, needs a frame to disappear.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const name = `${element.tagName} ${element.ariaLabel ?? element.textContent.slice(0, 40)}`
    // For a checkbox, switch or cell, the outline is drawn by its parent or a sibling.
    const { parentElement: parent } = element
    const neighbours = parent ? [parent, ...parent.children] : []
    const neighbourStyles = neighbours.map((one) => getComputedStyle(one))
    // A link that covers a whole card draws the outline in its ::after element.
    const styles = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...neighbourStyles,
    ]
    const hasOutline = styles.some(({ outlineStyle, outlineWidth, outlineColor }) => {
      const isTransparent = outlineColor.endsWith(', 0)')
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isTransparent
    })
    // The part inside the viewport: a scrollable table may be taller.
    const box = element.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
    // At least one point must not be covered, for example by a sticky bar.
    const isOnTop = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        if (hit === null) return false
        // The transparent area that makes a whole row pressable lies above the row's texts.
        const isSameRow = element.closest('li')?.contains(hit) === true
        return isSameRow || element.contains(hit) || hit.contains(element)
      }),
    )
    const isInside = right > left && bottom > top
    return [
      hasOutline ? '' : `${name} has no outline`,
      isInside ? '' : `${name} is outside of the viewport`,
      isOnTop ? '' : `${name} is covered`,
    ].filter((problem) => problem !== '')
  })
}

/**
 * A step by keyboard. Afterwards the element with this name has the focus, which is visible and
 * outlined: what the step has opened, changed or made.
 */
export async function step(
  page: Page,
  title: string,
  focused: RegExp,
  act: () => Promise<void>,
): Promise<void> {
  await test.step(title, async () => {
    await act()
    await expect.poll(() => focusedName(page)).toMatch(focused)
    await expect.poll(() => findFocusProblems(page)).toEqual([])
  })
}
