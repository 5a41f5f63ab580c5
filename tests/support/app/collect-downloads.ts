import { vi } from 'vitest'

/** Collects the files that the app downloads, which jsdom cannot do. `closeApp` ends this. */
export function collectDownloads() {
  const files: { name: string; text: Promise<string> }[] = []
  const blobs: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`
      static override revokeObjectURL = () => undefined
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve('') })
  })
  return files
}
