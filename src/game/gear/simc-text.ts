import { cleanName } from '../names'
import { findWearer } from '../sims/find-wearer'
import { adler32 } from './adler32'
import { toPlace, type GearPlace } from './places'

/*
 * The text that the SimulationCraft addon makes in the game (/simc): what a character wears and has
 * in the bags. It is input that was not checked by anybody.
 */

/** The longest text that is read, in characters; real ones have about 30,000. */
export const SIMC_LENGTH_MAX = 1_000_000
/** Further lines are not read; real texts have about 1,000. */
const LINES_MAX = 20_000
/** Further options of an item are not read; real ones have about ten. */
const OPTIONS_MAX = 100
/** Maximum number of items of a text, and of bonus ids of an item. */
export const GEAR_ITEMS_MAX = 1000
export const BONUS_IDS_MAX = 40

/** An item that the character owns. */
export interface GearItem {
  itemId: number
  name: string | null
  place: GearPlace
  itemLevel: number | null
  bonusIds: number[]
  isWorn: boolean
}

/** A text as the app uses it. Facts that it does not have are null. */
export interface SimcText {
  name: string | null
  /** As the game writes it, or with underscores: "argent_dawn". */
  realm: string | null
  region: string | null
  /** Display name ("Death Knight"). */
  className: string
  /** When the addon made it, in the local time of the player, e.g. "2026-11-20 21:04". */
  madeAt: string | null
  items: GearItem[]
  /**
   * The number of items that it names and the character does not own: choices of the vault, linked
   * items, and items that are commented out above the sections.
   */
  notOwnedCount: number
  /** The names, or the slots, of items whose lines cannot be read. */
  unreadNames: string[]
  /** Whether the text is unchanged since the addon made it; `missing` if its end is missing. */
  checksum: 'correct' | 'wrong' | 'missing'
}

/**
 * The texts, at least one, or why there is none and what to do, in one or two sentences for the user.
 */
export type ReadSimcTexts =
  | { texts: SimcText[]; refusal?: never }
  | { refusal: string; texts?: never }

const HOW_TO = 'Type /simc in the game, and copy the whole text.'

/** `deathknight="Name"`: the option whose name is a class. */
const CLASS_LINE = /^([a-z_]{4,12})="?([^"]*)"?$/
/** "# Frostelle - Frost - 2026-11-20 21:04 - EU/Argent Dawn". */
const HEADER_LINE = /^# .* - (\d{4}-\d\d-\d\d(?: \d\d:\d\d)?) - /
/** "server=argent_dawn" */
const PLACE_LINE = /^(region|server)="?([^"]*)"?$/
const CHECKSUM_LINE = /^# Checksum: ([\da-f]{1,8})[ \t]*$/im
/** "# Errant Scrollsage's Hood (321)", above the line of the item. Loadouts look alike. */
const NAME_LINE = /^# (?!Saved Loadout:)(.+) \((\d{1,4})\)$/
/** "head=,id=268242,bonus_id=6652/12846"; commented out if it is not worn. */
const ITEM_LINE = /^(?:(#)\s*)?([a-z_]{4,9}[12]?)=([^,=]*),(.+)$/
/** Worn, but no gear. */
const NOT_GEAR: ReadonlySet<string> = new Set(['shirt', 'tabard'])
/** What follows a comma within a number: "id=268,242". */
const REST_OF_NUMBER = /^\d[^=]*$/

/** The sections of the text, by the start of their headings. They have commented lines only. */
const SECTIONS: readonly (readonly [heading: RegExp, section: 'bags' | 'not owned'])[] = [
  [/^#+ *Gear from bags\b/i, 'bags'],
  [/^#+ *Weekly reward choices\b/i, 'not owned'],
  [/^#+ *Linked gear\b/i, 'not owned'],
]

/**
 * Reads texts of the SimulationCraft addon: usually one, or those of several characters below each
 * other. Never throws: for another text, the refusal says what it is and what to do. A wrong
 * checksum is no reason to reject a text, because players may edit it.
 */
export function readSimcTexts(input: string): ReadSimcTexts {
  if (input.length > SIMC_LENGTH_MAX) {
    return { refusal: `This is longer than 1 MB. ${HOW_TO}` }
  }
  const text = input.replace('\uFEFF', '').trimStart().replaceAll(/\r\n?/g, '\n')
  if (text === '') return { refusal: `There is no text. ${HOW_TO}` }
  if (text.startsWith('{')) {
    return { refusal: `This is a simulation report: use “Simulation” for it. ${HOW_TO}` }
  }
  const read = splitTexts(text).flatMap((part) => readText(part) ?? [])
  if (read.length === 0) {
    return { refusal: `This is not the text of the SimulationCraft addon. ${HOW_TO}` }
  }
  const texts = read.filter(({ items }) => items.length > 0)
  if (texts.length === 0) return { refusal: `This text has no items. ${HOW_TO}` }
  if (texts.some(({ items, notOwnedCount }) => items.length + notOwnedCount > GEAR_ITEMS_MAX)) {
    return { refusal: `This text has more than ${GEAR_ITEMS_MAX} items. ${HOW_TO}` }
  }
  return { texts }
}

/** The different texts: a further one begins with its header, or else with the line of its class. */
function splitTexts(text: string): string[] {
  const lines = text.split('\n', LINES_MAX)
  const starts = [0]
  let header: number | undefined
  let hasCharacter = false
  for (const [index, line] of lines.entries()) {
    if (HEADER_LINE.test(line.trim())) header ??= index
    if (!findCharacter(line.trim())) continue
    if (hasCharacter) starts.push(header ?? index)
    hasCharacter = true
    header = undefined
  }
  const parts = starts.map((start, at) =>
    lines
      .slice(start, starts[at + 1])
      .join('\n')
      .trimEnd(),
  )
  return [...new Set(parts)]
}

/** Reads the text of one character; null without a line that has the class. */
function readText(text: string): SimcText | null {
  const lines = text.split('\n').map((line) => line.trim())
  const character = lines.map(findCharacter).find((found) => found !== null)
  if (!character) return null
  const places = new Map(
    lines.flatMap((line) => {
      const [, key = '', value] = PLACE_LINE.exec(line) ?? []
      return key === '' ? [] : [[key, toName(value)] as const]
    }),
  )
  const header = lines.find((line) => HEADER_LINE.test(line)) ?? ''
  return {
    ...character,
    realm: places.get('server') ?? null,
    region: places.get('region') ?? null,
    madeAt: HEADER_LINE.exec(header)?.[1] ?? null,
    ...readItems(lines),
    checksum: verifyChecksum(text),
  }
}

/** The name and class of the character, if a line has them. */
function findCharacter(line: string): Pick<SimcText, 'name' | 'className'> | null {
  const [, word = '', name = ''] = CLASS_LINE.exec(line) ?? []
  const { className } = findWearer(word, null)
  return className === null ? null : { name: toName(name), className }
}

/**
 * Lines of items that are not commented out are worn, wherever they stand. The others belong to the
 * last known section. All other lines are ignored, also those between an item and its name.
 */
function readItems(lines: readonly string[]) {
  const items: GearItem[] = []
  const unreadNames: string[] = []
  let notOwnedCount = 0
  let section: 'bags' | 'not owned' = 'not owned'
  /** The last line that names an item. */
  let named: RegExpExecArray | null = null
  for (const line of lines) {
    // Enough to reject the text.
    if (items.length + notOwnedCount > GEAR_ITEMS_MAX) break
    const [, comment, slot = '', , options = ''] = ITEM_LINE.exec(line) ?? []
    const place = toPlace(slot)
    const started = SECTIONS.find(([heading]) => heading.test(line))
    const name = NAME_LINE.exec(line)
    if (started) section = started[1]
    else if (place) {
      const item = toItem(place, options, named)
      if (!item) unreadNames.push(toName(named?.[1]) ?? slot)
      else if (comment && section === 'not owned') notOwnedCount += 1
      else items.push({ ...item, isWorn: !comment })
    } else if (name) named = name
    if (place || NOT_GEAR.has(slot)) named = null
  }
  return { items, notOwnedCount, unreadNames }
}

function toItem(place: GearPlace, options: string, named: RegExpExecArray | null) {
  const parts = options.split(',', OPTIONS_MAX)
  if (parts.some((part) => REST_OF_NUMBER.test(part.trim()))) return null
  const valueOf = new Map(
    parts.map((option): [string, string] => {
      const [key = '', value = ''] = option.split('=', 2)
      return [key.trim(), value.trim()]
    }),
  )
  const itemId = toId(valueOf.get('id'))
  if (itemId === null) return null
  const bonusIds = (valueOf.get('bonus_id') ?? '').split(/[/:]/, BONUS_IDS_MAX)
  const level = Number(named?.[2] ?? valueOf.get('ilevel') ?? 0)
  return {
    itemId,
    name: toName(named?.[1]),
    place,
    itemLevel: Number.isInteger(level) && level > 0 && level <= 9999 ? level : null,
    bonusIds: bonusIds.flatMap((id) => toId(id) ?? []),
  }
}

/** An id of the game: a positive integer of 32 bits. */
function toId(value = ''): number | null {
  const id = /^\d{1,10}$/.test(value) ? Number(value) : 0
  return id > 0 && id < 2 ** 31 ? id : null
}

const NAME_MAX = 200
/** Characters that the server rejects. */
// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const NOT_ALLOWED = /[\u0000-\u001F\p{Surrogate}]/gu

function toName(name = ''): string | null {
  const cleaned = cleanName(name.replaceAll(NOT_ALLOWED, ''))
  const isUsable = cleaned !== '' && cleaned.length <= NAME_MAX && !cleaned.includes('\uFFFD')
  return isUsable ? cleaned : null
}

/** The checksum covers all bytes of the text before its line, with LF as the line end. */
function verifyChecksum(text: string): SimcText['checksum'] {
  const found = CHECKSUM_LINE.exec(text)
  if (!found) return 'missing'
  const actual = adler32(new TextEncoder().encode(text.slice(0, found.index)))
  return actual === Number.parseInt(found[1] ?? '', 16) ? 'correct' : 'wrong'
}
