import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { closeApp, collectReports, takeReports } from './render-app'
import { webLocks } from './web-locks'

// The time after which a condition that is not met fails a test. It is long, so that tests pass on
// a slow machine, and differs from the API timeout of 30 s, which some tests intercept.
configure({ asyncUtilTimeout: 60_000 })

await import('./quick-screens')

// Registered here, not in render-app.tsx: modules are loaded once per worker, this file once per
// test file.
beforeEach(collectReports)
afterEach(async () => {
  await closeApp()
  const unexpected = takeReports()
  if (unexpected.length > 0) throw new Error('The app reported an error', { cause: unexpected })
})
// Code that is loaded while the document of the file is removed would fail, and later files of the
// worker, which share its modules, would get the failure.
afterAll(vi.dynamicImportSettled)

// Sonner adds its style sheet when it is loaded. jsdom has no layout, and a query by role matches
// each rule with each element, which is slow.
await import('sonner')
for (const style of document.querySelectorAll('style')) style.remove()

// The app loads it when the page is at rest. Then a menu opens in the same frame, and tests need
// not wait for it.
await import('@/ui/overlays/menu-panel')

/* Stubs of browser functions that Radix and the router call but jsdom lacks. */

class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserverStub

Object.assign(Element.prototype, {
  // Newer browsers return a promise.
  scrollIntoView: () => Promise.resolve(),
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
})
window.scrollTo = () => {}

// jsdom's frames take 16 ms each, and nothing is painted. Tests of frames fake them.
window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now())))
window.cancelAnimationFrame = (frame) => clearTimeout(frame)
Object.defineProperty(navigator, 'locks', { configurable: true, value: webLocks })

/** jsdom has no layout; windowed tables need a height to render rows. */
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 })

/**
 * No media query matches: a narrow screen, a mouse, no reduced motion. Tests stub other devices.
 */
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })

// In jsdom, the labels of one control take time in proportion to the number of labels times the
// size of the document, and queries by role ask for the labels of every control: minutes for a
// table of checkboxes.
for (const type of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
  HTMLProgressElement,
]) {
  Object.defineProperty(type.prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      const labels = [...document.getElementsByTagName('label')]
      return labels.filter((label) =>
        label.htmlFor === '' ? label.contains(this) : label.htmlFor === this.id,
      )
    },
  })
}
