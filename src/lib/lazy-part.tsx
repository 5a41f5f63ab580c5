import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** Where the browser does not say when it has nothing better to do. */
const SOON_MS = 100
/** A page that is never idle gets its parts all the same. */
const IDLE_AT_LAST_MS = 2000

function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, SOON_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_AT_LAST_MS })
  return () => window.cancelIdleCallback(handle)
}

/**
 * A part of a page that its first look does without. Its code is fetched when it is needed, else
 * when the page stands and the browser is idle, and again once the device is online, if that failed.
 * That it failed tells Vite's `vite:preloadError`.
 */
function createPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  return {
    /** The component, or null until it is there. To need it anew is to try again. */
    use(isNeeded: boolean, onFailure?: () => void): ComponentType<Props> | null {
      const [component, setComponent] = useState(() => loaded)
      useEffect(() => {
        if (component) return undefined
        let isGone = false
        const fetchPart = async () => {
          try {
            loaded = await load()
            if (!isGone) setComponent(() => loaded)
          } catch {
            if (isGone) return
            onFailure?.()
            window.addEventListener('online', fetchAgain, { once: true })
          }
        }
        const fetchAgain = () => void fetchPart()
        const cancel = isNeeded ? void fetchPart() : whenIdle(() => void fetchPart())
        return () => {
          isGone = true
          cancel?.()
          window.removeEventListener('online', fetchAgain)
        }
        // The failure's handler is another one in each render and decides nothing here.
        // oxlint-disable-next-line react/exhaustive-deps
      }, [component, isNeeded])
      return component
    },
  }
}

interface DialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * A dialog whose code comes after the page, at the latest when it is opened.
 *
 * @example const RenameDialog = lazyDialog(async () => (await import('./rename-dialog')).RenameDialog)
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const part = createPart(load)
  return function LazyDialog(props: Props) {
    const { open, onOpenChange } = props
    const Dialog = part.use(open, () => open && onOpenChange(false))
    return Dialog && <Dialog {...props} />
  }
}

/**
 * A hook that returns a component, or null until its code has loaded: at once when `isNeeded`,
 * otherwise when the browser is idle. For callers that show something else until then.
 *
 * @example const useNameField = lazyComponent(async () => (await import('./name-field')).NameField)
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return createPart(load).use
}

/** A part of a page whose code comes when it is first shown; until then something in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
) {
  const part = createPart(load)
  return function LazyPart(props: Props) {
    const Part = part.use(true)
    return Part ? <Part {...props} /> : placeholder
  }
}

/** A part that shows nothing of itself at first, and comes when the browser is idle. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = createPart(load)
  return function LatePart(props: Props) {
    const Part = part.use(false)
    return Part && <Part {...props} />
  }
}
