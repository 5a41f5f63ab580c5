import { messageOf } from '@/api/errors'
import type { OwnedItem } from '@/contract/gear'
import { characterQuery } from '@/features/characters/characters.queries'
import {
  describeNamed,
  describeOther,
  isOtherCharacter,
} from '@/features/characters/other-character'
import { readSimcTexts, SIMC_LENGTH_MAX, type SimcText } from '@/game/gear/simc-text'
import { formatDate, formatDateTime, joinFacts, plural } from '@/lib/format'
import { readText, type TextFile } from '@/lib/read-text-file'
import { nameSome } from '@/lib/name-some'
import type { DialogProps } from '@/lib/load-later'
import { ImportModal, ImportPreview } from '@/ui/overlays/import-modal'
import { toast } from '@/ui/messages/toast'
import { Select } from '@/ui/overlays/select'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { GearTarget } from '../use-gear-import'
import { useImportGear } from '../gear-import.mutations'

interface ImportGearDialogProps extends DialogProps {
  character: GearTarget
  /** Returns what the imported items mean for the page; null for nothing. */
  onImported: (owned: readonly OwnedItem[]) => string | null | Promise<string | null>
}

interface ReadTexts {
  /** Usually one. */
  texts?: readonly SimcText[]
  /** The index of the one that the user has chosen. */
  chosen?: number
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
  onImported,
  ...props
}: ImportGearDialogProps) {
  const close = () => onOpenChange(false)
  const own = useQuery(characterQuery(props.character.id))
  const character = { ...own.data, ...props.character }
  const [{ texts = [], encoding = null, refusal, ...read }, setRead] = useState<ReadTexts>({})
  const ofClass = texts.filter(({ className }) => className === character.className)
  const preview =
    texts[read.chosen ?? -1] ??
    ofClass.find((text) => !isOtherCharacter(text, character)) ??
    ofClass[0]
  const storing = useImportGear(character.id)
  const isCutOff = preview?.checksum === 'missing'
  const isDoubtful =
    preview !== undefined &&
    (isCutOff ||
      isOtherCharacter(preview, character) ||
      preview.items.every(({ isWorn }) => !isWorn))

  async function onRead(source: string | File) {
    const file = await readText(source, SIMC_LENGTH_MAX)
    const { texts: found = [], refusal: reason } = readSimcTexts(file.text)
    const isOfClass = found.some(({ className }) => className === character.className)
    const wrongClass = isOfClass
      ? undefined
      : `This text is for a ${found[0]?.className}, and ${character.name} is a ${character.className}. Import it for the character that it belongs to.`
    setRead({ encoding: file.encoding, texts: found, refusal: reason ?? wrongClass })
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
      onRead={(source) => void onRead(source)}
      // Until the realm of the character is known.
      isReading={preview !== undefined && own.isLoading}
      refusal={refusal}
      preview={
        preview && (
          <Preview
            text={preview}
            encoding={encoding}
            character={character}
            choice={
              texts.length > 1 && (
                <Select
                  label="Character"
                  description={`The text has ${texts.length} characters. The one that is chosen is imported.`}
                  options={texts.map((text, index) => ({
                    value: String(index),
                    label: joinFacts([
                      describeNamed(text, character),
                      text.madeAt && formatMade(text.madeAt),
                    ]),
                    isDisabled: text.className !== character.className,
                  }))}
                  value={String(texts.indexOf(preview))}
                  onChange={(value) => setRead({ texts, encoding, chosen: Number(value) })}
                />
              )
            }
            error={storing.error}
          />
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
  /** Chooses one of several texts. */
  choice: ReactNode
  error: Error | null
}

function Preview({ text, encoding, character, choice, error }: PreviewProps) {
  const { madeAt, items, notOwnedCount } = text
  const wornCount = items.filter(({ isWorn }) => isWorn).length
  const facts: [label: string, value: string | null][] = [
    ['Character', describeNamed(text, character)],
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
      {choice}
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

function warningsOf(text: SimcText, character: GearTarget): string[] {
  const { checksum, items, unreadNames } = text
  return [
    ...(isOtherCharacter(text, character) ? [describeOther('text', text, character)] : []),
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
