import type { Guild } from '@/contract/guilds/guild'
import { capitalized, plural } from '@/lib/format'
import type { DialogProps } from '@/lib/load-later'
import { Button } from '@/ui/button'
import { FileDropZone } from '@/ui/fields/file-drop-zone'
import { ErrorMessage } from '@/ui/messages/inline-message'
import { ProgressBar } from '@/ui/messages/progress-bar'
import { Sheet } from '@/ui/overlays/sheet'
import { Spinner } from '@/ui/messages/spinner'
import { Textarea } from '@/ui/fields/textarea'
import { useState } from 'react'
import { countRows, needsChoice } from '../import-rows'
import { useHistoryImport, type AwardImportState } from '../use-history-import'
import { AwardImportPreview } from './award-import-preview'
import { RecentImports } from './recent-imports'

interface ImportDialogProps extends DialogProps {
  guild: Guild
}

/** The sheet that imports the history of RCLootCouncil, after a preview of each row. */
export function ImportDialog({ open, onOpenChange, guild }: ImportDialogProps) {
  const [text, setText] = useState('')
  const finish = () => {
    setText('')
    onOpenChange(false)
  }
  const { state, source, read, edit, submit, cancel, reset } = useHistoryImport(guild.id, finish)
  const close = () => {
    cancel()
    reset()
    finish()
  }
  const isRunning = 'total' in state || state.step === 'reading'
  return (
    <Sheet
      open={open}
      onOpenChange={close}
      isDismissible={state.step !== 'importing'}
      size="wide"
      title="Import history"
      description="Awards from RCLootCouncil: in its history, choose Export and CSV or JSON. Importing again stores nothing twice."
      footer={
        <>
          {isRunning ? (
            <Button variant="outline" onClick={cancel}>
              Cancel
            </Button>
          ) : (
            <Button variant="outline" onClick={state.step === 'preview' ? reset : close}>
              {state.step === 'preview' ? 'Back' : 'Cancel'}
            </Button>
          )}
          {state.step === 'idle' && (
            <Button disabled={text.trim() === ''} onClick={() => void read(text)}>
              Check text
            </Button>
          )}
          {state.step === 'preview' && <SubmitButton state={state} onSubmit={submit} />}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {'problem' in state && state.problem !== undefined && (
          <ErrorMessage>{state.problem}</ErrorMessage>
        )}
        {state.step === 'idle' && (
          <>
            <FileDropZone
              label="Choose a file"
              accept=".csv,.json,.txt,text/csv,application/json,text/plain"
              isDisabled={false}
              onFile={(file) => void read(file)}
            />
            <Textarea
              label="Or paste the text of the export"
              value={text}
              spellCheck={false}
              className="max-h-40"
              onChange={(event) => setText(event.target.value)}
              onPaste={(event) => {
                // A long text in the field would make the page slow.
                event.preventDefault()
                const pasted = event.clipboardData.getData('text')
                void read(pasted)
              }}
            />
            <RecentImports guildId={guild.id} />
          </>
        )}
        {state.step === 'reading' && <Spinner label="Reading the text" />}
        {(state.step === 'checking' || state.step === 'importing') && (
          <ProgressBar
            label={state.step === 'checking' ? 'Checking' : 'Importing'}
            value={state.done}
            max={state.total}
            valueText={`${state.done} of ${state.total}`}
          />
        )}
        {'rows' in state && state.rows && (
          <AwardImportPreview rows={state.rows} source={source} onEdit={edit} />
        )}
      </div>
    </Sheet>
  )
}

interface SubmitButtonProps {
  state: Extract<AwardImportState, { step: 'preview' }>
  onSubmit: (rows: Extract<AwardImportState, { step: 'preview' }>['rows']) => Promise<void>
}

function SubmitButton({ state: { rows }, onSubmit }: SubmitButtonProps) {
  const awarded = rows.filter(({ state }) => state === 'awarded')
  const completed = awarded.filter(({ awardId }) => typeof awardId === 'string').length
  const added = countRows(rows).new + awarded.filter(({ awardId }) => awardId === null).length
  const replaced = rows.filter(({ state, replaces }) => state === 'changed' && replaces).length
  const words = [
    added > 0 && `import ${plural(added, 'award')}`,
    completed > 0 && `complete ${plural(completed, 'award')}`,
    replaced > 0 && `replace ${plural(replaced, 'award')}`,
  ]
  const difficulties = rows.filter((row) => needsChoice(row) && row.chosen === undefined).length
  const awards = awarded.filter(({ awardId }) => awardId === undefined).length
  const toChoose = [
    difficulties > 0 && plural(difficulties, 'difficulty', 'difficulties'),
    awards > 0 && plural(awards, 'award'),
  ].filter(Boolean)
  if (toChoose.length > 0)
    return <Button disabled>{`Choose ${toChoose.join(' and ')} first`}</Button>
  const text = words.filter(Boolean).join(', ')
  return (
    <Button disabled={text === ''} onClick={() => void onSubmit(rows)}>
      {text === '' ? 'Nothing to import' : capitalized(text)}
    </Button>
  )
}
