import * as z from 'zod/mini'
import { defineCall } from '../call'
import { awardSchema } from './guild-awards'
import { wantSchema } from './wants'

/*
 * What a guild knows of its raiders, to its members: the feature `raiders`. Rules:
 * docs/specification.md, section 10.
 */

export const getDecision = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/awards/:awardId',
  summary:
    'Returns an award, and the lists that wanted the item when it was awarded, by rank, as far as their characters still share. Of each list only what concerns the item is kept: no other wishes. Imported awards have no candidates.',
  access: 'session',
  key: 'decision',
  answer: z.object({ award: awardSchema, candidates: z.array(wantSchema) }),
})
