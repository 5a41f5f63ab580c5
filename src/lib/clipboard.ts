/**
 * Copies text to the clipboard. Returns false if the browser does not allow it, e.g. without TLS.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Reads the text on the clipboard; empty if the browser does not allow it. */
export async function readCopiedText(): Promise<string> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return ''
  }
}
