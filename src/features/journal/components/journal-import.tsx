import { messageOf, ValidationError } from '@/api/errors'
import type { JournalRaidEntry } from '@/contract/admin/admin-journal'
import { useRaidImport } from '@/features/admin-catalog/admin-catalog.mutations'
import { ImportBanner } from '@/features/admin-catalog/raid-file/import-banner'
import { ImportButtons, NewRaidQuestion } from '@/features/admin-catalog/raid-file/import-buttons'
import { describeCounts } from '@/features/admin-catalog/raid-file/raid-file'
import { describeRejection } from '@/features/admin-catalog/raid-file/raid-file-words'
import { Button } from '@/ui/button'
import { ErrorMessage, InlineMessage } from '@/ui/messages/inline-message'
import { Sheet } from '@/ui/overlays/sheet'
import { UnsavedChanges } from '@/ui/form/unsaved-changes'
import { UnsavedChangesDialog } from '@/ui/form/unsaved-changes-dialog'
import { useDiscardQuestion } from '@/ui/form/use-unsaved-changes-question'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toDraft, type DraftRow } from '../journal-draft'
import { journalCatalogQuery } from '../journal.queries'
import { unreadEntries, type Reading } from '../read-journal'
import { useCheckedRows } from '../use-checked-rows'
import { useCorrections } from '../use-corrections'
import { useReading } from '../use-reading'
import { DraftPreview } from './draft-preview'
import { RaidChoice } from './raid-choice'
import { ReadingProgress, UnreadList } from './reading-status'

const NO_ROWS: readonly DraftRow[] = []
const NO_RAID = { id: 0, name: '' }

/**
 * The sheet that imports a raid from the game's journal: choose the raid, wait until it is read,
 * check and correct what would change, import.
 */
export function JournalImport({ onClose }: { onClose: () => void }) {
  const [raid, setRaid] = useState<JournalRaidEntry | null>(null)
  const [ask, question] = useDiscardQuestion()
  const journal = useReading()
  const { corrections, isCorrected, correct, include, restore, finish, reset } = useCorrections(
    raid?.id ?? null,
  )
  const importing = useRaidImport()
  const { reading } = journal
  const catalog = useQuery({ ...journalCatalogQuery(raid ?? NO_RAID), enabled: raid !== null })
  const isReady = reading !== null && catalog.data !== undefined && !journal.isActive
  const rows = useMemo(
    () => (isReady ? toDraft(reading, catalog.data, corrections) : NO_ROWS),
    [isReady, reading, catalog.data, corrections],
  )
  const checked = useCheckedRows(rows, isReady)
  const { counts, isCurrent, isNew, file } = checked
  const canImport =
    isReady && isCurrent && counts && counts.invalid === 0 && counts.new + counts.changed > 0

  const isDone = (importing.isPending || importing.isSuccess) && !canImport

  function choose(next: JournalRaidEntry) {
    setRaid(next)
    restore(next.id)
    journal.start(next)
  }

  /** Leaves the raid, after a question if rows were corrected. */
  const leave = (action: () => void) => (isCorrected ? ask(action) : action())

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
          <Button variant="outline" disabled={importing.isPending} onClick={() => leave(onClose)}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          {!isDone && (
            <ImportButtons
              isNew={isNew}
              isEmpty={reading !== null && hasNoBosses(reading)}
              isDisabled={!canImport}
              isPending={importing.isPending}
              onImport={(isActive) =>
                counts && importing.mutate({ file, counts, isActive }, { onSuccess: finish })
              }
            />
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p role="status" className="sr-only">
          {isReady && isCurrent && !isDone && describeReading(reading, checked)}
        </p>
        <ImportBanner />
        {importing.error && <ImportError error={importing.error} file={importing.variables.file} />}
        {!raid && <RaidChoice onChoose={choose} />}
        {raid && !journal.isActive && (
          <Button
            size="sm"
            variant="outline"
            className="self-start"
            disabled={importing.isPending}
            onClick={() => leave(chooseAnother)}
          >
            Choose another raid
          </Button>
        )}
        {raid && <ReadingState raid={raid} journal={journal} catalog={catalog} />}
        {isReady && isNew && canImport && <NewRaidQuestion name={reading.raid.name} />}
        {isReady && (
          <DraftPreview
            name={reading.raid.name}
            checked={checked}
            isImported={isDone}
            onInclude={include}
            onCorrect={correct}
          />
        )}
      </div>
      <UnsavedChanges isChanged={isCorrected} />
      <UnsavedChangesDialog {...question} />
    </Sheet>
  )
}

function hasNoBosses({ raid }: Reading): boolean {
  return raid.encounters.length === 0
}

/** What was read and what an import would do, for screen readers: one sentence with all numbers. */
function describeReading(reading: Reading, { counts, rows }: ReturnType<typeof useCheckedRows>) {
  const leftOut = rows.filter(({ row }) => row.gap !== null && !row.isIncluded).length
  const unread = unreadEntries(reading).length
  const parts = [
    counts && describeCounts(counts),
    leftOut > 0 && `${leftOut} left out`,
    unread > 0 && `${unread} not read from Battle.net`,
    hasNoBosses(reading) && 'the journal lists no bosses yet',
  ]
  return `${reading.raid.name}: ${parts.filter(Boolean).join(', ')}.`
}

interface ReadingStateProps {
  raid: JournalRaidEntry
  journal: ReturnType<typeof useReading>
  catalog: Pick<UseQueryResult, 'error' | 'refetch'>
}

/** The progress of the reading, or what could not be read. */
function ReadingState({ raid, journal, catalog }: ReadingStateProps) {
  const { reading, isActive, error, start, stop, resume } = journal
  return (
    <>
      {isActive && <ReadingProgress name={raid.name} reading={reading} onStop={stop} />}
      {error !== null && (
        <ErrorMessage onRetry={() => (reading ? resume() : start(raid))}>
          {messageOf(error)}
        </ErrorMessage>
      )}
      {reading && !isActive && hasNoBosses(reading) && (
        <InlineMessage tone="warning">{`The journal lists no bosses of ${raid.name} yet.`}</InlineMessage>
      )}
      {reading && !isActive && <UnreadList entries={unreadEntries(reading)} onRetry={resume} />}
      {catalog.error && (
        <ErrorMessage onRetry={() => void catalog.refetch()}>
          {messageOf(catalog.error)}
        </ErrorMessage>
      )}
    </>
  )
}

interface ImportErrorProps {
  error: Error
  /** The file that was imported. */
  file: ReturnType<typeof useCheckedRows>['file']
}

/** The rejected entries of the import, or why it failed as a whole. */
function ImportError({ error, file }: ImportErrorProps) {
  const rejections =
    error instanceof ValidationError
      ? describeRejection({ file, lines: new Map() }, error.fields)
      : []
  return (
    <ErrorMessage>
      {rejections.length === 0 && <span>{messageOf(error)}</span>}
      {rejections.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ErrorMessage>
  )
}
