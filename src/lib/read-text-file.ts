/** The content of a text file, and the encoding in which it was written. */
export interface TextFile {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
}

/**
 * Reads a text file: as UTF-16 if it starts with its byte order mark, or with a character of ASCII
 * in two bytes; as UTF-8 if that is valid, or if it has its byte order mark or loses fewer letters
 * than it has beyond ASCII, such as in a text that was cut within a letter; otherwise as
 * Windows-1252, in which spreadsheets of Western languages save. Lost letters are U+FFFD.
 */
export async function readTextFile(file: Blob): Promise<TextFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const label = unicodeOf(bytes)
  const text = new TextDecoder(label).decode(bytes)
  if (label !== 'utf-8') return { text, encoding: 'UTF-16' }
  const lost = text.split('\uFFFD').length - 1
  const kept = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  if (lost === 0 || lost < kept || hasMark) return { text, encoding: 'UTF-8' }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
}

/**
 * A pasted text, or the content of a file. Of a file that may be longer than `lengthMax`
 * characters, only the part that shows it is read.
 */
export async function readText(source: string | Blob, lengthMax: number) {
  return typeof source === 'string'
    ? { text: source, encoding: null }
    : readTextFile(source.slice(0, 4 * lengthMax + 1))
}

function unicodeOf([first, second]: Uint8Array) {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8'
}
