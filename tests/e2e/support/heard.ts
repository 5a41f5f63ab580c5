import type { Page } from '@playwright/test'

/**
 * Records what a screen reader says of the page's live regions from now on: the whole text of a
 * region after each change, and of an alert when it appears. What an open dialog hides is not heard.
 * @returns the texts so far, without repetitions in a row
 */
export async function recordHeard(page: Page): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction('hear', (text: string) => {
    if (heard.at(-1) !== text) heard.push(text)
  })
  await page.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])'
    new MutationObserver((records) => {
      const said = new Set<Element>()
      for (const { target, addedNodes } of records) {
        const added = [...addedNodes].filter((node) => node instanceof Element)
        const changed = target instanceof Element ? target : target.parentElement
        const region = changed?.closest(LIVE)
        // A region without a role, such as the list of toasts, says only what is new in it.
        if (region?.matches('[role]')) said.add(region)
        else if (region) added.forEach((element) => said.add(element))
        for (const element of added) {
          if (element.matches('[role=alert]')) said.add(element)
          for (const alert of element.querySelectorAll('[role=alert]')) said.add(alert)
        }
      }
      for (const element of said) {
        if (element.closest('[aria-hidden=true], [inert]')) continue
        const text = element.textContent.replaceAll(/\s+/g, ' ').trim()
        // exposeFunction above defines it.
        if (text) (window as unknown as { hear: (text: string) => void }).hear(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return heard
}
