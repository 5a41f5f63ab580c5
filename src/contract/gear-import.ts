import * as z from 'zod/mini'
import { GEAR_PLACES } from '@/game/gear/places'
import { BONUS_IDS_MAX, GEAR_ITEMS_MAX, type GearItem } from '@/game/gear/simc-text'
import { defineCall } from './call'
import { flag, integer, listOf, objectOf, oneOf, requiredList, text } from './fields'
import { gearSchema } from './gear'

/*
 * Importing the text of the SimulationCraft addon, apart from `gear.ts`, which the pages of
 * wishlists load.
 */

export const importGear = defineCall({
  method: 'PUT',
  path: '/api/characters/:characterId/gear',
  summary:
    'Stores the items that a text of the SimulationCraft addon names as worn or in the bags, in place of those of an earlier text. The answer is 400 if className is not the class of the character.',
  access: 'session',
  otherStatuses: [403],
  body: objectOf({
    /** The class that the text names. */
    className: z.nullish(text(50)),
    items: requiredList(
      objectOf({
        itemId: integer(1),
        name: z.nullish(text(200)),
        place: oneOf(GEAR_PLACES, 'Place'),
        itemLevel: z.nullish(integer(1, 9999)),
        bonusIds: listOf(integer(1), BONUS_IDS_MAX),
        isWorn: flag,
      } satisfies Record<keyof GearItem, unknown>),
      GEAR_ITEMS_MAX,
      'The text has no items',
      `A text has at most ${GEAR_ITEMS_MAX} items`,
    ),
  }),
  key: 'gear',
  answer: gearSchema,
})
