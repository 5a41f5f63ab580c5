import { lazyDialog } from '@/lib/load-later'

/** Lazy-loaded, so that the profile page renders without waiting for the form library. */
export const DeleteAccountDialog = lazyDialog(
  async () => (await import('./delete-account-dialog')).DeleteAccountDialog,
)
