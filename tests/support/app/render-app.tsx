import { cleanup, render, waitFor } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, type AnyRouter, type RouterHistory } from '@tanstack/react-router'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { token } from '@/api/token'
import { showPreloadErrors } from '@/app/preload-error-toast'
import { App } from '@/app/app'
import { createAppRouter } from '@/app/create-app-router'
import { watchSession } from '@/app/watch-session'
import { createQueryClient, watchWindowFocus } from '@/app/query-client'
import { forgetReturnPath } from '@/features/session/return-path'
import { sessionKey } from '@/features/session/session.queries'
import { setErrorSink } from '@/lib/report-error'
import { forgetWaiting } from '@/lib/load-later'
import { dropSessionMemory } from '@/lib/storage/session-memory'
import { toast } from '@/ui/messages/toast'
import type { Api } from './msw-bridge'
import { leaveOverlayEntries } from './overlay-entries'
import { webLocks } from './web-locks'

interface AppOptions {
  api: Api
  /** The path to open. */
  path?: string
  /** The BattleTag of the sandbox account to sign in; null for a signed-out visitor. */
  as?: string | null
  /** Use the browser's history to test the address bar; the default is a memory history. */
  history?: RouterHistory
}

interface RenderOptions extends AppOptions {
  /** False renders at phone width, where the picker is a sheet. */
  isWide?: boolean
}

/** After this time Sonner removes a closed toast. */
const SONNER_REMOVAL_MS = 200

/** Enough for a component that mounts after its loader to send its requests. */
const QUIET_CHECKS = 10

/** Stops what `startApp` has started. */
const stops: (() => void)[] = []
/** Errors that the app has reported through `reportError`. */
const reports: { error: unknown; where: string }[] = []

/** Collects what the app reports through `reportError`, for `takeReports`. */
export function collectReports() {
  setErrorSink((error, where) => reports.push({ error, where }))
}

/**
 * Unmounts the app and clears everything that outlives it: toasts, storage, locks, mocks, timers,
 * history.
 */
export async function closeApp() {
  const isToastLeaving = document.querySelector('[data-sonner-toast][data-removed=true]') !== null
  toast.dismiss()
  cleanup()
  vi.useRealTimers()
  // Sonner's timer outlives the unmounting. At the end of a worker's last file it would call React
  // when there is no window. Timers of one delay fire in their order.
  if (isToastLeaving) await new Promise((end) => setTimeout(end, SONNER_REMOVAL_MS))
  forgetWaiting()
  await leaveOverlayEntries()
  for (const stop of stops.splice(0).toReversed()) stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  webLocks.closeTabs()
  token.clear()
  dropSessionMemory()
  forgetReturnPath()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}

/**
 * Returns the errors reported so far and forgets them. A test that provokes an error takes it; any
 * other test fails when the app reports one.
 */
export function takeReports() {
  return reports.splice(0)
}

/** Creates the app's parts as main.tsx does, without rendering them. */
export async function startApp({ api, path = '/', as = null, history }: AppOptions) {
  if (as !== null) token.write(await api.backend.signIn(as))
  const queryClient = createQueryClient()
  // Calls are retried as often as in the app, but without a delay.
  const { queries, mutations } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    queries: { ...queries, retryDelay: 0 },
    // Edits are retried until there is a connection; a delay lets the test run in between.
    mutations: { ...mutations, retryDelay: 20 },
  })
  const router = createAppRouter({
    queryClient,
    history: history ?? createMemoryHistory({ initialEntries: [path] }),
  })
  queryClient.setQueryDefaults(sessionKey, {
    ...queryClient.getQueryDefaults(sessionKey),
    retryDelay: 0,
  })
  // Shows loaded pages at once. In the app, a skeleton stays for a minimum time, so that it does
  // not flicker.
  router.update({ ...router.options, defaultPendingMinMs: 0 })
  watchWindowFocus()
  const stopFollowing = watchSession(queryClient, router)
  const stopAnnouncing = showPreloadErrors(router)
  stops.push(() => {
    stopAnnouncing()
    stopFollowing()
    queryClient.clear()
    history?.destroy()
  })
  api.requests.length = 0
  return { router, queryClient, backend: api.backend }
}

/** Renders the whole app against the reference backend, at a path and signed in as an account. */
export async function renderApp({ isWide = true, ...options }: RenderOptions) {
  stubWidth(isWide)
  const { router, queryClient, backend } = await startApp(options)
  const user = userEvent.setup({
    delay: null,
    // jsdom has no hit testing. While a menu closes, Radix blocks pointer events on the body, and a
    // check would depend on the moment of the click. The browser tests click for real.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  })
  const { container } = render(<App queryClient={queryClient} router={router} />, {
    // The app's error boundaries show and report errors; React must not print them as well.
    onCaughtError: () => undefined,
  })
  return { user, router, queryClient, backend, container }
}

/**
 * Resolves when the page has loaded, and neither a request nor the import of a module is in
 * progress, in several checks in a row.
 */
export async function untilAtRest({
  queryClient,
  router,
}: {
  queryClient: QueryClient
  router: AnyRouter
}) {
  let quietChecks = 0
  await waitFor(
    async () => {
      // Loading the code of a part takes longer than the checks.
      await vi.dynamicImportSettled()
      const isQuiet = router.state.status === 'idle' && queryClient.isFetching() === 0
      quietChecks = isQuiet ? quietChecks + 1 : 0
      if (quietChecks < QUIET_CHECKS) throw new Error('Requests are in progress')
    },
    { interval: 1 },
  )
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

/** Replaces `location.assign` and `location.reload`, which jsdom does not implement, by mocks. */
export function stubLocation() {
  const assign = vi.fn<(url: string) => void>()
  const reload = vi.fn<() => void>()
  const { href, origin, pathname, search, hash } = window.location
  vi.stubGlobal('location', { href, origin, pathname, search, hash, assign, reload })
  return { assign, reload }
}
