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

export interface ToastOptions {
  /** A toast replaces an earlier one with the same id. */
  id?: string | number
  description?: string | null
  /** The toast stays until this button is pressed, or the toast is dismissed. */
  action?: { label: string; onClick: () => void }
  /** Like an action "Undo" that Ctrl+Z runs too. */
  undo?: () => void
  /** The label of the button that dismisses a toast with an action; by default a cross. */
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
/** What the shown toasts can undo, the latest last. */
const undos = new Map<ToastId, () => void>()
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
    const { description, undo, dismissLabel } = toastOptions
    lastId += 1
    const id = toastOptions.id ?? `toast-${lastId}`
    const action = undo ? { label: 'Undo', onClick: undo } : toastOptions.action
    undos.delete(id)
    if (undo) undos.set(id, undo)
    const options = {
      id,
      description,
      action:
        action &&
        button(action.label, () => {
          undos.delete(id)
          action.onClick()
        }),
      duration: action ? Infinity : duration,
      cancel: dismissLabel && button(dismissLabel),
      closeButton: action && !dismissLabel,
      // Whoever dismisses the latest one needs none below it either.
      onDismiss: ({ delete: isByApp }: { delete?: boolean }) => {
        if (undo && !isByApp) for (const other of undos.keys()) toast.dismiss(other)
      },
    }
    whenConnected((sonner) => sonner[kind](message, options satisfies ExternalToast))
    return id
  }
}

function button(label: string, onClick?: () => void): Action {
  return {
    label,
    onClick: (press) => {
      ignoreSecondPress(press)
      onClick?.()
    },
  }
}

/**
 * Undoes what the latest toast offers to undo, and dismisses it.
 *
 * @returns false if no toast offers it
 */
export function undoLatest(): boolean {
  const latest = [...undos].at(-1)
  if (!latest) return false
  const [id, undo] = latest
  toast.dismiss(id)
  undo()
  return true
}

/**
 * Shows a message about an event that disappears after a few seconds. Use a ConfirmDialog for a
 * question, and the field's `error` for a validation error.
 *
 * @example toast.success('Removed Voracious Heart', { undo })
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
    if (id === undefined) undos.clear()
    else undos.delete(id)
    whenConnected((sonner) => sonner.dismiss(id))
  },
}
