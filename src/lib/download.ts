/** What file systems do not take in a name. */
const NOT_IN_NAMES = /[\\/:*?"<>|]/g

/** Has the browser save a text as a file. */
export function downloadFile(name: string, text: string, type: string) {
  // Spreadsheets take a file for UTF-8 only when it starts with a byte order mark; JSON has none.
  const mark = type === 'text/csv' ? '\uFEFF' : ''
  const url = URL.createObjectURL(new Blob([mark, text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name.replaceAll(NOT_IN_NAMES, '-')
  link.click()
  URL.revokeObjectURL(url)
}
