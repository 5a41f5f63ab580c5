import { lazyDialog } from '@/lib/load-later'

/** Lazy-loaded: few visits import a report. */
export const ImportSimDialog = lazyDialog(
  async () => (await import('./import-sim-dialog')).ImportSimDialog,
)
