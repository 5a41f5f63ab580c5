import { ignorePressAgain } from '@/lib/ignore-second-press'
import { peekForm, registerForm, RESTORED, takeForm } from '@/lib/kept-forms'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button'
import { FileDropZone } from '../fields/file-drop-zone'
import { Textarea } from '../fields/textarea'
import { UnsavedChanges } from '../form/unsaved-changes'
import { ErrorMessage, InlineMessage } from '../messages/inline-message'
import { Skeleton } from '../messages/skeleton'
import { toast } from '../messages/toast'
import { Modal } from './modal'

interface ImportModalProps extends PreviewButtonsProps {
  open: boolean
  onClose: () => void
  title: string
  textField: Pick<ComponentProps<typeof Textarea>, 'label' | 'description' | 'placeholder' | 'rows'>
  fileField: Pick<ComponentProps<typeof FileDropZone>, 'label' | 'accept'>
  /** Identifies the dialog and what it imports for; the text is kept under it when the session ends. */
  keepAs: string
  onRead: (source: string | File) => void
  /** Whether a text that is pasted into the empty field is read without a further press. */
  isReadAtOnce?: (text: string) => boolean
  isReading?: boolean
  /** Why the last source cannot be imported. */
  refusal?: string
  /** What would be imported, if something was read. */
  preview: ReactNode
}

/**
 * Imports a text that is pasted or in a file, after a preview. Give it a new key for each opening.
 *
 * @example
 * <ImportModal title="Import gear" noun="text" textField={{ label: 'Text' }} onRead={read} … />
 */
export function ImportModal({ open, onClose, title, preview, ...props }: ImportModalProps) {
  const { noun, textField, fileField, onRead, isReadAtOnce, isReading = false, refusal } = props
  const [text, setText] = useKeptText(props.keepAs, open)
  return (
    <Modal
      open={open}
      size="lg"
      onOpenChange={onClose}
      isDismissible={!props.isImporting}
      title={title}
      footer={
        preview ? (
          <PreviewButtons {...props} />
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button
              disabled={text.trim() === '' || isReading}
              onClick={() => onRead(text)}
            >{`Read ${noun}`}</Button>
          </>
        )
      }
    >
      <UnsavedChanges isChanged={text.trim() !== ''} />
      {isReading ? (
        <div role="status" aria-label={`Reading the ${noun}`}>
          <Skeleton className="h-48" />
        </div>
      ) : (
        preview || (
          <div className="flex flex-col gap-4">
            {refusal !== undefined && <ErrorMessage>{refusal}</ErrorMessage>}
            <Textarea
              {...textField}
              hasInitialFocus
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                if (text === '' && isReadAtOnce?.(target.value)) onRead(target.value)
              }}
            />
            <FileDropZone {...fileField} isDisabled={false} onFile={onRead} />
          </div>
        )
      )}
    </Modal>
  )
}

/**
 * A text that is kept when the session ends while the dialog is open, until the same user opens it
 * again.
 */
function useKeptText(key: string, isOpen: boolean) {
  // Only this hook keeps values under the key.
  const [text, setText] = useState(() => (peekForm(key) as { text: string } | null)?.text ?? '')
  useEffect(() => {
    if (takeForm(key)) toast.info(RESTORED)
  }, [key])
  useEffect(
    () => (!isOpen || text.trim() === '' ? undefined : registerForm(key, () => ({ text }))),
    [key, text, isOpen],
  )
  return [text, setText] as const
}

interface PreviewButtonsProps {
  /** What is read, e.g. "report". */
  noun: string
  /** Whether the source may be the wrong one: then another is the better choice. */
  isDoubtful?: boolean
  isImporting?: boolean
  onBack: () => void
  onImport: () => void
  /** Further buttons that import. */
  moreButtons?: ReactNode
}

function PreviewButtons(props: PreviewButtonsProps) {
  const { noun, isDoubtful, isImporting, onBack, onImport, moreButtons } = props
  // The second press of a double press on “Read” would import, before the preview is seen.
  useEffect(() => ignorePressAgain(), [])
  return (
    <>
      <Button
        variant={isDoubtful ? 'primary' : 'ghost'}
        disabled={isImporting}
        onClick={onBack}
      >{`Choose another ${noun}`}</Button>
      {moreButtons}
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

interface ImportPreviewProps {
  /** Why the import has failed. */
  error?: string
  warnings: readonly string[]
  /** Facts about the source; those without a value are left out. */
  facts: readonly (readonly [label: string, value: string | null])[]
  children?: ReactNode
}

/**
 * The data that an import would store, to be confirmed.
 *
 * @example
 * <ImportPreview warnings={[]} facts={[['Character', 'Frostelle']]}>2 items</ImportPreview>
 */
export function ImportPreview({ error, warnings, facts, children }: ImportPreviewProps) {
  return (
    <div className="flex flex-col gap-4">
      {error !== undefined && <ErrorMessage>{error}</ErrorMessage>}
      {warnings.length > 0 && (
        <InlineMessage tone="warning">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </InlineMessage>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-faint">{label}</dt>
                <dd className="break-words tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {children}
    </div>
  )
}
