import { lazyComponent } from '@/lib/load-later'

/** Who else wants an item. */
export const LazyDemand = lazyComponent(async () => (await import('./item-demand')).ItemDemand)
