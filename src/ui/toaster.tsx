import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { toast, Toaster as SonnerToaster } from 'sonner'

import { Spinner } from './spinner'
import { connectToasts } from './toast'

const ICONS = {
  success: <CircleCheck aria-hidden className="size-5" />,
  error: <CircleAlert aria-hidden className="size-5" />,
  warning: <TriangleAlert aria-hidden className="size-5" />,
  info: <Info aria-hidden className="size-5" />,
  loading: <Spinner size="sm" className="m-0.5" />,
}

/**
 * The place where toasts show; once in the app, beside its pages: one that fails leaves it.
 *
 * Width 356 px, swipe threshold 45 px and removal delay 200 ms (spec section 9) are Sonner's own
 * constants and cannot be set. Its colours and type are in styles.css (`[data-sonner-toast]`).
 */
export function Toaster() {
  // Effects of children come first: Sonner listens by now, and forgets what was said before.
  useEffect(() => connectToasts(toast), [])
  return (
    <SonnerToaster
      theme="dark"
      position="top-right"
      visibleToasts={3}
      gap={5}
      hotkey={['altKey', 'KeyT']}
      icons={ICONS}
    />
  )
}
