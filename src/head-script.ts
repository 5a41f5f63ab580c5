/*
 * Runs from the page's head before the app has loaded: sends the first requests (the session check,
 * and the character count if the page's guards need it), whose answers the app then uses
 * (api/early-requests.ts). scripts/vite/write-head.ts builds it with all its imports as a separate
 * file, so it should import as little as possible.
 */
import type { EarlyRequest } from './api/early-requests'
import { token } from './api/token'

const API = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '')

/** Pages whose guards do not count the characters. */
const WITHOUT_COUNT = /^\/(?:wishlists|characters)\//

function request(path: string, sentToken: string | null) {
  const abort = new AbortController()
  const response = fetch(API + path, {
    headers: {
      'Content-Type': 'application/json',
      ...(sentToken && { Authorization: `Bearer ${sentToken}` }),
    },
    signal: abort.signal,
  })
  // The app handles a failure when it takes the request. Until then, browsers would report it as
  // unhandled.
  response.catch(() => undefined)
  const early: EarlyRequest = { token: sentToken, response, abort, sentAt: performance.now() }
  window.guildrEarlyRequests?.set(`${API}${path}`, early)
}

function sendRequests() {
  const { pathname } = window.location
  // The sign-in callback carries a new token that the app has not stored yet.
  if (pathname.startsWith('/auth/')) return
  const storedToken = token.read()
  window.guildrEarlyRequests = new Map()
  request('/api/status', storedToken)
  // Without a session every page redirects to the login page.
  if (storedToken === null || /^\/login\/?$/.test(pathname)) return
  if (!WITHOUT_COUNT.test(pathname)) request('/api/me/characters', storedToken)
}

/** The messages of the app are not available. */
function showFailure() {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'p-4 text-center'
  message.textContent = 'The app could not be loaded. Check your connection and reload the page.'
  document.querySelector('#root')?.prepend(message)
}

// The event of an element does not bubble.
window.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && showFailure(),
  { capture: true },
)
sendRequests()
