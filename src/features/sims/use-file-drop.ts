import { useDocumentEvent } from '@/lib/use-document-event'
import { useState } from 'react'

/**
 * Takes a file that is dropped anywhere on the page. A control that takes it itself, and prevents
 * the default, goes first. Returns whether a file is being dragged over the page.
 */
export function useFileDrop(isEnabled: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useDocumentEvent(
    'dragover',
    (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      // By default the browser would navigate to the file.
      event.preventDefault()
      setIsOver(true)
    },
    { isEnabled },
  )
  useDocumentEvent(
    'dragleave',
    // Entering another element of the page leaves the last one.
    ({ relatedTarget }) => relatedTarget === null && setIsOver(false),
    { isEnabled },
  )
  useDocumentEvent(
    'drop',
    (event) => {
      setIsOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (event.defaultPrevented || !file) return
      event.preventDefault()
      onFile(file)
    },
    { isEnabled },
  )
  return isEnabled && isOver
}
