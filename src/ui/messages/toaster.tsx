import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { toast, Toaster as SonnerToaster } from 'sonner'

import { Spinner } from './spinner'
import { connectToasts, toastRegion } from './toast'
import { useToastKeys } from './use-toast-keys'

const ICONS = {
  success: <CircleCheck aria-hidden className="size-5" />,
  error: <CircleAlert aria-hidden className="size-5" />,
  warning: <TriangleAlert aria-hidden className="size-5" />,
  info: <Info aria-hidden className="size-5" />,
  loading: <Spinner size="sm" className="m-0.5" />,
  close: <X aria-hidden className="size-4" />,
}

const TOAST_OPTIONS = { closeButtonAriaLabel: 'Dismiss' }

/** Alt+T (docs/specification.md, section 9). */
const HOTKEY = ['altKey', 'KeyT']

/**
 * Shows the toasts. Mounted once, outside the pages' error boundaries, so that toasts remain when a
 * page fails.
 *
 * It is a child of the body, because an open dialog hides the app's root from screen readers, and
 * the Toaster may be loaded after a dialog has been opened.
 *
 * The width of 356 px, swipe threshold of 45 px and removal delay of 200 ms
 * (docs/specification.md, section 9) are constants of Sonner. toasts.css sets its colours and
 * typography (`[data-sonner-toast]`), and its place on phones and pages of the whole width.
 */
export function Toaster() {
  // Child effects run first, so Sonner is subscribed by now. It ignores toasts sent before that.
  useEffect(() => connectToasts(toast), [])
  useToastKeys()
  return createPortal(
    <SonnerToaster
      ref={toastRegion}
      theme="dark"
      position="top-right"
      // Below the top bar, whose menu toasts must not cover.
      offset={{ top: 'calc(var(--spacing) * 19)' }}
      mobileOffset={{ top: 12 }}
      swipeDirections={['top', 'bottom', 'left', 'right']}
      visibleToasts={3}
      gap={5}
      hotkey={HOTKEY}
      toastOptions={TOAST_OPTIONS}
      icons={ICONS}
      // No effect while toasts are at the top.
      style={{ marginBottom: 'var(--bottom-action)' }}
    />,
    document.body,
  )
}
