/** The encodings in which programs save text, by name. */
export const ENCODERS: Readonly<Record<string, (text: string) => Uint8Array<ArrayBuffer>>> = {
  'UTF-8': (text) => Uint8Array.from(Buffer.from(text, 'utf8')),
  'UTF-8 with a byte order mark': (text) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf8')),
  'UTF-16 LE with a byte order mark': (text) =>
    Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le')),
  'UTF-16 LE': (text) => Uint8Array.from(Buffer.from(text, 'utf16le')),
  'UTF-16 BE with a byte order mark': (text) =>
    Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()),
  'UTF-16 BE': (text) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16()),
  /** Equal to Windows-1252 for the letters of Western languages. */
  'Windows-1252': (text) => Uint8Array.from(Buffer.from(text, 'latin1')),
}

/** A text file in an encoding. */
export function encodedFile(text: string, encoding: string, name = 'file.txt'): File {
  const bytes = ENCODERS[encoding]?.(text)
  if (!bytes) throw new Error(`Unknown encoding: ${encoding}`)
  return new File([bytes], name, { type: 'text/plain' })
}
