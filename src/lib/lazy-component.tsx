import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** Delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 100
/** Loads the code after this time even if the browser was never idle. */
const IDLE_TIMEOUT_MS = 2000

function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
  return () => window.cancelIdleCallback(handle)
}

/** When to load code: at once, when the browser is idle, or not yet. */
export type Moment = 'now' | 'idle' | 'later'

/**
 * Creates a hook that loads a component at a given moment and returns it, or null until it has loaded.
 * After a failure the code is loaded again when the device comes online or when the moment changes;
 * Vite reports the failure as `vite:preloadError`.
 *
 * @example const useNameField = createLazyHook(async () => (await import('./name-field')).NameField)
 */
export function createLazyHook<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  return function useLazyComponent(
    moment: Moment,
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
        } catch {
          if (isUnmounted) return
          onFailure?.()
          window.addEventListener('online', retry, { once: true })
        }
      }
      const retry = () => void fetchCode()
      const cancel = moment === 'now' ? void fetchCode() : whenIdle(() => void fetchCode())
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

interface DialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * A dialog whose code is loaded when the browser is idle, or when the dialog is opened. If that fails
 * the dialog is closed.
 *
 * @example const RenameDialog = lazyDialog(async () => (await import('./rename-dialog')).RenameDialog)
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const useLazyComponent = createLazyHook(load)
  return function LazyDialog(props: Props) {
    const { open, onOpenChange } = props
    const Dialog = useLazyComponent(open ? 'now' : 'idle', () => open && onOpenChange(false))
    return Dialog && <Dialog {...props} />
  }
}

/** A component whose code is loaded when it is first rendered; shows the placeholder until then. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
) {
  const useLazyComponent = createLazyHook(load)
  return function LazyComponent(props: Props) {
    const Loaded = useLazyComponent('now')
    return Loaded ? <Loaded {...props} /> : placeholder
  }
}

/** A component whose code is loaded when the browser is idle; renders nothing until then. */
export function idleComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const useLazyComponent = createLazyHook(load)
  return function IdleComponent(props: Props) {
    const Loaded = useLazyComponent('idle')
    return Loaded && <Loaded {...props} />
  }
}
