import { cleanup, render } from '@testing-library/react'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { token } from '@/api/token'
import { showPreloadErrors } from '@/app/preload-error-toast'
import { App } from '@/app/app'
import { createAppRouter } from '@/app/create-app-router'
import { watchSession } from '@/app/watch-session'
import { createQueryClient, watchWindowFocus } from '@/app/query-client'
import { forgetReturnPath } from '@/features/session/return-path'
import { setErrorSink } from '@/lib/report-error'
import { toast } from '@/ui/toast'
import type { Api } from './msw-bridge'

interface AppOptions {
  api: Api
  /** The address the app is opened at. */
  path?: string
  /** A BattleTag of the sandbox, signed in with a real token; null: nobody. */
  as?: string | null
  /** The browser's own history, for what is done to the address bar. */
  history?: RouterHistory
}

interface RenderOptions extends AppOptions {
  /** A desktop unless false; a phone shows the picker in a sheet. */
  isWide?: boolean
}

/** Undoes, after the test, what it has started. */
const undo: (() => void)[] = []
/** What the app reported of errors that nobody expected. */
const reports: { error: unknown; where: string }[] = []

beforeEach(() => setErrorSink((error, where) => reports.push({ error, where })))

afterEach(() => {
  toast.dismiss()
  cleanup()
  for (const step of undo.splice(0).toReversed()) step()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  token.clear()
  forgetReturnPath()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  const unexpected = takeReports()
  if (unexpected.length > 0) throw new Error('The app reported an error', { cause: unexpected })
})

/** The errors reported so far; a test that provokes one takes it, every other fails over it. */
export function takeReports() {
  return reports.splice(0)
}

/** The app's own parts as main.tsx puts them together, without a screen. */
export async function startApp({ api, path = '/', as = null, history }: AppOptions) {
  if (as !== null) token.write(await api.backend.signIn(as))
  const queryClient = createQueryClient()
  // Calls are tried again as often as in the app, only without the wait.
  const { queries, mutations } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    queries: { ...queries, retryDelay: 0 },
    // These go on until there is a connection, which must not keep the test itself from its turn.
    mutations: { ...mutations, retryDelay: 20 },
  })
  const router = createAppRouter({
    queryClient,
    history: history ?? createMemoryHistory({ initialEntries: [path] }),
  })
  // What has come shows at once; the wait only keeps a skeleton from flickering.
  router.update({ ...router.options, defaultPendingMinMs: 0 })
  watchWindowFocus()
  const stopFollowing = watchSession(queryClient, router)
  const stopAnnouncing = showPreloadErrors(router)
  undo.push(() => {
    stopAnnouncing()
    stopFollowing()
    queryClient.clear()
  })
  api.requests.length = 0
  return { router, queryClient, backend: api.backend }
}

/** Renders the whole app over the real backend, at an address and as somebody. */
export async function renderApp({ isWide = true, ...options }: RenderOptions) {
  stubWidth(isWide)
  const { router, queryClient, backend } = await startApp(options)
  const user = userEvent.setup({ delay: null })
  const { container } = render(<App queryClient={queryClient} router={router} />, {
    // A boundary of the app shows and reports it; React need not print it as well.
    onCaughtError: () => undefined,
  })
  return { user, router, queryClient, backend, container }
}

function stubWidth(isWide: boolean) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      matches: isWide && media.includes('min-width'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
}

/** Catches what would leave the page, which jsdom cannot do. */
export function stubLocation() {
  const assign = vi.fn<(url: string) => void>()
  const reload = vi.fn<() => void>()
  const { href, origin, pathname, search, hash } = window.location
  vi.stubGlobal('location', { href, origin, pathname, search, hash, assign, reload })
  return { assign, reload }
}
