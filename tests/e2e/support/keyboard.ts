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
    // A link that covers a whole card draws the outline in its ::after element.
    const outlines = [
      { owner: element, style: getComputedStyle(element, '::after') },
      ...[element, ...neighbours].map((owner) => ({ owner, style: getComputedStyle(owner) })),
    ].filter(
      ({ style: { outlineStyle, outlineWidth } }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    )
    const context = document.createElement('canvas').getContext('2d')
    /** The relative luminance of colours that are painted over each other (WCAG). */
    const luminance = (colors: string[]) => {
      for (const color of context ? colors : []) {
        if (context) context.fillStyle = color
        context?.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [
        ...(context?.getImageData(0, 0, 1, 1).data ?? []),
      ].map((value) => (value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrasts = outlines.map(({ owner, style: { outlineOffset, outlineColor } }) => {
      const around: string[] = []
      const isInset = Number.parseFloat(outlineOffset) < 0
      let ancestor = isInset ? owner : owner.parentElement
      for (; ancestor; ancestor = ancestor.parentElement) {
        around.unshift(getComputedStyle(ancestor).backgroundColor)
      }
      const [dark = 0, light = 0] = [
        luminance(around),
        luminance([...around, outlineColor]),
      ].toSorted((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    })
    const contrast = Math.max(0, ...contrasts)
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
      outlines.length > 0 ? '' : `${name} has no outline`,
      outlines.length === 0 || contrast >= 3 ? '' : `${name} has an outline of ${contrast}:1`,
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
