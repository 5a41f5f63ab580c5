import { messageOf } from '@/api/errors'
import { env } from '@/lib/env'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import { RowsSkeleton } from '@/ui/page-skeleton'
import { Sheet } from '@/ui/sheet'
import { useState } from 'react'
import { useRaidImport, useRaidDryRun } from '../admin-catalog.mutations'
import { countOutcomes, parseRaidFile, type ParsedRaidFile } from '../raid-file'
import { FileDropZone } from './file-drop-zone'
import { RaidDryRun } from './raid-dry-run'

/** More than that nobody reads; mending these mends most of the rest. */
const PROBLEMS_SHOWN = 20

/** Takes a raid file in: choose it, see what it would do, do it. */
export function RaidImport({ onClose }: { onClose: () => void }) {
  const [parsed, setParsed] = useState<ParsedRaidFile | null>(null)
  const rehearsal = useRaidDryRun()
  const importing = useRaidImport()
  const file = parsed && 'file' in parsed ? parsed.file : null
  const counts = rehearsal.data && countOutcomes(rehearsal.data)
  const isWorthIt = counts && counts.invalid === 0 && counts.new + counts.changed > 0

  async function read(chosen: File) {
    const next = parseRaidFile(await chosen.text())
    setParsed(next)
    importing.reset()
    rehearsal.reset()
    if ('file' in next) rehearsal.mutate(next.file)
  }

  return (
    <Sheet
      open
      onOpenChange={onClose}
      isDismissible={!importing.isPending}
      size="wide"
      title="Import a raid"
      description="A file with an instance, its bosses and its items. What it does not mention stays as it is."
      footer={
        <>
          <Button variant="outline" disabled={importing.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!file || !isWorthIt}
            isLoading={importing.isPending}
            loadingText="Importing..."
            onClick={() => file && importing.mutate(file, { onSuccess: onClose })}
          >
            Import
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <FileDropZone
          label="Choose a raid file"
          accept=".json,application/json"
          isDisabled={importing.isPending}
          onFile={(chosen) => void read(chosen)}
        />
        <p className="text-sm text-muted">
          Export of an instance makes such a file. Its fields are described in{' '}
          <a
            href={`${env.apiUrl}/openapi.json`}
            target="_blank"
            rel="noopener noreferrer"
            className="text-text underline underline-offset-4"
          >
            the documentation of the API
          </a>
          .
        </p>
        {parsed && 'problems' in parsed && <Problems problems={parsed.problems} />}
        {rehearsal.isPending && (
          <div role="status" aria-label="Reading the file">
            <RowsSkeleton count={4} />
          </div>
        )}
        {[rehearsal.error, importing.error].map(
          (error) =>
            error && (
              <InlineMessage key={error.message} tone="error" role="alert">
                {messageOf(error)}
              </InlineMessage>
            ),
        )}
        {file && rehearsal.data && <RaidDryRun name={file.instance.name} rows={rehearsal.data} />}
      </div>
    </Sheet>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  const rest = problems.length - PROBLEMS_SHOWN
  return (
    <InlineMessage tone="error" role="alert">
      <p>Nothing was imported.</p>
      <ul className="mt-1 list-disc pl-4">
        {problems.slice(0, PROBLEMS_SHOWN).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1">And {rest} more.</p>}
    </InlineMessage>
  )
}
