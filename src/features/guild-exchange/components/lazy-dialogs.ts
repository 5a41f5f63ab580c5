import { lazyDialog } from '@/lib/load-later'

export const ImportDialog = lazyDialog(async () => (await import('./import-dialog')).ImportDialog)
export const PriorityDialog = lazyDialog(
  async () => (await import('./priority-dialog')).PriorityDialog,
)
export const DiscordDialog = lazyDialog(
  async () => (await import('./discord-dialog')).DiscordDialog,
)
