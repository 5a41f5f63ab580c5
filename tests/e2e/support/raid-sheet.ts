/** The loot of a raid as in a user's spreadsheet: 8 bosses, 110 rows, informal slots and types. */
const BOSSES = [
  'Vael the Unlit',
  'The Twin Lanterns',
  "Oru'kai",
  'Mother of Moths',
  'Sable Choir',
  'Ironroot Colossus',
  'The Pale Auditor',
  'Umbra, Last Light',
] as const

/** Slots and item types in informal spelling. */
const KINDS = [
  ['Wrists', 'Plate'],
  ['', 'Ring'],
  ['Main hand', '1H Sword'],
  ['', 'Two-Hand Axe'],
  ['Head', 'Cloth Armor'],
  ['Trinket', ''],
  ['Feet', 'leather'],
  ['Back', 'Cloak'],
  ['Off hand', 'Shield'],
  ['Chest', 'mail'],
] as const

const HEADER = ['Boss', 'Item', 'Slot', 'Type', 'Quality', 'Stat', 'Wowhead', 'Drop chance']
const ROW_COUNT = 110
const FIRST_ID = 970_001

/** Names that must be treated as text. */
const SCRIPT_NAME = '<script>alert("loot")</script>'
const FORMULA_NAME = '=HYPERLINK("http://evil.example","Click")'

export function raidSheet(): string[][] {
  const rows = Array.from({ length: ROW_COUNT }, (_, index) => {
    const [slot, type] = KINDS[index % KINDS.length] ?? ['', '']
    const boss = BOSSES[Math.floor((index * BOSSES.length) / ROW_COUNT)] ?? ''
    const link = `https://www.wowhead.com/item=${FIRST_ID + index}/lantern-${index + 1}`
    return [boss, `Lantern ${index + 1}`, slot, type, 'epic', 'Int', link, '12%']
  })
  const set = (row: number, column: string, text: string) => {
    const cells = rows[row - 1]
    if (cells) cells[HEADER.indexOf(column)] = text
  }
  set(20, 'Item', SCRIPT_NAME)
  set(40, 'Item', FORMULA_NAME)
  // Cells with errors: unknown item type, ambiguous item type, no item id.
  set(12, 'Slot', 'Finger')
  set(12, 'Type', 'Bangle')
  set(53, 'Type', 'Two')
  set(97, 'Wowhead', 'see Discord')
  return [HEADER, ...rows]
}

function toTextCell(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text that Excel puts on the clipboard. */
export function toExcelText(rows: readonly (readonly string[])[]): string {
  return `${rows.map((row) => row.map(toTextCell).join('\t')).join('\r\n')}\r\n`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The HTML that Excel puts on the clipboard. */
export function toExcelHtml(rows: readonly (readonly string[])[]): string {
  const body = rows
    .map((row) => {
      const cells = row.map(
        (text) => `  <td class=xl65 style='height:15.0pt'>${escapeHtml(text)}</td>`,
      )
      return ` <tr height=20 style='height:15.0pt'>\n${cells.join('\n')}\n </tr>`
    })
    .join('\n')
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Excel 15"></head><body><table border=0 cellpadding=0 cellspacing=0><!--StartFragment-->\n${body}\n<!--EndFragment--></table></body></html>`
}
