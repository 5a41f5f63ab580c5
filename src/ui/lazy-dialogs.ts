import { lazyDialog } from '@/lib/lazy-component'

/*
 * Lazy-loaded versions of the dialogs, for use in pages: a page does not need them for its first
 * render. Code that is lazy-loaded itself, such as a feature's dialog, imports the originals.
 */

export const Modal = lazyDialog(async () => (await import('./modal')).Modal)
export const Sheet = lazyDialog(async () => (await import('./sheet')).Sheet)
export const ConfirmDialog = lazyDialog(
  async () => (await import('./confirm-dialog')).ConfirmDialog,
)
