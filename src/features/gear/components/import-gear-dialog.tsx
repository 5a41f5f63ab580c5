import { messageOf } from '@/api/errors'
import { readSimcText, SIMC_LENGTH_MAX, type SimcText } from '@/game/gear/simc-text'
import { formatDate, formatDateTime, plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { FileDropZone } from '@/ui/file-drop-zone'
import { ImportPreview } from '@/ui/import-preview'
import { InlineMessage } from '@/ui/inline-message'
import { Modal } from '@/ui/modal'
import { Textarea } from '@/ui/textarea'
import { UnsavedChanges } from '@/ui/form/unsaved-changes'
import { useState } from 'react'
import type { GearTarget } from '../use-gear-import'
import { useImportGear } from '../use-import-gear'

interface ImportGearDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  character: GearTarget
}

/**
 * Imports what a character owns from the text of the SimulationCraft addon, pasted or as a file, after a preview. The
 * text is read in the browser. Give the dialog a new key for each opening.
 */
export function ImportGearDialog({ open, onOpenChange, character }: ImportGearDialogProps) {
  const close = () => onOpenChange(false)
  const [input, setInput] = useState('')
  const [preview, setPreview] = useState<SimcText | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const storing = useImportGear(character.id)

  function read(source: string) {
    const { text, refusal: reason } = readSimcText(source)
    const isOther = text !== undefined && text.className !== character.className
    const wrongClass = isOther
      ? `This text is for a ${text.className}, and ${character.name} is a ${character.className}. Import it for the character that made it.`
      : null
    setRefusal(reason ?? wrongClass)
    setPreview(isOther ? null : (text ?? null))
    storing.reset()
  }

  return (
    <Modal
      open={open}
      size="lg"
      onOpenChange={close}
      isDismissible={!storing.isPending}
      title={`Import from SimulationCraft for ${character.name}`}
      footer={
        preview ? (
          <>
            <Button variant="ghost" disabled={storing.isPending} onClick={() => setPreview(null)}>
              Choose another
            </Button>
            <Button
              isLoading={storing.isPending}
              loadingText="Importing..."
              onClick={() => {
                const { className, items } = preview
                storing.mutate({ className, items }, { onSuccess: close })
              }}
            >
              Import
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button disabled={input.trim() === ''} onClick={() => read(input)}>
              Read text
            </Button>
          </>
        )
      }
    >
      <UnsavedChanges isChanged={input.trim() !== ''} />
      {preview ? (
        <Preview text={preview} character={character} error={storing.error} />
      ) : (
        <div className="flex flex-col gap-4">
          {refusal !== null && (
            <InlineMessage tone="error" role="alert">
              {refusal}
            </InlineMessage>
          )}
          <Textarea
            label="Text of the SimulationCraft addon"
            description="Type /simc in the game, and copy the whole text. What is worn or in the bags counts as owned."
            hasInitialFocus
            rows={6}
            value={input}
            onChange={(event) => setInput(event.target.value)}
          />
          <FileDropZone
            label="Choose a file"
            accept=".txt,.simc,text/plain"
            isDisabled={false}
            onFile={(file) => {
              // A longer file is rejected without reading all of it.
              const start = file.slice(0, 4 * SIMC_LENGTH_MAX + 1)
              void start.text().then(read)
            }}
          />
        </div>
      )}
    </Modal>
  )
}

interface PreviewProps {
  text: SimcText
  character: GearTarget
  /** Why the import has failed. */
  error: Error | null
}

/** The facts of a text, and the effect of its import. */
function Preview({ text, character, error }: PreviewProps) {
  const { name, madeAt, items, notOwnedCount } = text
  const wornCount = items.filter(({ isWorn }) => isWorn).length
  const facts: [label: string, value: string | null][] = [
    ['Character', name],
    ['Made', madeAt && formatMade(madeAt)],
    ['Worn', plural(wornCount, 'item')],
    ['In the bags', plural(items.length - wornCount, 'item')],
    [
      'Not owned',
      notOwnedCount === 0 ? null : `${plural(notOwnedCount, 'item')} of the vault, or linked`,
    ],
  ]
  return (
    <ImportPreview
      error={error ? messageOf(error) : undefined}
      warnings={warningsOf(text, character)}
      facts={facts}
    >
      <p className="text-sm text-muted">
        This replaces what was imported for {character.name} before.
      </p>
    </ImportPreview>
  )
}

/** Formats a local time, which may be without the time of day. */
function formatMade(madeAt: string): string | null {
  const [day = '', time] = madeAt.split(' ')
  // A day alone would be read as UTC.
  return time === undefined ? formatDate(`${day}T00:00`) : formatDateTime(`${day}T${time}`)
}

function warningsOf({ name, checksum }: SimcText, character: GearTarget): string[] {
  const isOther = name !== null && name.toLowerCase() !== character.name.toLowerCase()
  return [
    ...(isOther ? [`The text is for ${name}, not for ${character.name}.`] : []),
    ...(checksum === 'wrong'
      ? ['The text was changed after the addon made it. Copy it again, or check what is imported.']
      : []),
    ...(checksum === 'missing'
      ? ['The end of the text is missing, so items may be missing too. Copy it again.']
      : []),
  ]
}
