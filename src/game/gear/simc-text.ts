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
  /** Display name ("Death Knight"). */
  className: string
  /** When the addon made it, in the local time of the player, e.g. "2026-11-20 21:04". */
  madeAt: string | null
  items: GearItem[]
  /**
   * The number of items that it names and the character does not own: choices of the vault, and
   * linked items.
   */
  notOwnedCount: number
  /** The names, or the slots, of items whose lines cannot be read. */
  unreadNames: string[]
  /** Whether the text is unchanged since the addon made it; `missing` if its end is missing. */
  checksum: 'correct' | 'wrong' | 'missing'
}

/** The text, or why it is not one and what to do, in one or two sentences for the user. */
export type ReadSimcText = { text: SimcText; refusal?: never } | { refusal: string; text?: never }

const HOW_TO = 'Type /simc in the game, and copy the whole text.'

const CLASS_LINE =
  /^(deathknight|demonhunter|druid|evoker|hunter|mage|monk|paladin|priest|rogue|shaman|warlock|warrior)="?([^"\n]*)"?$/m
/** "# Frostelle - Frost - 2026-11-20 21:04 - EU/Argent Dawn". */
const HEADER_DATE = /^# [^\n]* - (\d{4}-\d\d-\d\d(?: \d\d:\d\d)?) - [^\n]*$/m
const CHECKSUM_LINE = /^# Checksum: ([\da-f]{1,8})[ \t]*$/im
/** "# Errant Scrollsage's Hood (321)", above the line of the item. */
const NAME_LINE = /^# (.+) \((\d{1,4})\)$/
/** "head=,id=268242,bonus_id=6652/12846"; commented out if it is not worn. */
const ITEM_LINE = /^(# ?)?([a-z_]{4,9}[12]?)=([^,=]*),(.+)$/

/** The sections of the text. Before the first one are the worn items. */
const SECTIONS: ReadonlyMap<string, 'bags' | 'not owned'> = new Map([
  ['Gear from Bags', 'bags'],
  ['Weekly Reward Choices', 'not owned'],
  ['Linked gear', 'not owned'],
])

/**
 * Reads the text of the SimulationCraft addon. Never throws: for another text, the refusal says
 * what it is and what to do. A wrong checksum is no reason to reject the text, because players may
 * edit it.
 */
export function readSimcText(input: string): ReadSimcText {
  if (input.length > SIMC_LENGTH_MAX) {
    return { refusal: `This is longer than 1 MB. ${HOW_TO}` }
  }
  const text = input.replace('\uFEFF', '').trimStart().replaceAll('\r\n', '\n')
  if (text === '') return { refusal: `There is no text. ${HOW_TO}` }
  if (text.startsWith('{')) {
    return { refusal: `This is a simulation report: use “Simulation” for it. ${HOW_TO}` }
  }
  const [, className = '', name = ''] = CLASS_LINE.exec(text) ?? []
  const wearer = findWearer(className, null)
  if (wearer.className === null) {
    return { refusal: `This is not the text of the SimulationCraft addon. ${HOW_TO}` }
  }
  const { items, notOwnedCount, unreadNames } = readItems(text.split('\n', LINES_MAX))
  if (items.length === 0) return { refusal: `This text has no items. ${HOW_TO}` }
  if (items.length + notOwnedCount > GEAR_ITEMS_MAX) {
    return { refusal: `This text has more than ${GEAR_ITEMS_MAX} items. ${HOW_TO}` }
  }
  return {
    text: {
      name: cleanName(name) || null,
      className: wearer.className,
      madeAt: HEADER_DATE.exec(text)?.[1] ?? null,
      items,
      notOwnedCount,
      unreadNames,
      checksum: verifyChecksum(text),
    },
  }
}

function readItems(lines: readonly string[]) {
  const items: GearItem[] = []
  const unreadNames: string[] = []
  let notOwnedCount = 0
  let section: 'worn' | 'bags' | 'not owned' | 'other' = 'worn'
  /** The line above, if it names an item. */
  let named: RegExpExecArray | null = null
  for (const line of lines) {
    // Enough to reject the text.
    if (items.length + notOwnedCount > GEAR_ITEMS_MAX) break
    if (line.startsWith('### ')) section = SECTIONS.get(line.slice(4).trim()) ?? 'other'
    const [, comment, slot = '', , options = ''] = ITEM_LINE.exec(line) ?? []
    const place = toPlace(slot)
    // A commented item above the sections was taken off by hand.
    if (place && section !== 'other' && !(section === 'worn' && comment)) {
      const item = toItem(place, options, named)
      if (!item) unreadNames.push(toName(named?.[1]) ?? slot)
      else if (section === 'not owned') notOwnedCount += 1
      else items.push({ ...item, isWorn: section === 'worn' })
    }
    named = NAME_LINE.exec(line)
  }
  return { items, notOwnedCount, unreadNames }
}

function toItem(place: GearPlace, options: string, named: RegExpExecArray | null) {
  const valueOf = new Map(
    options.split(',', OPTIONS_MAX).map((option): [string, string] => {
      const [key = '', value = ''] = option.split('=', 2)
      return [key, value]
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
  return cleaned === '' || cleaned.length > NAME_MAX ? null : cleaned
}

/** The checksum covers all bytes of the text before its line, with LF as the line end. */
function verifyChecksum(text: string): SimcText['checksum'] {
  const found = CHECKSUM_LINE.exec(text)
  if (!found) return 'missing'
  const actual = adler32(new TextEncoder().encode(text.slice(0, found.index)))
  return actual === Number.parseInt(found[1] ?? '', 16) ? 'correct' : 'wrong'
}
