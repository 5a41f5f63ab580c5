import { matchesWord } from '@/game/word-search'

/** A text with its words, as `toWords` returns them. */
export interface IndexedText {
  text: string
  words: readonly string[]
}

/** Finds texts without reading all of them. Texts are identified by their place in the given list. */
export interface TextIndex {
  /** The places of the texts that contain all parts, in ascending order. */
  containing: (parts: readonly string[]) => number[]
  /** The places of the texts with a match for every word (`matchesWord`), in ascending order. */
  resembling: (words: readonly string[]) => number[]
}

/**
 * Indexes texts by their pairs of neighbouring characters and by their words. A search reads only the texts with its
 * rarest pair. 20,000 names need 60 ms and 6 MB.
 */
export function indexTexts(texts: readonly IndexedText[]): TextIndex {
  const placesOfPair = new Map<string, number[]>()
  const placesOfWord = new Map<string, number[]>()
  for (const [place, { text, words }] of texts.entries()) {
    for (const pair of pairsOf(text)) addPlace(placesOfPair, pair, place)
    for (const word of words) addPlace(placesOfWord, word, place)
  }

  return {
    containing(parts) {
      const found = parts.flatMap(pairsOf).map((pair) => placesOfPair.get(pair) ?? [])
      const [rarest = [...texts.keys()]] = found.toSorted((a, b) => a.length - b.length)
      return rarest.filter((place) => parts.every((part) => texts[place]?.text.includes(part)))
    },
    resembling(words) {
      /** Per text, how many words have matched so far; at most 255. */
      const matched = new Uint8Array(texts.length)
      for (const [count, word] of words.entries()) {
        for (const [known, places] of placesOfWord) {
          if (!matchesWord(word, known)) continue
          for (const place of places) if (matched[place] === count) matched[place] = count + 1
        }
      }
      return [...texts.keys()].filter((place) => matched[place] === words.length)
    },
  }
}

/** Adds a place to those of a key, after the earlier ones. */
export function addPlace<Key>(places: Map<Key, number[]>, key: Key, place: number) {
  const known = places.get(key)
  if (!known) places.set(key, [place])
  else if (known.at(-1) !== place) known.push(place)
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(text.length - 1, 0) }, (_, start) =>
    text.slice(start, start + 2),
  )
}
