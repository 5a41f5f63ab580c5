import { memo, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { backgroundFailures } from './background-failures'
import { whenAtRest } from './when-at-rest'

/** When to load code: at once, when the page is at rest (when-at-rest.ts), or not yet. */
export type Moment = 'now' | 'rest' | 'later'

/**
 * Creates a hook that loads a component at a given moment and returns it, or null until it has loaded.
 * After a failure the code is loaded again when the device comes online or when the moment changes;
 * Vite reports the failure as `vite:preloadError`, which is not shown for code that is loaded at rest.
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
        } catch (error) {
          if (moment === 'rest' && error instanceof Error) backgroundFailures.add(error)
          if (isUnmounted) return
          onFailure?.()
          window.addEventListener('online', retry, { once: true })
        }
      }
      const retry = () => void fetchCode()
      const cancel = moment === 'now' ? void fetchCode() : whenAtRest(fetchCode)
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
 * A dialog whose code is loaded when the page is at rest, or when the dialog is opened. If that fails
 * the dialog is closed. While it is closed, it is not rendered again when its props change.
 *
 * @example const RenameDialog = lazyDialog(async () => (await import('./rename-dialog')).RenameDialog)
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

/** A component whose code is loaded when the page is at rest; renders nothing until then. */
export function restComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const useLazyComponent = createLazyHook(load)
  return function RestComponent(props: Props) {
    const Loaded = useLazyComponent('rest')
    return Loaded && <Loaded {...props} />
  }
}
