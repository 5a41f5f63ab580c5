import { lazyDialog } from '@/lib/load-later'

export const ItemSheet = lazyDialog(async () => (await import('./item-sheet')).ItemSheet)
export const LockDialog = lazyDialog(async () => (await import('./lock-dialog')).LockDialog)
