import { lazyDialog } from '@/lib/load-later'

/** Lazy-loaded with the parser of the text: few visits import one. */
export const ImportGearDialog = lazyDialog(
  async () => (await import('./import-gear-dialog')).ImportGearDialog,
)
