/** Maximum number of UTF-16 units in a message of Discord. */
export const MESSAGE_LENGTH_MAX = 2000

/** The lines of sections with their titles; those without lines are left out. */
export function joinSections(sections: readonly { title: string; lines: readonly string[] }[]) {
  return sections.flatMap(({ title, lines: [first, ...rest] }) =>
    // A title is in the same message as its first line.
    first === undefined ? [] : [`**${escapeMarkdown(title)}**\n${first}`, ...rest],
  )
}

/** Joins lines to as few messages as possible. A line that is longer than a message is cut. */
export function splitMessages(lines: readonly string[]): string[] {
  const messages: string[] = []
  for (const line of lines) {
    const whole = cut(line)
    const last = messages.at(-1)
    if (last !== undefined && last.length + 1 + whole.length <= MESSAGE_LENGTH_MAX) {
      messages[messages.length - 1] = `${last}\n${whole}`
    } else messages.push(whole)
  }
  return messages
}

/** Never cuts within a character. */
function cut(line: string): string {
  if (line.length <= MESSAGE_LENGTH_MAX) return line
  return `${line.slice(0, MESSAGE_LENGTH_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/**
 * Escapes what Discord would show as formatting, a link, an emoji or a mention. A colon before a
 * space is none.
 */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\*_~`|>#[\]<@]|:(?!\s)/g, (character) => `\\${character}`)
}
