/**
 * Reads the quoted cell that starts at an index. Returns its text, with doubled quotes made single,
 * and the index after its closing quote; null if there is no quote, or if none closes the cell, as
 * in: "Big" Bertha
 * @param isEnd whether a cell can end before this index: at a delimiter, a line break or the end
 */
export function readQuotedCell(text: string, start: number, isEnd: (index: number) => boolean) {
  if (text[start] !== '"') return null
  let close = text.indexOf('"', start + 1)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close === -1 || !isEnd(close + 1)) return null
  return { cell: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 }
}
