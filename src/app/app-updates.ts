import { toast } from '@/ui/messages/toast'
import { focusManager } from '@tanstack/react-query'
import type { VersionMessage } from './version-message'

const WORKER = '/service-worker.js'

/** Browsers look for a new worker when a document is loaded; an app that stays open asks itself. */
const CHECK_EVERY_MS = 3_600_000

/**
 * Starts the service worker, which makes the app available without a connection, and offers to
 * reload when it has stored another version than the one that this tab runs. Does nothing in
 * browsers without service workers, and on pages without TLS.
 * @returns a function that stops watching; the worker stays
 */
export function watchUpdates(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', onMessage)
  let checkedAt = Date.now()
  const registering = register()

  const stopWatchingFocus = focusManager.subscribe((isFocused) => {
    if (!isFocused || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    // Without a connection, the next check succeeds.
    void registering.then((registration) => registration?.update()).catch(() => undefined)
  })
  return () => {
    serviceWorker.removeEventListener('message', onMessage)
    stopWatchingFocus()
  }
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration = await navigator.serviceWorker.register(WORKER)
    await askForVersion(registration)
    return registration
  } catch {
    // There is no connection, the storage is blocked, or the host does not serve the file.
    return null
  }
}

/**
 * Asks the active worker for its version, unless a newer worker is being installed: that one tells
 * its version itself when it is active, and the document may be newer than the worker before it.
 */
async function askForVersion(registration: ServiceWorkerRegistration) {
  if (!registration.active) return
  // Without a connection, the active worker is the newest one.
  await registration.update().catch(() => undefined)
  if (registration.installing || registration.waiting) return
  // Only messages to windows have a target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  registration.active.postMessage(null)
}

function onMessage({ data }: MessageEvent<VersionMessage>) {
  // Browser extensions may add scripts of their own.
  const own = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src')
  if (data.type !== 'version' || own == null || data.entry === own) return
  toast.info('New version available', {
    id: 'new-version',
    action: { label: 'Reload', onClick: () => window.location.reload() },
    dismissLabel: 'Later',
  })
}
