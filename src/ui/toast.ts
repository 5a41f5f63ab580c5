import type { ExternalToast, toast as Sonner } from 'sonner'

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
type ToastLibrary = typeof Sonner

let library: ToastLibrary | null = null
let lastId = 0
/** What was to be told before there was a place to tell it. */
const waiting: ((sonner: ToastLibrary) => void)[] = []

/**
 * Sends toasts, also those that wait, to the place that shows them. The library comes with that
 * place: a page is there before it has anything to tell. Returns how to stop.
 */
export function connectToasts(sonner: ToastLibrary): () => void {
  library = sonner
  for (const tell of waiting.splice(0)) tell(sonner)
  return () => {
    library = null
  }
}

function whenConnected(tell: (sonner: ToastLibrary) => void) {
  if (library) tell(library)
  else waiting.push(tell)
}

function show(kind: 'success' | 'error' | 'warning' | 'info' | 'loading', duration: number) {
  return (message: string, { id, description, action }: ToastOptions = {}): ToastId => {
    lastId += 1
    const options = { id: id ?? `toast-${lastId}`, description, action, duration }
    whenConnected((sonner) => sonner[kind](message, options satisfies ExternalToast))
    return options.id
  }
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
  loading: show('loading', Infinity),
  /** Takes one toast away, or all. */
  dismiss: (id?: ToastId): void => {
    whenConnected((sonner) => sonner.dismiss(id))
  },
}
