import { lazyDialog } from '@/lib/lazy-component'

/*
 * The kit's dialogs for pages, whose first look does without them. Within a dialog of a feature that
 * comes late as a whole, use the dialogs themselves.
 */

export const Modal = lazyDialog(async () => (await import('./modal')).Modal)
export const Sheet = lazyDialog(async () => (await import('./sheet')).Sheet)
export const ConfirmDialog = lazyDialog(
  async () => (await import('./confirm-dialog')).ConfirmDialog,
)
