import { DIFFICULTIES } from '../difficulties'

/** The upgrade tracks of raid items, lowest first: of LFR, Normal, Heroic and Mythic. */
export const TRACKS = ['veteran', 'champion', 'hero', 'myth'] as const
export type Track = (typeof TRACKS)[number]

export const TRACK_LABELS: Record<Track, string> = {
  veteran: 'Veteran',
  champion: 'Champion',
  hero: 'Hero',
  myth: 'Myth',
}

/** The label of a track, or the value itself if the track is unknown. */
export function trackLabel(value: string): string {
  const track = TRACKS.find((known) => known === value)
  return track ? TRACK_LABELS[track] : value
}

/**
 * Compares the track of an owned item with the track that drops on a difficulty: `enough` if it is
 * the same or a higher one, `lower`, or null if either is unknown.
 */
export function compareTrack(
  track: string | null | undefined,
  difficulty: string,
): 'enough' | 'lower' | null {
  const owned = TRACKS.findIndex((known) => known === track)
  const dropped = DIFFICULTIES.findIndex((known) => known === difficulty)
  if (owned === -1 || dropped === -1) return null
  return owned >= dropped ? 'enough' : 'lower'
}
