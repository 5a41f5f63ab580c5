import { messageOf, ValidationError } from '@/api/errors'
import type { JournalRaidEntry } from '@/contract/admin-journal'
import { useRaidImport } from '@/features/admin-catalog/admin-catalog.mutations'
import { ImportBanner } from '@/features/admin-catalog/components/import-banner'
import { describeRejection } from '@/features/admin-catalog/raid-file-words'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import { Sheet } from '@/ui/sheet'
import { UnsavedChanges } from '@/ui/form/unsaved-changes'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toDraft, type DraftRow } from '../journal-draft'
import { journalCatalogQuery } from '../journal.queries'
import { unreadEntries } from '../read-journal'
import { useCheckedRows } from '../use-checked-rows'
import { useCorrections } from '../use-corrections'
import { useReading } from '../use-reading'
import { DraftPreview } from './draft-preview'
import { RaidChoice } from './raid-choice'
import { ReadingError, ReadingProgress, UnreadList } from './reading-status'

const NO_ROWS: readonly DraftRow[] = []

/**
 * The sheet that imports a raid from the game's journal: choose the raid, wait until it is read, check and
 * correct what would change, import.
 */
export function JournalImport({ onClose }: { onClose: () => void }) {
  const [raid, setRaid] = useState<JournalRaidEntry | null>(null)
  const journal = useReading()
  const { corrections, isCorrected, correct, include, reset } = useCorrections()
  const importing = useRaidImport()
  const { reading } = journal
  const catalog = useQuery({
    ...journalCatalogQuery(raid ?? { id: 0, name: '' }),
    enabled: raid !== null,
  })
  const isReady = reading !== null && catalog.data !== undefined && !journal.isActive
  const rows = useMemo(
    () => (isReady ? toDraft(reading, catalog.data, corrections) : NO_ROWS),
    [isReady, reading, catalog.data, corrections],
  )
  const checked = useCheckedRows(rows, isReady)
  const { counts, isCurrent, file } = checked
  const canImport =
    isReady && isCurrent && counts && counts.invalid === 0 && counts.new + counts.changed > 0
  const rejections =
    importing.error instanceof ValidationError
      ? describeRejection({ file, lines: new Map() }, importing.error.fields)
      : []

  function choose(next: JournalRaidEntry) {
    setRaid(next)
    journal.start(next.id)
  }

  function chooseAnother() {
    setRaid(null)
    journal.reset()
    importing.reset()
    reset()
  }

  return (
    <Sheet
      open
      onOpenChange={onClose}
      isDismissible={!importing.isPending}
      size="wide"
      title="Import from the journal"
      description="Reads a raid with its bosses and items from the game's own journal. Nothing is changed before you import it."
      footer={
        <>
          <Button variant="outline" disabled={importing.isPending} onClick={onClose}>
            {importing.isSuccess && !canImport ? 'Close' : 'Cancel'}
          </Button>
          <Button
            disabled={!canImport}
            isLoading={importing.isPending}
            loadingText="Importing..."
            onClick={() => importing.mutate(file, { onSuccess: reset })}
          >
            Import
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <ImportBanner />
        {importing.error && (
          <InlineMessage tone="error" role="alert">
            {rejections.length === 0 && messageOf(importing.error)}
            {rejections.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </InlineMessage>
        )}
        {!raid && <RaidChoice onChoose={choose} />}
        {raid && !journal.isActive && (
          <Button
            size="sm"
            variant="outline"
            className="self-start"
            disabled={importing.isPending}
            onClick={chooseAnother}
          >
            Choose another raid
          </Button>
        )}
        {raid && journal.isActive && (
          <ReadingProgress name={raid.name} reading={reading} onStop={journal.stop} />
        )}
        {raid && journal.error !== null && (
          <ReadingError
            error={journal.error}
            onRetry={() => (reading ? journal.resume() : journal.start(raid.id))}
          />
        )}
        {reading && !journal.isActive && (
          <UnreadList entries={unreadEntries(reading)} onRetry={journal.resume} />
        )}
        {catalog.error && (
          <ReadingError error={catalog.error} onRetry={() => void catalog.refetch()} />
        )}
        {isReady && (
          <DraftPreview
            name={reading.raid.name}
            checked={checked}
            onInclude={include}
            onCorrect={correct}
          />
        )}
      </div>
      <UnsavedChanges isChanged={isCorrected} />
    </Sheet>
  )
}
