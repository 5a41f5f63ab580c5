import type { Choice } from './columns'
import { toItemKey, toSingular } from './normalize-words'

/** The minimum length of an abbreviation that is matched by prefix: "Int", "Trin". */
const PREFIX_FROM = 3

/** A choice with the normalized words that identify it, in singular and plural. */
interface IndexedChoice {
  choice: Choice
  labelKey: string
  keys: ReadonlySet<string>
  synonymKeys: ReadonlySet<string>
}

/** Caches the index of each list of choices, because a paste of 500 rows matches thousands of words. */
const indexes = new WeakMap<readonly Choice[], readonly IndexedChoice[]>()

function indexChoices(choices: readonly Choice[]): readonly IndexedChoice[] {
  const cached = indexes.get(choices)
  if (cached) return cached
  const index = choices.map((choice) => ({
    choice,
    labelKey: toItemKey(choice.label),
    keys: toKeys([choice.label, choice.value]),
    synonymKeys: toKeys(choice.synonyms ?? []),
  }))
  indexes.set(choices, index)
  return index
}

function toKeys(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(toItemKey).flatMap((key) => [key, toSingular(key)]))
}

/**
 * Finds the choice that a word identifies: by label or value, by synonym, or by the first letters of
 * its label. Case, punctuation and plurals are ignored. Returns undefined if none or several match.
 */
export function matchWord(text: string, choices: readonly Choice[]): Choice | undefined {
  const exact = choices.find(({ label }) => label === text)
  if (exact) return exact
  const key = toItemKey(text)
  if (key === '') return undefined
  const singular = toSingular(key)
  const index = indexChoices(choices)
  const named =
    index.find(({ keys }) => keys.has(key)) ?? index.find(({ keys }) => keys.has(singular))
  if (named) return named.choice
  const synonymous = index.filter(
    ({ synonymKeys }) => synonymKeys.has(key) || synonymKeys.has(singular),
  )
  if (synonymous.length > 0) return onlyOne(synonymous)
  if (key.length < PREFIX_FROM) return undefined
  return onlyOne(index.filter(({ labelKey }) => labelKey.startsWith(key)))
}

function onlyOne(matches: readonly IndexedChoice[]): Choice | undefined {
  return matches.length === 1 ? matches[0]?.choice : undefined
}
