import { createLazyHook, lazyComponent, lazyDialog } from '@/lib/load-later'

/* Lazy-loaded, because rows can be entered without them. */

export const AddBossesDialog = lazyDialog(
  async () => (await import('./batch/add-bosses-dialog')).AddBossesDialog,
)
export const InstanceForm = lazyComponent(
  async () => (await import('@/features/admin-catalog/components/instance-form')).InstanceForm,
)
export const SubmitDialog = lazyDialog(
  async () => (await import('./batch/submit-dialog')).SubmitDialog,
)
export const CompareDialog = lazyDialog(
  async () => (await import('./batch/compare-dialog')).CompareDialog,
)
export const ColumnMapping = lazyComponent(
  async () => (await import('./paste/column-mapping')).ColumnMapping,
)
export const FindBar = lazyComponent(async () => (await import('./head/find-bar')).FindBar)
export const GridToolbar = lazyComponent(
  async () => (await import('./head/grid-toolbar')).GridToolbar,
)
export const RowMessages = lazyComponent(
  async () => (await import('./head/row-messages')).RowMessages,
)
export const useCellHelp = createLazyHook(async () => (await import('./grid/cell-help')).CellHelp)
export const BatchBanner = lazyComponent(
  async () => (await import('./batch/batch-banner')).BatchBanner,
)
export const DraftSection = lazyComponent(
  async () => (await import('./batch/draft-section')).DraftSection,
)
export const BatchSection = lazyComponent(
  async () => (await import('./batch/batch-section')).BatchSection,
)
