import { messageOf } from '@/api/errors'
import type { OwnedItem } from '@/contract/gear'
import { readSimcText, SIMC_LENGTH_MAX, type SimcText } from '@/game/gear/simc-text'
import { formatDate, formatDateTime, plural } from '@/lib/format'
import { readTextFile, type TextFile } from '@/lib/read-text-file'
import { nameSome } from '@/lib/name-some'
import { Button } from '@/ui/button'
import { FileDropZone } from '@/ui/fields/file-drop-zone'
import { ImportPreview } from '@/ui/import-preview'
import { InlineMessage } from '@/ui/messages/inline-message'
import { toast } from '@/ui/messages/toast'
import { Modal } from '@/ui/overlays/modal'
import { Textarea } from '@/ui/fields/textarea'
import { UnsavedChanges } from '@/ui/form/unsaved-changes'
import { useState } from 'react'
import type { GearTarget } from '../use-gear-import'
import { useImportGear } from '../use-import-gear'

interface ImportGearDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  character: GearTarget
  /** Returns what the imported items mean for the page; null for nothing. */
  onImported: (owned: readonly OwnedItem[]) => string | null | Promise<string | null>
}

/**
 * Imports what a character owns from the text of the SimulationCraft addon, pasted or as a file,
 * after a preview. The text is read in the browser. Give the dialog a new key for each opening.
 */
export function ImportGearDialog({
  open,
  onOpenChange,
  character,
  onImported,
}: ImportGearDialogProps) {
  const close = () => onOpenChange(false)
  const [input, setInput] = useState('')
  const [preview, setPreview] = useState<SimcText | null>(null)
  /** That of the file; null for a pasted text. */
  const [encoding, setEncoding] = useState<TextFile['encoding'] | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const storing = useImportGear(character.id)
  const isCutOff = preview?.checksum === 'missing'
  const isDoubtful = isCutOff || preview?.items.every(({ isWorn }) => !isWorn) === true

  function read(source: string, found: TextFile['encoding'] | null = null) {
    setEncoding(found)
    const { text, refusal: reason } = readSimcText(source)
    const isOther = text !== undefined && text.className !== character.className
    const wrongClass = isOther
      ? `This text is for a ${text.className}, and ${character.name} is a ${character.className}. Import it for the character that it belongs to.`
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
      title={`Import gear for ${character.name}`}
      footer={
        preview ? (
          <PreviewButtons
            isDoubtful={isDoubtful}
            isImporting={storing.isPending}
            onBack={() => setPreview(null)}
            onImport={() => {
              const { className, items } = preview
              const onSuccess = (answer: { items: OwnedItem[] }) => {
                close()
                const effect = onImported(answer.items)
                // What a part of the items means would mislead.
                void tellImported(preview, isCutOff ? 'The end of the text was missing.' : effect)
              }
              storing.mutate({ className, items }, { onSuccess })
            }}
          />
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
        <Preview text={preview} encoding={encoding} character={character} error={storing.error} />
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
              void readTextFile(start).then(({ text, encoding: found }) => read(text, found))
            }}
          />
        </div>
      )}
    </Modal>
  )
}

interface PreviewButtonsProps {
  /** Whether the text seems to lack items: then another text is the better choice. */
  isDoubtful: boolean
  isImporting: boolean
  onBack: () => void
  onImport: () => void
}

function PreviewButtons({ isDoubtful, isImporting, onBack, onImport }: PreviewButtonsProps) {
  return (
    <>
      <Button variant={isDoubtful ? 'primary' : 'ghost'} disabled={isImporting} onClick={onBack}>
        Choose another
      </Button>
      <Button
        variant={isDoubtful ? 'outline' : 'primary'}
        isLoading={isImporting}
        loadingText="Importing..."
        onClick={onImport}
      >
        {isDoubtful ? 'Import anyway' : 'Import'}
      </Button>
    </>
  )
}

/** Tells what was stored, what it means for the page, and what could not be read. */
async function tellImported(
  { items, unreadNames }: SimcText,
  effectOfImport: string | null | Promise<string | null>,
) {
  const effect = await effectOfImport
  const unread = unreadNames.length > 0 && `Not read: ${nameSome(unreadNames)}`
  toast.success(`Imported ${plural(items.length, 'item')}`, {
    description: [effect, unread].filter(Boolean).join('\n'),
  })
}

interface PreviewProps {
  text: SimcText
  encoding: TextFile['encoding'] | null
  character: GearTarget
  /** Why the import has failed. */
  error: Error | null
}

/** The facts of a text, and the effect of its import. */
function Preview({ text, encoding, character, error }: PreviewProps) {
  const { name, madeAt, items, notOwnedCount, otherLineCount } = text
  const wornCount = items.filter(({ isWorn }) => isWorn).length
  const facts: [label: string, value: string | null][] = [
    ['Character', name],
    ['Made', madeAt && formatMade(madeAt)],
    ['Encoding', encoding],
    ['Worn', plural(wornCount, 'item')],
    ['In the bags', plural(items.length - wornCount, 'item')],
    [
      'Not owned',
      notOwnedCount === 0
        ? null
        : `${plural(notOwnedCount, 'item')} of the vault, linked or commented out`,
    ],
    [
      'Stepped over',
      otherLineCount === 0 ? null : `${plural(otherLineCount, 'line')} without an item`,
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

function warningsOf(text: SimcText, character: GearTarget): string[] {
  const { name, checksum, items, unreadNames } = text
  const isOther = name !== null && name.toLowerCase() !== character.name.toLowerCase()
  return [
    ...(isOther ? [`The text is for ${name}, not for ${character.name}.`] : []),
    ...(checksum === 'wrong'
      ? ['The text was changed after the addon made it. Copy it again, or check what is imported.']
      : []),
    ...(unreadNames.length > 0
      ? [`The ids of these items cannot be read: ${nameSome(unreadNames)}`]
      : []),
    ...(items.every(({ isWorn }) => !isWorn)
      ? [
          `The text has no worn item. If you import it, Guildr no longer knows what ${character.name} wears.`,
        ]
      : []),
    ...(checksum === 'missing'
      ? ['The end of the text is missing, so items may be missing too. Copy it again.']
      : []),
  ]
}
