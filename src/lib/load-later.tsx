/* oxlint-disable no-restricted-properties -- Safari has no idle callbacks; there is a fallback. */
import { memo, useEffect, useState, type ComponentType, type ReactNode } from 'react'

/*
 * Code that a page does not need for its first render: it is loaded when it is needed, or when the
 * page is at rest. React.lazy would keep a failed load until the page is reloaded; here the code is
 * loaded again.
 */

/**
 * A page is at rest this long after its last part has appeared, or when the user begins to use it.
 */
const REST_MS = 3000
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown'] as const
/** Delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 100
/** Runs the function after this time even if the browser was never idle. */
const IDLE_TIMEOUT_MS = 2000

/** Failures to load code that no user waits for (app/preload-error-toast.ts). */
export const backgroundFailures = new WeakSet<object>()

/** Runs a function when the browser is idle. */
export function whenIdle(run: () => void) {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
  } else {
    setTimeout(run, FALLBACK_DELAY_MS)
  }
}

const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Runs a function when the page is at rest and the browser is idle.
 * @param run is run once, even if passed several times
 * @returns a function that cancels the call
 */
export function whenAtRest(run: () => void): () => void {
  waiting.add(run)
  clearTimeout(timer)
  timer = setTimeout(runWaiting, REST_MS)
  for (const type of FIRST_USE) {
    window.addEventListener(type, runWaiting, { capture: true, passive: true })
  }
  return () => void waiting.delete(run)
}

function runWaiting() {
  stopWaiting()
  for (const run of waiting) whenIdle(() => waiting.delete(run) && run())
}

function stopWaiting() {
  clearTimeout(timer)
  for (const type of FIRST_USE) window.removeEventListener(type, runWaiting, { capture: true })
}

/** Tests, which share this module, call it when the page is gone. */
export function forgetWaiting() {
  waiting.clear()
  stopWaiting()
}

/** Whether the page has been at rest since the component was mounted. */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true)), [])
  return isAtRest
}

/**
 * Creates a hook that loads a component at once, when the page is at rest, or not yet, and returns
 * it, or null until it has loaded. After a failure the code is loaded again when the device comes
 * online or the moment changes. Vite reports the failure as `vite:preloadError`, which is not shown
 * for code that is loaded at rest.
 *
 * @example const useNameField = createLazyHook(async () => (await
 * import('./name-field')).NameField)
 */
export function createLazyHook<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  return function useLazyComponent(
    moment: 'now' | 'rest' | 'later',
    onFailure?: () => void,
  ): ComponentType<Props> | null {
    const [component, setComponent] = useState(() => loaded)
    useEffect(() => {
      if (component || moment === 'later') return undefined
      let isUnmounted = false
      const fetchCode = async () => {
        try {
          loaded = await load()
          if (!isUnmounted) setComponent(() => loaded)
        } catch (error) {
          if (moment === 'rest' && error instanceof Error) backgroundFailures.add(error)
          if (isUnmounted) return
          onFailure?.()
          window.addEventListener('online', retry, { once: true })
        }
      }
      const retry = () => void fetchCode()
      const cancel = moment === 'now' ? void fetchCode() : whenAtRest(retry)
      return () => {
        isUnmounted = true
        cancel?.()
        window.removeEventListener('online', retry)
      }
      // onFailure is a new function on each render and must not load the code again.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [component, moment])
    return component
  }
}

export interface DialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * A dialog whose code is loaded when the page is at rest, or when the dialog is opened. If that
 * fails the dialog is closed. While it is closed, it is not rendered again when its props change.
 *
 * @example const RenameDialog = lazyDialog(async () => (await
 * import('./rename-dialog')).RenameDialog)
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const useLazyComponent = createLazyHook(load)
  const isStillClosed = (before: Props, after: Props) => !before.open && !after.open
  return memo(function LazyDialog(props: Props) {
    const { open, onOpenChange } = props
    const Dialog = useLazyComponent(open ? 'now' : 'rest', () => open && onOpenChange(false))
    // The hook returns the same component in every render.
    // oxlint-disable-next-line react/static-components
    return Dialog && <Dialog {...props} />
  }, isStillClosed)
}

/**
 * A component whose code is loaded when it is first rendered; shows the placeholder, or nothing,
 * until then.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
) {
  const useLazyComponent = createLazyHook(load)
  return function LazyComponent(props: Props) {
    const Loaded = useLazyComponent('now')
    return Loaded ? <Loaded {...props} /> : placeholder
  }
}
