import type { Difficulty } from '../difficulties'
import { nameKey } from '../names'

/** The game's ids of the difficulties of raids; 233 is Mythic for a flexible group. */
const DIFFICULTY_OF_ID: Readonly<Partial<Record<string, Difficulty>>> = {
  14: 'Normal',
  15: 'Heroic',
  16: 'Mythic',
  17: 'LFR',
  233: 'Mythic',
}

/** The names of the difficulties in the languages of the game. */
const WORDS: Readonly<Record<Difficulty, readonly string[]>> = {
  LFR: [
    'LFR',
    'Looking For Raid',
    'Raid Finder',
    'Schlachtzugsbrowser',
    'Outil Raids',
    'Buscador de bandas',
    'Buscador de raid',
    'Localizador de Raides',
    'Ricerca delle incursioni',
    'Поиск рейда',
    '공격대 찾기',
  ],
  Normal: ['Normal', 'Normale', 'Обычный', '일반'],
  Heroic: ['Heroic', 'Heroisch', 'Héroïque', 'Heroico', 'Heroica', 'Eroica', 'Героический', '영웅'],
  Mythic: ['Mythic', 'Mythisch', 'Mythique', 'Mítico', 'Mítica', 'Mitica', 'Эпохальный', '신화'],
}

const DIFFICULTY_OF_WORD = new Map(
  Object.entries(WORDS).flatMap(([difficulty, words]) =>
    // Object.entries widens the keys to string.
    words.map((word) => [nameKey(word), difficulty as Difficulty]),
  ),
)

/**
 * The difficulty of a row: by its id; without one by the end of the instance's name ("Uldir-Heroic"). Null if
 * it is none of a raid.
 */
export function readDifficulty(id: string, instance: string): Difficulty | null {
  if (id !== '') return DIFFICULTY_OF_ID[id] ?? null
  const hyphen = instance.lastIndexOf('-')
  if (hyphen === -1) return null
  return DIFFICULTY_OF_WORD.get(nameKey(instance.slice(hyphen + 1))) ?? null
}
