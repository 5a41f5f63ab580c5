import { AuthError, messageOf } from '@/api/errors'
import { toast, type ToastOptions } from '@/ui/messages/toast'

/**
 * Shows that a call has failed, and why. A 401 redirects to /login, which gives the reason, and so
 * does the end of the session before the answer: then no toast is shown.
 */
export function toastFailure(message: string, error: unknown, options?: ToastOptions) {
  if (error instanceof AuthError) return
  toast.error(message, { description: messageOf(error), ...options })
}
