import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { toast as sonner, Toaster as SonnerToaster, type ExternalToast } from 'sonner'

import { Spinner } from './spinner'

/** How long each kind stays, in milliseconds (spec section 9). */
const TOAST_DURATION = {
  success: 4000,
  error: 6000,
  errorHigh: 8000,
  warning: 4500,
  info: 4000,
} as const

export interface ToastOptions {
  /** A second toast of the same id replaces the first. */
  id?: string | number
  description?: string
  action?: { label: string; onClick: () => void }
}

interface ErrorToastOptions extends ToastOptions {
  /** High stays longer: something was lost, or the person has to act. */
  severity?: 'normal' | 'high'
}

type ToastId = string | number

function show(kind: 'success' | 'error' | 'warning' | 'info', duration: number) {
  return (message: string, options?: ToastOptions): ToastId =>
    sonner[kind](message, { ...toSonner(options), duration })
}

function toSonner({ id, description, action }: ToastOptions = {}): ExternalToast {
  return { description, action, ...(id !== undefined && { id }) }
}

/**
 * Tells what has just happened and goes away by itself. What must be answered is a ConfirmDialog;
 * what is wrong with a field is said under the field.
 *
 * @example toast.success('Removed Voracious Heart', { action: { label: 'Undo', onClick: undo } })
 */
export const toast = {
  success: show('success', TOAST_DURATION.success),
  error: (message: string, { severity = 'normal', ...options }: ErrorToastOptions = {}): ToastId =>
    show('error', severity === 'high' ? TOAST_DURATION.errorHigh : TOAST_DURATION.error)(
      message,
      options,
    ),
  warning: show('warning', TOAST_DURATION.warning),
  info: show('info', TOAST_DURATION.info),
  /** Stays until dismissed, or replaced by a toast of the same id (spec section 4). */
  loading: (message: string, options?: ToastOptions): ToastId =>
    sonner.loading(message, { ...toSonner(options), duration: Infinity }),
  /** Takes one toast away, or all. */
  dismiss: (id?: ToastId): void => {
    sonner.dismiss(id)
  },
}

const ICONS = {
  success: <CircleCheck aria-hidden className="size-5" />,
  error: <CircleAlert aria-hidden className="size-5" />,
  warning: <TriangleAlert aria-hidden className="size-5" />,
  info: <Info aria-hidden className="size-5" />,
  loading: <Spinner size="sm" className="m-0.5" />,
}

/**
 * The place where toasts show; once in the app, outside of everything that can fail.
 *
 * Width 356 px, swipe threshold 45 px and removal delay 200 ms (spec section 9) are Sonner's own
 * constants and cannot be set. Its colours and type are in styles.css (`[data-sonner-toast]`).
 */
export function Toaster() {
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
