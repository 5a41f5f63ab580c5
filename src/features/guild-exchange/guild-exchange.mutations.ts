import type { GuildId, ImportId } from '@/contract/ids'
import { send } from '@/api/client'
import { ignoreMissing } from '@/api/ignore-missing'
import { undoAwardImport } from '@/contract/guilds/guild-import'
import { guildKey } from '@/features/guilds/guilds.queries'
import { toast } from '@/ui/messages/toast'
import { useMutation } from '@tanstack/react-query'

/** Undoes an import. One that does not exist any more is undone. */
export function useUndoImport(guildId: GuildId) {
  return useMutation({
    mutationFn: (importId: ImportId) =>
      ignoreMissing(send(undoAwardImport, { params: { guildId, importId } })),
    onSuccess: () => toast.success('Import undone'),
    meta: { failure: 'Could not undo the import', refresh: guildKey(guildId) },
  })
}
