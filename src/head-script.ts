/*
 * Runs from the page's head before the app has loaded. It sends the first requests (the session
 * check, and the character count if the page's guards need it), preloads the chunks of the page at
 * this address, and starts the app, which then uses the answers (api/early-requests.ts).
 * scripts/write-head.ts builds it with all its imports as a separate file, so it should import as
 * little as possible.
 */
import type { EarlyRequest } from './api/early-requests'
import { token } from './api/token'

/** The files that start the app, in the order of their evaluation, inserted by scripts/write-head.ts. */
declare const APP_FILES: string[]
/** File names of the pages' chunks, inserted by scripts/write-head.ts. */
declare const FILES: string[]
/** For each page: its path pattern, its chunks (indexes in FILES), and whether its guards count characters. */
declare const ROUTES: [pattern: string, files: number[], needsCharacters: boolean][]

const API = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '')

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

function preload(file: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = `/${file}`
  document.head.append(link)
}

/** Evaluates each file in a task of its own. The document preloads them. The app needs the parsed body. */
async function runApp() {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => window.addEventListener('DOMContentLoaded', resolve))
  }
  for (const file of APP_FILES) await import(/* @vite-ignore */ `/${file}`)
}

function start() {
  const { pathname } = window.location
  // The sign-in callback carries a new token that the app has not stored yet.
  if (pathname.startsWith('/auth/')) return
  const route = ROUTES.find(([pattern]) => new RegExp(pattern).test(pathname))
  // Not Found is rare and checks the session later. The login page has no chunk of its own.
  if (!route && !/^\/login\/?$/.test(pathname)) return
  const storedToken = token.read()
  window.guildrEarlyRequests = new Map()
  request('/api/status', storedToken)
  // Without a session every page redirects to the login page.
  if (!route || storedToken === null) return
  const [, files, needsCharacters] = route
  // Requests go before preloads, because browsers open at most six connections to a host.
  if (needsCharacters) request('/api/me/characters', storedToken)
  for (const file of files) preload(FILES[file] ?? '')
}

/** The messages of the app are not available. */
function showFailure() {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'p-4 text-center'
  message.textContent = 'The app could not be loaded. Check your connection and reload the page.'
  document.querySelector('#root')?.prepend(message)
}

// First, so that an error of the rest does not prevent it.
runApp().catch((error: unknown) => {
  showFailure()
  throw error
})
start()
