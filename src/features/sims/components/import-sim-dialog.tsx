import { Button } from '@/ui/button'
import { FileDropZone } from '@/ui/file-drop-zone'
import { InlineMessage } from '@/ui/inline-message'
import { Modal } from '@/ui/modal'
import { Skeleton } from '@/ui/skeleton'
import { Textarea } from '@/ui/textarea'
import { UnsavedChanges } from '@/ui/form/unsaved-changes'
import { startTransition, useEffect, useRef, useState } from 'react'
import { readSource, type SimPreview } from '../read-source'
import type { ImportedSim, SimTarget } from '../sim-target'
import { useImportSim } from '../use-import-sim'
import { SimPreviewView } from './sim-preview'

interface ImportSimDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  target: SimTarget
  /** A file that was dropped on the page. */
  file: File | null
  onImported: (imported: ImportedSim) => void
}

type State =
  | { step: 'choose'; refusal?: string }
  | { step: 'reading' }
  | { step: 'preview'; preview: SimPreview }

/**
 * Imports a simulation report: from a link, a file or text, then a preview of what is stored. It starts with the
 * file, if there is one; give it a new key for each opening.
 */
export function ImportSimDialog(props: ImportSimDialogProps) {
  const { open, onOpenChange, target, file, onImported } = props
  const close = () => onOpenChange(false)
  const [state, setState] = useState<State>({ step: 'choose' })
  const [text, setText] = useState('')
  const storing = useImportSim(target.character.id)
  /** Only the answer to the last read counts. */
  const lastRead = useRef<unknown>(null)

  async function read(source: string | File) {
    lastRead.current = source
    storing.reset()
    setState({ step: 'reading' })
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
  const store = (body: SimPreview['body']) =>
    storing.mutate(body, {
      onSuccess: ({ raids }) => {
        close()
        onImported({ raids, specialization: body.specialization })
      },
    })
  useEffect(() => {
    if (file) void read(file)
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
          <>
            <Button
              variant="ghost"
              disabled={storing.isPending}
              onClick={() => setState({ step: 'choose' })}
            >
              Choose another
            </Button>
            <Button
              isLoading={storing.isPending}
              loadingText="Importing..."
              onClick={() => store(state.preview.body)}
            >
              Import
            </Button>
          </>
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
        <div className="flex flex-col gap-4">
          {state.refusal !== undefined && (
            <InlineMessage tone="error" role="alert">
              {state.refusal}
            </InlineMessage>
          )}
          <Textarea
            label="Link or text of a report"
            description="A Droptimizer report of Raidbots, or an upgrade report of QE Live."
            placeholder="https://www.raidbots.com/simbot/report/..."
            hasInitialFocus
            rows={3}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <FileDropZone
            label="Choose a file (JSON or CSV)"
            accept=".json,.csv,.txt,application/json,text/csv,text/plain"
            isDisabled={false}
            onFile={(chosen) => void read(chosen)}
          />
        </div>
      )}
      {state.step === 'preview' && (
        <SimPreviewView preview={state.preview} target={target} error={storing.error} />
      )}
    </Modal>
  )
}
