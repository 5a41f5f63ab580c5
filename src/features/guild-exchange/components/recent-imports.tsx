import type { GuildId } from '@/contract/ids'
import { messageOf } from '@/api/errors'
import { AWARD_IMPORT_UNDO_DAYS, type AwardImport } from '@/contract/guilds/guild-import'
import { useFeature } from '@/features/session/use-feature'
import { formatDateTime, joinFacts, plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { ErrorMessage } from '@/ui/messages/inline-message'
import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUndoImport } from '../guild-exchange.mutations'
import { awardImportsQuery } from '../guild-exchange.queries'

/**
 * The imports that can be undone. Renders nothing without any, or if the backend does not know
 * them.
 */
export function RecentImports({ guildId }: { guildId: GuildId }) {
  const hasImports = useFeature('award-imports')
  const query = useQuery({ ...awardImportsQuery(guildId), enabled: hasImports })
  const imports = query.data ?? []
  const [undoing, setUndoing] = useState<AwardImport | null>(null)
  const undo = useUndoImport(guildId)
  if (query.error) return <ErrorMessage>{messageOf(query.error)}</ErrorMessage>
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="recent-imports" className="flex flex-col gap-2">
      <h3
        id="recent-imports"
        className="font-semibold"
      >{`Imports of the last ${AWARD_IMPORT_UNDO_DAYS} days`}</h3>
      <ul className="rounded-lg border border-line bg-panel">
        {imports.map((one) => (
          <li
            key={one.id}
            className="flex items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-3 last:border-b-0"
          >
            <span className="min-w-0">
              <span className="block">{plural(one.awardCount, 'award')}</span>
              <span className="block text-sm text-muted">
                {joinFacts([
                  formatDateTime(one.importedAt),
                  one.importedBy && `by ${one.importedBy}`,
                ])}
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              className="shrink-0"
              disabled={undo.isPending}
              onClick={() => setUndoing(one)}
            >
              Undo import
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={undoing !== null}
        onOpenChange={() => setUndoing(null)}
        title="Undo this import?"
        description={
          undoing &&
          `Of the ${plural(undoing.awardCount, 'award')} of the import, those that it has added are removed, and those that it has replaced or completed become what they were. All others stay.`
        }
        confirmLabel="Undo import"
        onConfirm={() => {
          if (undoing) undo.mutate(undoing.id)
          setUndoing(null)
        }}
      />
    </section>
  )
}
