import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes a file that is dropped anywhere on the page. A control that takes it itself, and prevents
 * the default, goes first. Returns whether a file is being dragged over the page.
 */
export function useFileDrop(isEnabled: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    if (!isEnabled) return undefined
    const abort = new AbortController()
    const { signal } = abort
    document.addEventListener(
      'dragover',
      (event) => {
        if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
        // By default the browser would navigate to the file.
        event.preventDefault()
        setIsOver(true)
      },
      { signal },
    )
    document.addEventListener(
      'dragleave',
      // Entering another element of the page leaves the last one.
      ({ relatedTarget }) => relatedTarget === null && setIsOver(false),
      { signal },
    )
    document.addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        const [file] = event.dataTransfer?.files ?? []
        if (event.defaultPrevented || !file) return
        event.preventDefault()
        take(file)
      },
      { signal },
    )
    return () => abort.abort()
  }, [isEnabled])
  return isEnabled && isOver
}
