import { characterQuery } from '@/features/characters/characters.queries'
import { readReportLink } from '@/game/sims/report-link'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { FileDropZone } from '@/ui/fields/file-drop-zone'
import { InlineMessage } from '@/ui/messages/inline-message'
import { Modal } from '@/ui/overlays/modal'
import { Skeleton } from '@/ui/messages/skeleton'
import { Textarea } from '@/ui/fields/textarea'
import { toast } from '@/ui/messages/toast'
import { UnsavedChanges } from '@/ui/form/unsaved-changes'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { describeUnread, isOtherCharacter } from '../preview-warnings'
import { readSource, type SimPreview } from '../read-source'
import type { ImportedSim, OnImported, SimTarget } from '../sim-target'
import { useImportSim } from '../use-import-sim'
import { SimPreviewView } from './sim-preview'

interface ImportSimDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  target: SimTarget
  /** A file that was dropped on the page, or a link that was pasted. */
  source: File | string | null
  onImported: OnImported
}

type State =
  | { step: 'choose'; refusal?: string }
  | { step: 'reading' }
  | { step: 'preview'; preview: SimPreview }

/**
 * Imports a simulation report: from a link, a file or text, then a preview of what is stored. It
 * starts with the source, if there is one; give it a new key for each opening.
 */
export function ImportSimDialog(props: ImportSimDialogProps) {
  const { open, onOpenChange, source, onImported } = props
  // The lists of wishlists name the character without its realm.
  const { data: own, refetch } = useQuery(characterQuery(props.target.character.id))
  const target = { ...props.target, character: { ...own, ...props.target.character } }
  const close = () => onOpenChange(false)
  const {
    state,
    setState,
    read: readReport,
  } = useReport(target, async () => {
    if (!own) await refetch()
  })
  const [text, setText] = useState('')
  const storing = useImportSim(target.character.id)
  const read = (next: string | File) => {
    storing.reset()
    return readReport(next)
  }
  function onTextChange(next: string) {
    setText(next)
    // A pasted link needs no further press.
    if (text === '' && readReportLink(next) !== null) void read(next)
  }
  const store = (preview: SimPreview, options: { isOrdering: boolean }) =>
    storing.mutate(preview.body, {
      onSuccess: ({ raids }) => {
        close()
        const { specialization } = preview.body
        const effect = onImported({ raids, specialization }, options)
        void tellImported(preview, raids, effect, options)
      },
    })
  useEffect(() => {
    if (source !== null) void read(source)
    // Only when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <Modal
      open={open}
      size="lg"
      onOpenChange={close}
      isDismissible={!storing.isPending}
      title={`Import simulation for ${target.character.name}`}
      footer={
        state.step === 'preview' ? (
          <PreviewButtons
            preview={state.preview}
            target={target}
            isStoring={storing.isPending}
            onBack={() => setState({ step: 'choose' })}
            onStore={(options) => store(state.preview, options)}
          />
        ) : (
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button
              disabled={text.trim() === '' || state.step === 'reading'}
              onClick={() => void read(text)}
            >
              Read report
            </Button>
          </>
        )
      }
    >
      <UnsavedChanges isChanged={text.trim() !== ''} />
      {state.step === 'reading' && (
        <div role="status" aria-label="Reading the report">
          <Skeleton className="h-48" />
        </div>
      )}
      {state.step === 'choose' && (
        <ReportChoice
          refusal={state.refusal}
          text={text}
          onTextChange={onTextChange}
          onFile={(chosen) => void read(chosen)}
        />
      )}
      {state.step === 'preview' && (
        <SimPreviewView preview={state.preview} target={target} error={storing.error} />
      )}
    </Modal>
  )
}

/**
 * The state of the dialog, and the function that reads a report.
 * @param loadCharacter resolves when the realm of the character is known, or cannot be read
 */
function useReport(target: SimTarget, loadCharacter: () => Promise<void>) {
  const [state, setState] = useState<State>({ step: 'choose' })
  /** Only the answer to the last read counts. */
  const lastRead = useRef<unknown>(null)

  async function read(source: string | File) {
    lastRead.current = source
    setState({ step: 'reading' })
    await loadCharacter()
    const result = await readSource(source, target)
    if (lastRead.current !== source) return
    // A transition, because the preview may have hundreds of rows.
    startTransition(() =>
      setState(
        'preview' in result
          ? { step: 'preview', preview: result.preview }
          : { step: 'choose', refusal: result.refusal },
      ),
    )
  }
  return { state, setState, read }
}

interface PreviewButtonsProps {
  preview: SimPreview
  target: SimTarget
  isStoring: boolean
  onBack: () => void
  onStore: (options: { isOrdering: boolean }) => void
}

/**
 * The button that imports a report asks if it is for another character. Otherwise a second one
 * orders the list by the gains, too.
 */
function PreviewButtons({ preview, target, isStoring, onBack, onStore }: PreviewButtonsProps) {
  const isOther = isOtherCharacter(preview.report.character, target.character)
  return (
    <>
      <Button variant="ghost" disabled={isStoring} onClick={onBack}>
        Choose another
      </Button>
      {!isOther && canOrderBy(preview, target) && (
        <Button
          variant="outline"
          disabled={isStoring}
          onClick={() => onStore({ isOrdering: true })}
        >
          Import and order
        </Button>
      )}
      <Button
        isLoading={isStoring}
        loadingText="Importing..."
        onClick={() => onStore({ isOrdering: false })}
      >
        {isOther ? 'Import anyway' : 'Import'}
      </Button>
    </>
  )
}

/** Whether a report has the gains of the list from which the import was opened. */
function canOrderBy({ body, raids }: SimPreview, { list }: SimTarget): boolean {
  if (!list?.canOrder || body.specialization !== list.specialization) return false
  const { instance, difficulty } = list
  return raids.some((raid) => raid.instanceId === instance.id && raid.difficulty === difficulty)
}

/** Tells what was stored, what it means for the page, and what was not read. */
async function tellImported(
  preview: SimPreview,
  raids: ImportedSim['raids'],
  effectOfImport: ReturnType<OnImported>,
  { isOrdering }: { isOrdering: boolean },
) {
  const effect = await effectOfImport
  const count = raids.reduce((sum, { gains }) => sum + gains.length, 0)
  const imported = `Imported the gains of ${plural(count, 'item')}`
  toast.success(isOrdering ? `${imported}, ordered by gain` : imported, {
    description: [effect?.text, describeUnread(preview)].filter(Boolean).join('\n'),
    action: effect?.action,
  })
}

interface ReportChoiceProps {
  /** Why the last report cannot be imported. */
  refusal: string | undefined
  text: string
  onTextChange: (text: string) => void
  onFile: (file: File) => void
}

function ReportChoice({ refusal, text, onTextChange, onFile }: ReportChoiceProps) {
  return (
    <div className="flex flex-col gap-4">
      {refusal !== undefined && (
        <InlineMessage tone="error" role="alert">
          {refusal}
        </InlineMessage>
      )}
      <Textarea
        label="Link or text of a report"
        description="A Droptimizer report of Raidbots, or an upgrade report of QE Live."
        placeholder="https://www.raidbots.com/simbot/report/..."
        hasInitialFocus
        rows={3}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
      />
      <FileDropZone
        label="Choose a file (JSON or CSV)"
        accept=".json,.csv,.txt,application/json,text/csv,text/plain"
        isDisabled={false}
        onFile={onFile}
      />
    </div>
  )
}
