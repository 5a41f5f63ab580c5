/** Characters that file systems do not allow in file names. */
const FORBIDDEN_CHARACTERS = /[\\/:*?"<>|]/g

/** Downloads a text as a file. */
export function downloadFile(name: string, text: string, type: string) {
  // Spreadsheet programs read CSV as UTF-8 only with a byte order mark; JSON must not have one.
  const mark = type === 'text/csv' ? '\uFEFF' : ''
  const url = URL.createObjectURL(new Blob([mark, text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name.replaceAll(FORBIDDEN_CHARACTERS, '-')
  link.click()
  URL.revokeObjectURL(url)
}
