import type { Page } from '@playwright/test'

/** Controls whose name lacks their visible text (WCAG 2.5.3), of which axe misses some. */
export async function findHiddenLabels(page: Page): Promise<string[]> {
  const labels = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('[aria-label]:is(a, button, summary)')
    return [...controls].map((control) => {
      // Decoration, such as the letter of an account.
      const hidden = [...control.querySelectorAll<HTMLElement>('[aria-hidden=true]')]
      const text = hidden.reduce(
        (rest, { innerText }) => rest.replace(innerText, ''),
        control.innerText,
      )
      return { text, name: control.ariaLabel ?? '' }
    })
  })
  return labels
    .filter(({ text, name }) => !words(name).includes(words(text)))
    .map(({ text, name }) => `"${text}" has the name "${name}"`)
}

function words(text: string) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const CONTROLS =
  /^(button|link|checkbox|combobox|textbox|searchbox|radio|switch|menuitem\w*|option|tab|spinbutton)$/
/** A group is a region if it has a name. */
const REGIONS =
  /^(banner|navigation|main|complementary|contentinfo|region|form|search|dialog|alertdialog|rowgroup|group|menu|listbox|tablist)$/

/**
 * Controls that have the role and name of another control in their region. Links may have one name
 * if they have one target.
 */
export async function findAmbiguousNames(page: Page): Promise<string[]> {
  const ancestors: { depth: number; region: string }[] = []
  const seen = new Map<string, string | undefined>()
  const found: string[] = []
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  for (const [index, line] of lines.entries()) {
    const match = /^( *)- '?(\w+)( "(?:[^"\\]|\\.)*")?/.exec(line)
    // A line of properties, such as the URL of a link.
    if (!match) continue
    const [, indent = '', role = '', name = ''] = match
    while ((ancestors.at(-1)?.depth ?? -1) >= indent.length) ancestors.pop()
    const region = ancestors.at(-1)?.region ?? 'page'
    const control = `${role}${name} in ${region}`
    const target = role === 'link' ? lines[index + 1] : String(index)
    const isAmbiguous = seen.has(control) && seen.get(control) !== target
    // Each toast is an item of the list of notifications, with its own text before its buttons.
    const isInToast = region.startsWith('region "Notifications')
    if (CONTROLS.test(role) && isAmbiguous && !isInToast) found.push(control)
    seen.set(control, target)
    const isRegion = REGIONS.test(role) && (role !== 'group' || name !== '')
    ancestors.push({
      depth: indent.length,
      region: isRegion ? `${role}${name} of line ${index + 1}` : region,
    })
  }
  return found
}
