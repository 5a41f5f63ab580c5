import type { Season } from '@/contract/admin/admin-season'
import { parseIdRanges } from '@/game/gear/season-tracks'
import { TRACK_LABELS, TRACKS, type Track } from '@/game/gear/upgrade-track'
import { nameSome } from '@/lib/name-some'

type Tracks = Pick<Season, Track>

/**
 * What is doubtful about the bonus ids of a season, by track: ids that other tracks or other seasons
 * have too, e.g. "12825-12830 are Veteran of Midnight Season 2". Texts that are no ids have no
 * doubts.
 */
export function findClashes(
  values: Tracks,
  others: readonly Season[],
): Partial<Record<Track, string>> {
  const clashes = TRACKS.map((track) => {
    const ranges = parseIdRanges(values[track]) ?? []
    const taken = [
      ...takenBy(values, 'this season').filter(({ track: other }) => other !== track),
      ...others.flatMap((season) => takenBy(season, season.name)),
    ]
    const texts = ranges.flatMap((range) =>
      taken.flatMap((other) => {
        const first = Math.max(range.first, other.first)
        const last = Math.min(range.last, other.last)
        if (first > last) return []
        const ids = first === last ? `${first} is` : `${first}-${last} are`
        return `${ids} ${TRACK_LABELS[other.track]} of ${other.name}`
      }),
    )
    return [track, nameSome(texts)] as const
  })
  return Object.fromEntries(clashes.filter(([, text]) => text !== ''))
}

function takenBy(season: Tracks, name: string) {
  return TRACKS.flatMap((track) =>
    (parseIdRanges(season[track]) ?? []).map((range) => ({ ...range, track, name })),
  )
}
