import { messageOf, ValidationError } from '@/api/errors'
import { env } from '@/lib/env'
import { Button } from '@/ui/button'
import { ErrorMessage } from '@/ui/messages/inline-message'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { Sheet } from '@/ui/overlays/sheet'
import { useRef, useState } from 'react'
import { useRaidImport, useRaidDryRun } from '../admin-catalog.mutations'
import { ImportButtons, NewRaidQuestion } from './import-buttons'
import { countOutcomes, isNewRaid } from './raid-file'
import { describeRejection } from './raid-file-words'
import { readRaidFile } from './read-raid-file'
import { FileDropZone } from '@/ui/fields/file-drop-zone'
import { LeftOutParts } from './left-out-parts'
import { DryRunSummary, RaidDryRun } from './raid-dry-run'

/** The others are only counted, because one mistake can cause many. */
const PROBLEMS_SHOWN = 20

/** The sheet that imports a raid file, after a dry run has shown what would change. */
export function RaidImport({ onClose }: { onClose: () => void }) {
  const [parsed, setParsed] = useState<Awaited<ReturnType<typeof readRaidFile>> | null>(null)
  const lastChosen = useRef<File>(null)
  const dryRun = useRaidDryRun()
  const importing = useRaidImport()
  const read = parsed && 'file' in parsed ? parsed : null
  const file = read?.file
  // An import starts only after a dry run has succeeded, so at most one of the two has failed.
  const error = dryRun.error ?? importing.error
  const rejections =
    read && error instanceof ValidationError ? describeRejection(read, error.fields) : []
  const counts = dryRun.data && countOutcomes(dryRun.data)
  const isNew = isNewRaid(dryRun.data ?? [])
  const canImport = counts && counts.invalid === 0 && counts.new + counts.changed > 0

  async function readFile(chosen: File) {
    lastChosen.current = chosen
    const next = await readRaidFile(chosen)
    // A small file can be read before a large one that was chosen earlier.
    if (lastChosen.current !== chosen) return
    setParsed(next)
    importing.reset()
    dryRun.reset()
    if ('file' in next) dryRun.mutate(next.file)
  }

  return (
    <Sheet
      open
      onOpenChange={onClose}
      isDismissible={!importing.isPending}
      size="wide"
      title="Import a raid file"
      description="A raid file holds an instance, its bosses and its loot items. Fields that the file leaves out stay unchanged."
      footer={
        <>
          <Button variant="outline" disabled={importing.isPending} onClick={onClose}>
            Cancel
          </Button>
          <ImportButtons
            isNew={isNew}
            isDisabled={!file || !canImport}
            isPending={importing.isPending}
            onImport={(isActive) => {
              if (file && counts)
                importing.mutate({ file, counts, isActive }, { onSuccess: onClose })
            }}
          />
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <FileDropZone
          label="Choose a raid file"
          accept=".json,application/json"
          isDisabled={importing.isPending}
          onFile={(chosen) => void readFile(chosen)}
        />
        <p className="text-sm text-muted">
          To create one, choose Export in the menu of an instance. Its fields are described in{' '}
          <a
            href={`${env.apiUrl}/openapi.json`}
            target="_blank"
            rel="noopener noreferrer"
            className="text-text underline underline-offset-4"
          >
            the API documentation
          </a>
          .
        </p>
        {parsed?.encoding && parsed.encoding !== 'UTF-8' && (
          <p className="text-sm text-muted">{`The file is in ${parsed.encoding}.`}</p>
        )}
        {parsed && 'problems' in parsed && <Problems problems={parsed.problems} />}
        {/* Always there, because screen readers announce changes of a known region only. */}
        <div role="status" className={dryRun.isPending || dryRun.data ? undefined : 'sr-only'}>
          {dryRun.isPending && (
            <>
              <span className="sr-only">Checking the file</span>
              <RowsSkeleton count={4} />
            </>
          )}
          {read && counts && <DryRunSummary name={read.file.instance.name} counts={counts} />}
        </div>
        {error && rejections.length === 0 && <ErrorMessage>{messageOf(error)}</ErrorMessage>}
        {rejections.length > 0 && <Problems problems={rejections} />}
        {file && isNew && canImport && <NewRaidQuestion name={file.instance.name} />}
        {read && dryRun.data && (
          <LeftOutParts file={read.file} unknown={read.unknown} rows={dryRun.data} />
        )}
        {read && dryRun.data && <RaidDryRun read={read} rows={dryRun.data} />}
      </div>
    </Sheet>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  const rest = problems.length - PROBLEMS_SHOWN
  return (
    <ErrorMessage>
      <p>The file cannot be imported.</p>
      <ul className="mt-1 list-disc pl-4">
        {problems.slice(0, PROBLEMS_SHOWN).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1">{`And ${rest} more.`}</p>}
    </ErrorMessage>
  )
}
