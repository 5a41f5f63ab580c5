import { restComponent, lazyDialog } from '@/lib/lazy-component'

/* Lazy-loaded, because rows can be entered without them. */

export const AddBossesDialog = lazyDialog(
  async () => (await import('./add-bosses-dialog')).AddBossesDialog,
)
export const DiscardDialog = lazyDialog(
  async () => (await import('./discard-dialog')).DiscardDialog,
)
export const SubmitDialog = lazyDialog(async () => (await import('./submit-dialog')).SubmitDialog)
export const ColumnMapping = restComponent(
  async () => (await import('./column-mapping')).ColumnMapping,
)
