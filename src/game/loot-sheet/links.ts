/** The name in the address of an item's page. */
const LINKED_NAME = /\bitem=\d+\/(?<slug>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)/i

/** Longer texts are no links. */
const LENGTH_MAX = 1000

/** The forms in which addons, chats and sites write a link to an item, some with its name. */
const FORMS: readonly RegExp[] = [
  // The game's chat: perhaps with the speaker before it, or a count behind it.
  /\|Hitem:[^|]*\|h\[(?<name>[^[\]]*)\]\|h/i,
  /^\[?item:[\d:-]+\]?$/i,
  // Markdown and BBCode.
  /^\[+(?<name>[^[\]]+)\]+\(\S+\)$/,
  /^\[(?:item|url)=[^\]]*\](?:(?<name>[^[]*)\[\/(?:item|url)\])?$/i,
  // An address, alone or behind the name.
  /^(?:(?<name>[^<>|[\]]*[^<>|[\]\s:–-])[\s:–-]+)?<?(?:https?:\/\/|[\w.]*wowhead\.com\/)\S+$/i,
]

/** The text without the escapes of addons, the icons in it, and emphasis around it. */
function toPlain(text: string): string {
  return text
    .replaceAll(/\\124|\|\|/g, '|')
    .replaceAll(/ ?\|A:[^|]*\|a/g, '')
    .replaceAll(/^[\s*_~`"“]+|[\s*_~`"”]+$/g, '')
}

/** The form that a text has; undefined if it is no link, or has other words than a name. */
function formOf(text: string): RegExpExecArray | null | undefined {
  if (text.length > LENGTH_MAX) return undefined
  return FORMS.map((form) => form.exec(toPlain(text))).find((found) => found)
}

/** Whether a text is a link to an item, perhaps with the item's name, and nothing else. */
export function isLinkOnly(text: string): boolean {
  return Boolean(formOf(text))
}

/** A name in the brackets that the game and addons put around it, with or without its colour. */
const BRACKETS = /^(?:\|c[^[|]*)?\[(?<name>[^[\]]+)\](?:\|r)?$/

/** The name of an item without what the game's chat writes around it. */
export function bareName(text: string): string {
  if (text.length > LENGTH_MAX || isLinkOnly(text)) return text
  return BRACKETS.exec(toPlain(text))?.groups?.name ?? text
}

/** Words that names write in lower case, except at the start. */
const SMALL_WORDS = /(?<= )(?:A|An|And|At|By|For|From|In|Of|On|The|To|With)(?= )/g

/**
 * Returns the name in a link to an item, or undefined: as it is written, or from the address of its
 * page; "item=5/heart-of-ice" becomes "Heart of Ice", which lacks the punctuation of the item's own
 * name.
 */
export function linkedName(text: string): string | undefined {
  const name = formOf(text)?.groups?.name?.trim()
  if (name) return name
  return LINKED_NAME.exec(text)
    ?.groups?.slug?.replaceAll('-', ' ')
    .replaceAll(/\b\w/g, (letter) => letter.toUpperCase())
    .replaceAll(SMALL_WORDS, (word) => word.toLowerCase())
}

const OTHER_PAGE = /wowhead\.com\/(?:[a-z-]+\/)*(?!item=)(?<kind>[a-z-]+)=\d/i

/** What a link leads to that is not an item's page: "spell", "npc"; undefined otherwise. */
export function linkedOther(text: string): string | undefined {
  return OTHER_PAGE.exec(text)?.groups?.kind
}
