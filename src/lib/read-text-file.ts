/** The content of a text file, and the encoding in which it was written. */
export interface TextFile {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
}

/**
 * Reads a text file: as UTF-16 if it starts with its byte order mark, or with a character of ASCII
 * in two bytes; as UTF-8 if that is valid; otherwise as Windows-1252, in which spreadsheets of
 * Western languages save. The byte order mark is left out.
 */
export async function readTextFile(file: Blob): Promise<TextFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const label = unicodeOf(bytes)
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes)
    return { text, encoding: label === 'utf-8' ? 'UTF-8' : 'UTF-16' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

function unicodeOf([first, second]: Uint8Array) {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8'
}
