import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Limits for what never comes, not waits: a busy machine must not fail a test.
configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

afterEach(cleanup)

/* What Radix and the router ask of a browser and jsdom does not have. */

class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserverStub

Object.assign(Element.prototype, {
  // A promise, as in newer browsers.
  scrollIntoView: () => Promise.resolve(),
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
})
window.scrollTo = () => {}

/** Nothing is laid out; a frame that shows a part of its rows needs a height all the same. */
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 600 })

/** No media query matches: a phone, a mouse, motion allowed. A test that needs else stubs it. */
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
