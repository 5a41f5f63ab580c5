import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/*
 * An open overlay (dialog, sheet, menu) has a history entry of its own above the entry of its page,
 * so that Back closes the overlay and not the page. The router does not know these entries: they
 * have the page's URL and the router's state, plus their number.
 *
 * One rule covers all cases: there are as many entries above the page as there are open overlays.
 * After each change of either number, missing entries are added, and surplus ones are left by going
 * back. An overlay that stays open after Back, e.g. to ask a question, therefore gets its entry
 * back; after a reload, and after Forward to the entry of a closed overlay, the surplus entries are
 * left.
 */

/** The name under which the state of an entry holds its number above the page, from 1. */
const DEPTH = 'overlayDepth'

/** A browser that drops a traversal does not report it; navigation must go on after this time. */
const MOVE_TIMEOUT_MS = 1000
/**
 * If the timeout fires this much too late, a long task has delayed it, and may have delayed the
 * traversal too.
 */
const LATE_MS = 200

const ignore = () => undefined

type State = Record<string, unknown> | null

interface Overlay {
  close: () => void
}

/** The state and address of a page, without what this file adds to an entry. */
interface Page {
  state: State
  url: string
}

/** The open overlays, the last one on top. */
const overlays: Overlay[] = []
/** The router's history; undefined while there is no router. */
let routerHistory: RouterHistory | undefined
let page: Page
/** The number of the current entry above its page. */
let depth = 0
/** Whether the browser is going back or forward on behalf of this file. */
let isMoving = false
let isAdjusting = false
let moveTimer: ReturnType<typeof setTimeout> | undefined
/** The actions of the router during a move. They run after the move. */
let waiting: (() => void)[] = []
let passOn: (event: PopStateEvent) => void = ignore

/**
 * Registers an overlay that has been opened.
 * @param close called by Back; the overlay may stay open instead
 * @returns a function that unregisters it; call it when the overlay is closed
 */
export function registerOverlay(close: () => void): () => void {
  const overlay = { close }
  overlays.push(overlay)
  adjustSoon()
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1)
    adjustSoon()
  }
}

function depthOf(state: State): number {
  return Number(state?.[DEPTH] ?? 0)
}

/**
 * The router's number of a page's entry in the history. It treats an entry without state as the
 * first one.
 */
function indexOf(state: object | null): unknown {
  return state && '__TSR_index' in state ? state.__TSR_index : 0
}

function readPage(): Page {
  const { search, hash } = window.location
  // A URL that begins with two slashes would be that of another host.
  const pathname = window.location.pathname.replace(/^\/+/, '/')
  // The state is whatever the router or this file has written.
  const { [DEPTH]: _, ...state } = (window.history.state as State) ?? {}
  return { state: window.history.state === null ? null : state, url: pathname + search + hash }
}

/** Writes the page's current URL and state to the current entry. */
function writeEntry() {
  const state = depth === 0 ? page.state : { ...page.state, [DEPTH]: depth }
  window.history.replaceState(state, '', page.url)
}

function move(delta: number) {
  isMoving = true
  limitMove()
  window.history.go(delta)
}

/**
 * Ends the move after the timeout, unless the move is only late: a second move would then be one
 * too many.
 */
function limitMove() {
  const end = performance.now() + MOVE_TIMEOUT_MS
  moveTimer = setTimeout(() => {
    if (performance.now() > end + LATE_MS) return limitMove()
    depth = depthOf(window.history.state as State)
    endMove()
  }, MOVE_TIMEOUT_MS)
}

function endMove() {
  isMoving = false
  clearTimeout(moveTimer)
  runWaiting()
  adjustSoon()
}

/** Runs the waiting actions of the router, up to one that starts the next move. */
function runWaiting() {
  const action = waiting.shift()
  if (!action) return
  action()
  if (!isMoving) runWaiting()
}

/**
 * Runs after the current task, because one overlay is often closed and another one opened in a
 * task.
 */
function adjustSoon() {
  if (isAdjusting) return
  isAdjusting = true
  queueMicrotask(() => {
    isAdjusting = false
    adjust()
  })
}

function adjust() {
  if (!routerHistory) return
  // While the router decides about a navigation (its blockers may ask the user), it is on another
  // page than the window.history.
  const isDecided = indexOf(routerHistory.location.state) === indexOf(page.state)
  if (isMoving || !isDecided) return
  if (depth > overlays.length) move(overlays.length - depth)
  while (depth < overlays.length) {
    depth += 1
    window.history.pushState({ ...page.state, [DEPTH]: depth }, '', page.url)
  }
}

function onPopState(event: PopStateEvent) {
  const state = event.state as State
  const newDepth = depthOf(state)
  const isSamePage = indexOf(state) === indexOf(page.state)
  const isOwn = isSamePage && (isMoving || newDepth !== depth)
  const left = isOwn && !isMoving ? overlays.slice(newDepth).toReversed() : []
  depth = newDepth
  if (isOwn) {
    // The router may have changed the page's URL since this entry was written.
    writeEntry()
    for (const overlay of left) overlay.close()
  } else {
    page = readPage()
    passOn(event)
  }
  endMove()
}

/** Runs an action of the router now, or after the current move. */
function inOrder(action: () => void) {
  if (isMoving) waiting.push(action)
  else action()
}

function pushState(state: State, _unused: string, url: string) {
  inOrder(() => {
    if (depth > 0) {
      // The new page replaces the entries of the overlays.
      waiting.unshift(() => pushState(state, '', url))
      move(-depth)
      return
    }
    window.history.pushState(state, '', url)
    page = { state, url }
    adjustSoon()
  })
}

function replaceState(state: State, _unused: string, url = page.url) {
  inOrder(() => {
    page = { state, url }
    writeEntry()
    adjustSoon()
  })
}

/** Creates the browser's history for the router, without the entries of overlays. */
export function createOverlayHistory(): RouterHistory {
  page = readPage()
  depth = depthOf(window.history.state as State)
  isMoving = false
  waiting = []
  /** The part of `window` that the router uses. */
  const routerWindow = {
    location: window.location,
    document,
    history: {
      get state(): unknown {
        return window.history.state
      },
      get length() {
        return window.history.length
      },
      pushState,
      replaceState,
      go: (delta: number) => inOrder(() => window.history.go(delta)),
      back: () => inOrder(() => window.history.back()),
      forward: () => inOrder(() => window.history.forward()),
    },
    addEventListener(...[type, listener, options]: Parameters<typeof window.addEventListener>) {
      if (type !== 'popstate') return window.addEventListener(type, listener, options)
      // The router registers a function.
      passOn = listener as typeof passOn
      window.addEventListener('popstate', onPopState)
    },
    removeEventListener(
      ...[type, listener, options]: Parameters<typeof window.removeEventListener>
    ) {
      if (type !== 'popstate') return window.removeEventListener(type, listener, options)
      window.removeEventListener('popstate', onPopState)
      clearTimeout(moveTimer)
      routerHistory = undefined
    },
  }

  routerHistory = createBrowserHistory({ window: routerWindow })
  // The router has accepted a navigation.
  routerHistory.subscribe(adjustSoon)
  adjustSoon()
  return routerHistory
}
