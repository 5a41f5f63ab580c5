import { send } from '@/api/client'
import { deleteAccount } from '@/contract/account'
import { endSession } from '@/features/session/end-session'
import { clearStorage } from '@/lib/storage/browser-storage'
import { downloadFile } from '@/lib/download'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { exportUserData } from './account.api'

/** Downloads everything that the backend holds on the user as one JSON file (docs/privacy.md). */
export function useExportUserData() {
  return useMutation({
    mutationFn: exportUserData,
    onSuccess: (data) => {
      const exportedAt = new Date().toISOString()
      const file = { format: 'guildr-user-data', version: 1, exportedAt, ...data }
      const [day] = exportedAt.split('T')
      downloadFile(
        `guildr-data-${day}.json`,
        `${JSON.stringify(file, null, 2)}\n`,
        'application/json',
      )
      toast.success('Exported your data')
    },
    meta: { failure: 'Could not export your data' },
  })
}

/**
 * Deletes the account and everything that this browser has stored for it, and shows /login.
 * Removing the token signs out the other tabs. The dialog shows failures.
 */
export function useDeleteAccount() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (battleNetTag: string) => send(deleteAccount, { body: { battleNetTag } }),
    onSuccess: async () => {
      await endSession(queryClient, () =>
        router.navigate({ to: '/login', search: { reason: 'deleted' }, ignoreBlocker: true }),
      )
      clearStorage(() => window.localStorage, STORAGE_PREFIX)
      clearStorage(() => window.sessionStorage, STORAGE_PREFIX)
    },
  })
}

/** The prefix of all keys of the app in the browser's storage. */
const STORAGE_PREFIX = 'guildr_'
