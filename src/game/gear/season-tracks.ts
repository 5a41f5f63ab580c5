import { TRACKS, type Track } from './upgrade-track'

/** The bonus ids of each track in a season of the game, as `parseIdRanges` reads them. */
export type SeasonTracks = Readonly<Record<Track, string>>

/** The data of an item that decide its track. */
export interface TrackTraits {
  bonusIds: readonly number[]
  /** The text above the item level in the game, e.g. "Heroic". */
  description: string | null
}

/** The track of an item; null if it is not known. */
export type TrackOf = (item: TrackTraits) => Track | null

interface IdRange {
  first: number
  last: number
}

const ID_RANGE = /^(\d{1,9})(?:[-–](\d{1,9}))?$/

/**
 * Reads ids and ranges of ids, e.g. "10256, 10261-10265"; commas, semicolons, spaces and new lines
 * separate them. Null if the text is something else or a range ends before it starts. An empty text
 * has none.
 */
export function parseIdRanges(text: string): IdRange[] | null {
  const ranges: IdRange[] = []
  const parts = text.replaceAll(/\s*[-–]\s*/g, '-').split(/[\s,;]+/)
  for (const part of parts.filter((one) => one !== '')) {
    const found = ID_RANGE.exec(part)
    const first = Number(found?.[1])
    const last = Number(found?.[2] ?? first)
    if (!found || last < first) return null
    ranges.push({ first, last })
  }
  return ranges
}

/** Descriptions of items whose track is not among their bonus ids. */
const DESCRIBED: Readonly<Record<string, Track>> = {
  'raid finder': 'veteran',
  veteran: 'veteran',
  normal: 'champion',
  champion: 'champion',
  heroic: 'hero',
  hero: 'hero',
  mythic: 'myth',
  myth: 'myth',
}

/**
 * Returns the function that finds the track of an item: from its bonus ids, else from its
 * description, else null. The item level does not decide it, because the levels of Hero and Myth
 * overlap. Bonus ids of different tracks decide nothing either (docs/specification.md, section 10).
 */
export function indexTracks(seasons: readonly SeasonTracks[]): TrackOf {
  const ranges = TRACKS.flatMap((track) =>
    seasons.flatMap((season) =>
      (parseIdRanges(season[track]) ?? []).map((range) => ({ ...range, track })),
    ),
  )
  return ({ bonusIds, description }) => {
    const found = new Set(
      bonusIds.flatMap((id) =>
        ranges.filter(({ first, last }) => first <= id && id <= last).map(({ track }) => track),
      ),
    )
    if (found.size === 1) return [...found][0] ?? null
    // "Hero 3/6" is the track with the level of the upgrade.
    const [words = ''] = description?.toLowerCase().split(/[:\d]/, 1) ?? []
    return DESCRIBED[words.trim()] ?? null
  }
}
