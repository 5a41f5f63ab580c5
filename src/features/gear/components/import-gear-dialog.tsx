import { messageOf } from '@/api/errors'
import type { OwnedItem } from '@/contract/gear'
import { readSimcText, SIMC_LENGTH_MAX, type SimcText } from '@/game/gear/simc-text'
import { formatDate, formatDateTime, plural } from '@/lib/format'
import { readText, type TextFile } from '@/lib/read-text-file'
import { nameSome } from '@/lib/name-some'
import { ImportModal, ImportPreview } from '@/ui/import-modal'
import { toast } from '@/ui/messages/toast'
import { useState } from 'react'
import type { GearTarget } from '../use-gear-import'
import { useImportGear } from '../gear-import.mutations'

interface ImportGearDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  character: GearTarget
  /** Returns what the imported items mean for the page; null for nothing. */
  onImported: (owned: readonly OwnedItem[]) => string | null | Promise<string | null>
}

interface ReadText {
  preview?: SimcText
  /** That of the file; null for a pasted text. */
  encoding?: TextFile['encoding'] | null
  refusal?: string
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
  const [{ preview, encoding = null, refusal }, setRead] = useState<ReadText>({})
  const storing = useImportGear(character.id)
  const isCutOff = preview?.checksum === 'missing'
  const isDoubtful =
    preview !== undefined &&
    (isCutOff || isOfOther(preview, character) || preview.items.every(({ isWorn }) => !isWorn))

  async function read(source: string | File) {
    const file = await readText(source, SIMC_LENGTH_MAX)
    const { text, refusal: reason } = readSimcText(file.text)
    const isOther = text !== undefined && text.className !== character.className
    const wrongClass = isOther
      ? `This text is for a ${text.className}, and ${character.name} is a ${character.className}. Import it for the character that it belongs to.`
      : undefined
    setRead({
      encoding: file.encoding,
      preview: isOther ? undefined : text,
      refusal: reason ?? wrongClass,
    })
    storing.reset()
  }

  function store() {
    if (!preview) return
    const { className, items } = preview
    const onSuccess = (answer: { items: OwnedItem[] }) => {
      close()
      const effect = onImported(answer.items)
      // What a part of the items means would mislead.
      void tellImported(preview, isCutOff ? 'The end of the text was missing.' : effect)
    }
    storing.mutate({ className, items }, { onSuccess })
  }

  return (
    <ImportModal
      open={open}
      onClose={close}
      title={`Import gear for ${character.name}`}
      noun="text"
      keepAs={`gear of ${character.id}`}
      textField={{
        label: 'Text of the SimulationCraft addon',
        description:
          'Type /simc in the game, and copy the whole text. What is worn or in the bags counts as owned.',
        rows: 6,
      }}
      fileField={{ label: 'Choose a file', accept: '.txt,.simc,text/plain' }}
      onRead={(source) => void read(source)}
      refusal={refusal}
      preview={
        preview && (
          <Preview text={preview} encoding={encoding} character={character} error={storing.error} />
        )
      }
      isDoubtful={isDoubtful}
      isImporting={storing.isPending}
      onBack={() => setRead({})}
      onImport={store}
    />
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
  const { name, madeAt, items, notOwnedCount } = text
  const wornCount = items.filter(({ isWorn }) => isWorn).length
  const facts: [label: string, value: string | null][] = [
    ['Character', name],
    ['Made', madeAt && formatMade(madeAt)],
    ['Encoding', encoding === 'UTF-8' ? null : encoding],
    ['Worn', plural(wornCount, 'item')],
    ['In the bags', plural(items.length - wornCount, 'item')],
    [
      'Not owned',
      notOwnedCount === 0
        ? null
        : `${plural(notOwnedCount, 'item')} of the vault, linked or commented out`,
    ],
  ]
  return (
    <ImportPreview
      error={error ? messageOf(error) : undefined}
      warnings={warningsOf(text, character)}
      facts={facts}
    >
      <p className="text-sm text-muted">
        Replaces an earlier import for {character.name}, if there is one.
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

function isOfOther({ name }: SimcText, character: GearTarget): boolean {
  return name !== null && name.toLowerCase() !== character.name.toLowerCase()
}

function warningsOf(text: SimcText, character: GearTarget): string[] {
  const { name, checksum, items, unreadNames } = text
  return [
    ...(isOfOther(text, character) ? [`The text is for ${name}, not for ${character.name}.`] : []),
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
