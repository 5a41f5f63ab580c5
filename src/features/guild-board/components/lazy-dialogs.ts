import { lazyDialog } from '@/lib/lazy-component'

export const ItemSheet = lazyDialog(async () => (await import('./item-sheet')).ItemSheet)
export const LockDialog = lazyDialog(async () => (await import('./lock-dialog')).LockDialog)
