/** The name in the address of an item's page. */
const LINKED_NAME = /\bitem=\d+\/(?<slug>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)/i

/** Words that names write in lower case, except at the start. */
const SMALL_WORDS = /(?<= )(?:A|An|And|At|By|For|From|In|Of|On|The|To|With)(?= )/g

/**
 * Returns the name in a link to an item's page, or undefined: "item=5/heart-of-ice" becomes "Heart
 * of Ice". It lacks the punctuation of the item's own name.
 */
export function linkedName(text: string): string | undefined {
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
