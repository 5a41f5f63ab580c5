import * as z from 'zod/mini'
import { parseIdRanges } from '@/game/gear/season-tracks'
import { defineCall } from '../call'
import { objectOf, requiredName, text } from '../fields'
import { answeredId, type SeasonId } from '../ids'

/*
 * The bonus ids of items that belong to each upgrade track, by season of the game. Part of the
 * feature `gear`.
 */

/** Bonus ids and ranges of them; may be empty. */
const idRanges = text(500).check(
  z.refine(
    (input) => parseIdRanges(input) !== null,
    'Enter ids and ranges, e.g. 10256, 10261-10265',
  ),
)

/** The fields of a season, for the form and the calls. */
export const seasonForm = objectOf({
  name: requiredName(100, 'Season name is required'),
  veteran: idRanges,
  champion: idRanges,
  hero: idRanges,
  myth: idRanges,
})

const seasonSchema = z.object({
  id: answeredId<SeasonId>(),
  name: z.string(),
  veteran: z.string(),
  champion: z.string(),
  hero: z.string(),
  myth: z.string(),
})
export type Season = z.output<typeof seasonSchema>

export const listSeasons = defineCall({
  method: 'GET',
  path: '/api/admin/seasons',
  summary: 'Lists the seasons with the bonus ids of their upgrade tracks, newest first.',
  access: 'admin',
  key: 'seasons',
  answer: z.array(seasonSchema),
})

export const createSeason = defineCall({
  method: 'POST',
  path: '/api/admin/seasons',
  summary: 'Creates a season. The answer is 409 if another one has the name.',
  access: 'admin',
  body: seasonForm,
  status: 201,
  key: 'season',
  answer: seasonSchema,
})

export const updateSeason = defineCall({
  method: 'PUT',
  path: '/api/admin/seasons/:seasonId',
  summary: 'Changes the given fields of a season.',
  access: 'admin',
  body: z.partial(seasonForm),
  key: 'season',
  answer: seasonSchema,
})

export const deleteSeason = defineCall({
  method: 'DELETE',
  path: '/api/admin/seasons/:seasonId',
  summary: 'Deletes a season.',
  access: 'admin',
  status: 204,
})
