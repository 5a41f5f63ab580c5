/*
 * Runs before the app: a script of its own, so small that it is there long before. It asks who is
 * signed in, and names the code of the page at this address, while the app is still on its way.
 * It must import nothing that the app imports, or that would become a third file (write-head.ts).
 */
import type { EarlyRequest } from './api/early-requests'

/** Written into the build by scripts/write-head.ts: the names of the app's chunks … */
declare const FILES: string[]
/** … and of each page the addresses, its chunks, and whether its guards count characters. */
declare const ROUTES: [pattern: string, files: number[], needsCharacters: boolean][]

/** As in api/token.ts. */
const TOKEN_KEY = 'guildr_token'

const API = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '')

function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

function ask(path: string, token: string | null) {
  const abort = new AbortController()
  const response = fetch(API + path, {
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    signal: abort.signal,
  })
  // Whoever takes the answer hears of a failure; when nobody does, nobody needs to.
  response.catch(() => undefined)
  const answer: EarlyRequest = { token, response, abort, askedAt: performance.now() }
  window.guildrEarlyRequests?.set(`${API}${path}`, answer)
}

function preload(file: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = `/${file}`
  document.head.append(link)
}

function start() {
  // The app is here already, as it can be from a cache, and asks by itself.
  if (window.guildrEarlyRequests) return
  const { pathname } = window.location
  // The sign-in comes back with a token that the app has yet to take.
  if (pathname.startsWith('/auth/')) return
  const token = readToken()
  window.guildrEarlyRequests = new Map()
  ask('/api/status', token)
  // Without a session every page leads to the login page.
  const address = token === null ? '/login' : pathname
  const route = ROUTES.find(([pattern]) => new RegExp(pattern).test(address))
  if (!route) return
  const [, files, needsCharacters] = route
  // First the question: a browser has six connections, and the files need more.
  if (token !== null && needsCharacters) ask('/api/me/characters', token)
  for (const file of files) preload(FILES[file] ?? '')
}

start()
