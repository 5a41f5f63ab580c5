import { DIFFICULTIES, type Difficulty } from '../difficulties'
import { nameKey } from '../names'

/** The game's ids of the difficulties of raids; 233 is Mythic for a flexible group. */
const DIFFICULTY_OF_ID: Readonly<Partial<Record<string, Difficulty>>> = {
  14: 'Normal',
  15: 'Heroic',
  16: 'Mythic',
  17: 'LFR',
  233: 'Mythic',
}

/**
 * The game's creation contexts of items that drop in raids; those from 82 on are of the last bosses
 * of a raid.
 */
const CONTEXTS: Readonly<Record<Difficulty, readonly number[]>> = {
  LFR: [4, 83, 90, 94],
  Normal: [3, 82, 89, 93],
  Heroic: [5, 84, 91, 95],
  Mythic: [6, 85, 92, 96],
}

const DIFFICULTY_OF_CONTEXT: Readonly<Partial<Record<string, Difficulty>>> = Object.fromEntries(
  DIFFICULTIES.flatMap((difficulty) =>
    CONTEXTS[difficulty].map((context) => [context, difficulty]),
  ),
)

/** The names of the difficulties in the eleven languages of the game's clients. */
const WORDS: Readonly<Record<Difficulty, string>> = {
  LFR: `LFR|Looking For Raid|Raid Finder|Schlachtzugsbrowser|Outil Raids|Recherche de raid|
    Buscador de bandas|Buscador de raid|Localizador de Raides|Ricerca delle incursioni|
    Поиск рейда|Система поиска рейдов|공격대 찾기|随机|随机团队|团队查找器|隨機|隨機團隊|團隊搜尋器`,
  Normal: 'Normal|Normale|Обычный|Обычная|일반|普通',
  Heroic:
    'Heroic|Heroisch|Héroïque|Heroico|Heroica|Eroico|Eroica|Героический|Героическая|영웅|英雄',
  Mythic: 'Mythic|Mythisch|Mythique|Mítico|Mítica|Эпохальный|Эпохальная|신화|史诗|史詩|傳奇',
}

const DIFFICULTY_OF_WORD = new Map(
  Object.entries(WORDS).flatMap(([difficulty, words]) =>
    // Object.entries widens the keys to string.
    words.split('|').map((word) => [nameKey(word), difficulty as Difficulty]),
  ),
)

/**
 * Reads the name of an instance, and the difficulty of a raid that follows it, from "Uldir-Heroic":
 * the addon writes the difficulty after the last hyphen, in the language of
 * the game.
 * @param hasId whether the row has the id of its difficulty, so that any word after the hyphen
 *   names it
 */
export function readInstance(text: string, hasId: boolean) {
  const hyphen = text.lastIndexOf('-')
  const word = hyphen === -1 ? '' : text.slice(hyphen + 1).trim()
  const difficulty = DIFFICULTY_OF_WORD.get(nameKey(word)) ?? null
  // "Azjol-Nerub" has no difficulty.
  const hasDifficulty = hyphen !== -1 && (hasId || difficulty !== null || word === '')
  return { name: (hasDifficulty ? text.slice(0, hyphen) : text).trim(), difficulty }
}

/**
 * The difficulty with an id of the game; null for ids of other difficulties than those of raids.
 */
export function difficultyOfId(id: string): Difficulty | null {
  return DIFFICULTY_OF_ID[id] ?? null
}

/** The game's ids of the difficulties of dungeons. */
const DUNGEON_IDS: ReadonlySet<string> = new Set(['1', '2', '8', '19', '23', '24'])

/** Whether the id of a difficulty is of a dungeon. */
export function isOfDungeon(id: string): boolean {
  return DUNGEON_IDS.has(id)
}

/**
 * The difficulty on which an item has dropped, by the creation context in its item string, which is
 * the twelfth number; null if the string has none or one of something else than a raid.
 */
export function difficultyOfItem(itemString: string): Difficulty | null {
  const context = /item:(?:[-\d]*:){11}(?<context>\d+)/.exec(itemString)?.groups?.context
  return DIFFICULTY_OF_CONTEXT[context ?? ''] ?? null
}
