/** Copies text to the clipboard. Returns false if the browser does not allow it, e.g. without TLS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
