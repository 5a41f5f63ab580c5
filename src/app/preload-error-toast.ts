import { AuthError } from '@/api/errors'
import { backgroundFailures } from '@/lib/load-later'
import { toast } from '@/ui/messages/toast'
import type { AnyRouter } from '@tanstack/react-router'

/** One id for all preload errors, so that hovering over ten links while offline shows one toast. */
const TOAST = { id: 'preload' }
const MESSAGE = 'Error preloading route!'

/**
 * A chunk fails to load if the server is down or if a new version has removed the chunk. Reload is
 * offered only for a new version: while the server is down, a reload would lose the page. Failures
 * of background loads are not shown; the code is loaded again when the user needs it.
 */
async function showChunkError(error: Error) {
  const isUp = await isServerUp()
  // Added meanwhile by the code that has tried to load it.
  if (backgroundFailures.has(error)) return
  if (!isUp) {
    toast.error(MESSAGE, { ...TOAST, description: 'The server cannot be reached.' })
    return
  }
  toast.error(MESSAGE, {
    ...TOAST,
    description: 'There is a new version.',
    action: { label: 'Reload', onClick: () => window.location.reload() },
  })
}

async function isServerUp(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.origin, { method: 'HEAD', cache: 'no-store' })
    // A running server that does not support HEAD answers 4xx. A proxy answers 502 if the server is
    // down.
    return status < 500
  } catch {
    return false
  }
}

const CHUNK_MESSAGE =
  'The code of this page could not be loaded. Please check your internet connection.'

/** Whether a page failed because its code could not be loaded. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.message === CHUNK_MESSAGE
}

function onChunkError({ payload }: VitePreloadErrorEvent) {
  // The router reloads the document when it recognizes the browser's message. While the server is
  // down, that would lose the page and its unsent edits.
  payload.message = CHUNK_MESSAGE
  void showChunkError(payload)
}

/**
 * Shows a toast when a preload fails (docs/specification.md, section 2). Vite's `vite:preloadError`
 * event reports chunks that fail to load. Loaders that fail are found in the result of
 * `router.preloadRoute`, so this function wraps it (docs/adr/0005-preload-errors.md).
 * @returns a function that removes the event listener and the wrapper
 */
export function showPreloadErrors(router: AnyRouter): () => void {
  const preloadRoute = router.preloadRoute
  router.preloadRoute = async (options) => {
    const matches = await preloadRoute(options)
    const failed = matches?.find((match) => match.status === 'error')
    // A 401 redirects to /login.
    if (failed && !(failed.error instanceof AuthError)) toast.error(MESSAGE, TOAST)
    return matches
  }
  window.addEventListener('vite:preloadError', onChunkError)
  return () => {
    router.preloadRoute = preloadRoute
    window.removeEventListener('vite:preloadError', onChunkError)
  }
}
