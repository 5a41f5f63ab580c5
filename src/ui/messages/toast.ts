import { ignoreSecondPress } from '@/lib/ignore-second-press'
import { createRef, type RefObject } from 'react'
import type { Action, ExternalToast, toast as Sonner } from 'sonner'

/** Display time of each type, in milliseconds (docs/specification.md, section 9). */
const TOAST_DURATION = {
  success: 4000,
  error: 6000,
  errorHigh: 8000,
  warning: 4500,
  info: 4000,
} as const

/**
 * Minimum display time of toasts with an action (docs/specification.md, section 10), in
 * milliseconds.
 */
const ACTION_DURATION = 8000

export interface ToastOptions {
  /** A toast replaces an earlier one with the same id. */
  id?: string | number
  description?: string
  action?: { label: string; onClick: () => void }
  /** The toast stays until a button with this label, or the action, is pressed. */
  dismissLabel?: string
}

interface ErrorToastOptions extends ToastOptions {
  /** Use high if data was lost or the user has to act. Such toasts are shown longer. */
  severity?: 'normal' | 'high'
}

/**
 * The element that contains all toasts; null until the Toaster is mounted. Kept in this file, which
 * every page loads, so that the Toaster does not share a file with dialogs, which /login would load
 * too.
 */
export const toastRegion: RefObject<HTMLElement | null> = createRef()

type ToastId = string | number
type ToastLibrary = typeof Sonner

let library: ToastLibrary | null = null
let lastId = 0
/** Calls made before the toast library was connected. */
const queued: ((sonner: ToastLibrary) => void)[] = []
let onQueued: (() => void) | undefined

/** Whether toasts wait for the toast library. */
export const hasQueuedToasts = (): boolean => queued.length > 0

/**
 * Calls the listener when a toast has to wait for the toast library. There is one listener, the
 * LazyToaster.
 *
 * @returns a function that removes the listener
 */
export function onToastQueued(listener: () => void): () => void {
  onQueued = listener
  return () => {
    onQueued = undefined
  }
}

/**
 * Connects the toast library, which is lazy-loaded with the Toaster, and shows the queued toasts.
 *
 * @returns a function that disconnects it
 */
export function connectToasts(sonner: ToastLibrary): () => void {
  library = sonner
  for (const call of queued.splice(0)) call(sonner)
  return () => {
    library = null
  }
}

function whenConnected(call: (sonner: ToastLibrary) => void) {
  if (library) call(library)
  else {
    queued.push(call)
    onQueued?.()
  }
}

function show(kind: 'success' | 'error' | 'warning' | 'info' | 'loading', duration: number) {
  return (message: string, toastOptions: ToastOptions = {}): ToastId => {
    const { id, description, action, dismissLabel } = toastOptions
    lastId += 1
    const shortest = action ? Math.max(duration, ACTION_DURATION) : duration
    const options = {
      id: id ?? `toast-${lastId}`,
      description,
      action: action && button(action.label, action.onClick),
      duration: dismissLabel ? Infinity : shortest,
      cancel: dismissLabel && button(dismissLabel),
    }
    whenConnected((sonner) => sonner[kind](message, options satisfies ExternalToast))
    return options.id
  }
}

/**
 * The button loses the focus before its toast is removed: Sonner then returns the focus to the
 * element that had it before, which it does not do on the removal of one toast of several.
 */
function button(label: string, onClick?: () => void): Action {
  return {
    label,
    onClick: (press) => {
      ignoreSecondPress(press)
      press.currentTarget.blur()
      onClick?.()
    },
  }
}

/**
 * Shows a message about an event that disappears after a few seconds. Use a ConfirmDialog for a
 * question, and the field's `error` for a validation error.
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
  /**
   * Shown until dismissed or replaced by a toast with the same id (docs/specification.md, section
   * 4).
   */
  loading: show('loading', Infinity),
  /** Dismisses the toast with this id, or all toasts. */
  dismiss: (id?: ToastId): void => {
    whenConnected((sonner) => sonner.dismiss(id))
  },
}
