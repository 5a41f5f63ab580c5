import type { Choice } from './choices'
import { toItemKey, toSingular } from './normalize-words'

/** The minimum length of an abbreviation that is matched by prefix: "Int", "Trin". */
const PREFIX_FROM = 3

/** A choice with the normalized words that identify it, in singular and plural. */
interface IndexedChoice {
  choice: Choice
  labelKey: string
  keys: ReadonlySet<string>
  synonymKeys: ReadonlySet<string>
  singularSynonymKeys: ReadonlySet<string>
}

/** A paste of 500 rows matches thousands of words. */
const indexes = new WeakMap<readonly Choice[], readonly IndexedChoice[]>()

function indexChoices(choices: readonly Choice[]): readonly IndexedChoice[] {
  const cached = indexes.get(choices)
  if (cached) return cached
  const index = choices.map((choice) => ({
    choice,
    labelKey: toItemKey(choice.label),
    keys: new Set(toKeys([choice.label, choice.value]).flatMap((key) => [key, toSingular(key)])),
    synonymKeys: new Set(toKeys(choice.synonyms ?? [])),
    singularSynonymKeys: new Set(toKeys(choice.synonyms ?? []).map(toSingular)),
  }))
  indexes.set(choices, index)
  return index
}

function toKeys(words: readonly string[]): string[] {
  return words.map(toItemKey)
}

/**
 * Finds the choice that a word identifies: by label or value, by synonym, or by the first letters
 * of its label. Case, punctuation and plurals are ignored. Returns undefined if none or several
 * match.
 */
export function matchWord(text: string, choices: readonly Choice[]): Choice | undefined {
  const matches = matchWords(text, choices)
  return matches.length === 1 ? matches[0] : undefined
}

/** Like `matchWord`, but returns all choices that an ambiguous word can mean. */
export function matchWords(text: string, choices: readonly Choice[]): readonly Choice[] {
  const exact = choices.find(({ label }) => label === text)
  if (exact) return [exact]
  const key = toItemKey(text)
  if (key === '') return []
  const singular = toSingular(key)
  const index = indexChoices(choices)
  const named =
    index.find(({ keys }) => keys.has(key)) ?? index.find(({ keys }) => keys.has(singular))
  if (named) return [named.choice]
  // An exact synonym comes first: the French "mains" (hands) is no plural of "main" (main hand).
  const rules: ((candidate: IndexedChoice) => boolean)[] = [
    ({ synonymKeys }) => synonymKeys.has(key),
    ({ singularSynonymKeys }) => singularSynonymKeys.has(singular),
    ({ labelKey }) => key.length >= PREFIX_FROM && labelKey.startsWith(key),
  ]
  for (const rule of rules) {
    const matches = index.filter(rule)
    if (matches.length > 0) return matches.map(({ choice }) => choice)
  }
  return []
}
