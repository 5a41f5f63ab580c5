/** The name in the address of an item's page. */
const LINKED_NAME = /\bitem=\d+\/(?<slug>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)/i

/** The name in a link of the game's chat, `|Hitem:5::|h[Cap]|h`, or of Markdown, `[Cap](…)`. */
const WRITTEN_NAME = /\|h\[(?<inChat>[^[\]|]+)\]\|h|^\[(?<written>[^[\]]+)\]\(/

/**
 * A text that is a link to an item and nothing else: an address, alone or in Markdown, a link of
 * the game's chat with or without its colour, the item string that it has, or BBCode.
 */
const LINK_ONLY =
  /^(?:(?:https?:\/\/|[\w.]*wowhead\.com\/)\S+|<https?:\/\/\S+>|\[[^[\]]+\]\(\S+\)|(?:\|c[^|]*)?\|Hitem:[^|]*\|h\[[^[\]|]*\]\|h(?:\|r)?|item:[\d:-]+|\[item=[^\]]*\](?:[^[]*\[\/item\])?)$/i

export function isLinkOnly(text: string): boolean {
  return LINK_ONLY.test(text)
}

/** Words that names write in lower case, except at the start. */
const SMALL_WORDS = /(?<= )(?:A|An|And|At|By|For|From|In|Of|On|The|To|With)(?= )/g

/**
 * Returns the name in a link to an item, or undefined: as it is written, or from the address of its
 * page; "item=5/heart-of-ice" becomes "Heart of Ice", which lacks the punctuation of the item's own
 * name.
 */
export function linkedName(text: string): string | undefined {
  const { inChat, written } = WRITTEN_NAME.exec(text)?.groups ?? {}
  if (inChat ?? written) return inChat ?? written
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
