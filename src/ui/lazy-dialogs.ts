import { lazyDialog } from '@/lib/load-later'

/*
 * Lazy-loaded versions of the dialogs, for use in pages: a page does not need them for its first
 * render. Code that is lazy-loaded itself, such as a feature's dialog, imports the originals.
 */

export const Modal = lazyDialog(async () => (await import('./overlays/modal')).Modal)
export const Sheet = lazyDialog(async () => (await import('./overlays/sheet')).Sheet)
export const ConfirmDialog = lazyDialog(
  async () => (await import('./overlays/confirm-dialog')).ConfirmDialog,
)
