import { cx } from 'class-variance-authority'
import { FileUp } from 'lucide-react'
import { useState } from 'react'

interface DropZoneProps {
  label: string
  /** As an input of type file has it. */
  accept: string
  isDisabled: boolean
  onFile: (file: File) => void
}

/** Takes one file: chosen, or dropped on it. */
export function FileDropZone({ label, accept, isDisabled, onFile }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const [fileName, setFileName] = useState<string | null>(null)

  function take(file: File | undefined) {
    if (!file || isDisabled) return
    setFileName(file.name)
    onFile(file)
  }

  return (
    // Whoever cannot drop a file chooses it: the label is that of the input inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={cx(
        'flex min-h-28 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-lg border border-dashed px-4 py-5 text-center text-sm transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isOver ? 'border-accent bg-highlight' : 'border-control hover:border-muted',
      )}
      onDragOver={(event) => {
        // Without this the browser would leave the app to show the file.
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files[0])
      }}
    >
      <FileUp aria-hidden className="size-6 text-accent" />
      <span className="font-medium text-text">{label}</span>
      <span className="max-w-full break-words text-muted">{fileName ?? 'or drop it here'}</span>
      <input
        type="file"
        accept={accept}
        disabled={isDisabled}
        className="sr-only"
        onChange={({ target }) => {
          take(target.files?.[0])
          // The same file again, mended meanwhile, is a change too.
          target.value = ''
        }}
      />
    </label>
  )
}
