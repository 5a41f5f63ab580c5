import { AuthError } from '@/api/errors'
import { toast } from '@/ui/toast'
import type { AnyRouter } from '@tanstack/react-router'

/** How browsers word a chunk that is gone, after a new version was deployed. */
const MISSING_CHUNK = /dynamically imported module|importing a module script failed|preload CSS/i

async function announce(error: unknown) {
  const isMissingChunk = error instanceof Error && MISSING_CHUNK.test(error.message)
  const hasNewVersion = isMissingChunk && (await isServed())
  toast.error('Error preloading route!', {
    // Hovering over ten links while offline is one problem, not ten.
    id: 'preload',
    ...(isMissingChunk && !hasNewVersion && { description: 'The server cannot be reached.' }),
    ...(hasNewVersion && {
      description: 'There is a new version.',
      action: { label: 'Reload', onClick: () => window.location.reload() },
    }),
  })
}

/**
 * Whether the app can be loaded at all. Browsers say the same of a chunk that is gone and of a server
 * that is away; to reload then would lose the page, and the edits that it keeps.
 */
async function isServed(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.origin, { method: 'HEAD', cache: 'no-store' })
    // Also one that knows no HEAD is there; a proxy without it answers 502.
    return status < 500
  } catch {
    return false
  }
}

function onChunkError({ payload }: WindowEventMap['vite:preloadError']) {
  void announce(payload)
}

/**
 * Says so when a page could not be loaded ahead (spec section 2). The router swallows these errors:
 * those of data show in what its `preloadRoute` answers, so that is wrapped; those of code only Vite
 * tells. Returns how to stop.
 */
export function showPreloadErrors(router: AnyRouter): () => void {
  const preloadRoute = router.preloadRoute
  router.preloadRoute = async (options) => {
    const matches = await preloadRoute(options)
    const failed = matches?.find((match) => match.status === 'error')
    // Without a session the real navigation leads to /login by itself.
    if (failed && !(failed.error instanceof AuthError)) void announce(failed.error)
    return matches
  }
  window.addEventListener('vite:preloadError', onChunkError)
  return () => {
    router.preloadRoute = preloadRoute
    window.removeEventListener('vite:preloadError', onChunkError)
  }
}
