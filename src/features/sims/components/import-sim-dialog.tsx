import { characterQuery } from '@/features/characters/characters.queries'
import { isOtherCharacter } from '@/features/characters/other-character'
import { readReportLink } from '@/game/sims/report-link'
import { plural } from '@/lib/format'
import type { DialogProps } from '@/lib/load-later'
import { Button } from '@/ui/button'
import { ImportModal } from '@/ui/overlays/import-modal'
import { toast } from '@/ui/messages/toast'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { describeUnread } from '../preview-warnings'
import { readSource, type SimPreview } from '../read-source'
import type { ImportedSim, OnImported, SimTarget } from '../sim-target'
import { useImportSim } from '../sims.mutations'
import { SimPreviewView } from './sim-preview'

interface ImportSimDialogProps extends DialogProps {
  target: SimTarget
  /** A file that was dropped on the page, or a link that was pasted. */
  source: File | string | null
  onImported: OnImported
}

interface ReportState {
  isReading?: boolean
  refusal?: string
  preview?: SimPreview
}

/**
 * Imports a simulation report: from a link, a file or text, then a preview of what is stored. It
 * starts with the source, if there is one; give it a new key for each opening.
 */
export function ImportSimDialog({ source, onImported, ...props }: ImportSimDialogProps) {
  const { target, preview, refusal, isReading, read: readReport, clear } = useReport(props.target)
  const close = () => props.onOpenChange(false)
  const storing = useImportSim(target.character.id)
  const read = (next: string | File) => {
    storing.reset()
    void readReport(next)
  }
  function store(options: { isOrdering: boolean }) {
    if (!preview) return
    storing.mutate(preview.body, {
      onSuccess: ({ raids }) => {
        close()
        const { specialization } = preview.body
        const effect = onImported({ raids, specialization }, options)
        void tellImported(preview, raids, effect, options)
      },
    })
  }
  useEffect(() => {
    if (source !== null) read(source)
    // Only when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const isOther = preview && isOtherCharacter(preview.report.character, target.character)
  const orderBy = preview && !isOther ? gainsToOrderBy(preview, target) : undefined

  return (
    <ImportModal
      open={props.open}
      onClose={close}
      title={`Import simulation for ${target.character.name}`}
      noun="report"
      keepAs={`simulation of ${target.character.id}`}
      textField={{
        label: 'Link or text of a report',
        description: 'A Droptimizer report of Raidbots, or an upgrade report of QE Live.',
        placeholder: 'https://www.raidbots.com/simbot/report/...',
        rows: 3,
      }}
      fileField={{
        label: 'Choose a file (JSON or CSV)',
        accept: '.json,.csv,.txt,application/json,text/csv,text/plain',
      }}
      onRead={read}
      isReadAtOnce={(text) => readReportLink(text) !== null}
      isReading={isReading}
      refusal={refusal}
      preview={
        preview && (
          <SimPreviewView
            preview={preview}
            target={target}
            note={orderBy && target.list?.orderNote(orderBy)}
            error={storing.error}
          />
        )
      }
      isDoubtful={isOther === true}
      isImporting={storing.isPending}
      onBack={clear}
      onImport={() => store({ isOrdering: false })}
      moreButtons={
        orderBy && (
          <Button
            variant="outline"
            disabled={storing.isPending}
            onClick={() => store({ isOrdering: true })}
          >
            Import and order
          </Button>
        )
      }
    />
  )
}

/** What was read for a character, and the function that reads a report. */
function useReport({ character, list }: SimTarget) {
  // The lists of wishlists name the character without its realm.
  const { data: own, refetch } = useQuery(characterQuery(character.id))
  const target = { list, character: { ...own, ...character } }
  const [state, setState] = useState<ReportState>({})
  /** Only the answer to the last read counts. */
  const lastRead = useRef<unknown>(null)

  async function read(source: string | File) {
    lastRead.current = source
    setState({ isReading: true })
    // Resolves also if it fails.
    if (!own) await refetch()
    const result = await readSource(source, target)
    // A transition, because the preview may have hundreds of rows.
    if (lastRead.current === source) startTransition(() => setState(result))
  }
  return { target, ...state, read, clear: () => setState({}) }
}

/** The gains by which the list from which the import was opened can be ordered. */
function gainsToOrderBy({ body, raids }: SimPreview, { list }: SimTarget) {
  if (!list?.canOrder || body.specialization !== list.specialization) return undefined
  const { instance, difficulty } = list
  return raids.find((raid) => raid.instanceId === instance.id && raid.difficulty === difficulty)
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
    ...effect,
    description: [effect?.text, describeUnread(preview)].filter(Boolean).join('\n'),
  })
}
