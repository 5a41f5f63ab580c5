import { lazyDialog } from '@/lib/lazy-component'

export const ItemSheet = lazyDialog(async () => (await import('./item-sheet')).ItemSheet)
