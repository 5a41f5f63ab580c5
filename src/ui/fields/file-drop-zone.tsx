import { cx } from 'class-variance-authority'
import { FileUp } from 'lucide-react'
import { useState } from 'react'

interface FileDropZoneProps {
  label: string
  /** The `accept` attribute of the file input. */
  accept: string
  isDisabled: boolean
  onFile: (file: File) => void
}

/** Takes one file, by a file dialog or by drag and drop. */
export function FileDropZone({ label, accept, isDisabled, onFile }: FileDropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const [fileName, setFileName] = useState<string | null>(null)

  function take(file: File | undefined) {
    if (!file || isDisabled) return
    setFileName(file.name)
    onFile(file)
  }

  return (
    // Only for drag and drop. Users of keyboards and screen readers use the file input in the
    // label.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={cx(
        'flex min-h-28 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-lg border border-dashed px-4 py-5 text-center text-sm transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isOver ? 'border-accent bg-highlight' : 'border-control hover:border-muted',
      )}
      onDragOver={(event) => {
        // By default the browser would navigate to the file.
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
      {fileName === null ? (
        <span className="text-muted touch:hidden">or drop it here</span>
      ) : (
        <span className="max-w-full break-words text-muted">{fileName}</span>
      )}
      <input
        type="file"
        accept={accept}
        disabled={isDisabled}
        className="sr-only"
        onChange={({ target }) => {
          take(target.files?.[0])
          // Lets the user choose the same file again after fixing it.
          target.value = ''
        }}
      />
    </label>
  )
}
