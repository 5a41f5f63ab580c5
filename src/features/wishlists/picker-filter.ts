import { ITEM_TYPES, SLOTS } from '@/game/items'
import * as z from 'zod/mini'

/** What narrows the picker, as it stands in the address; what is missing narrows nothing. */
export const pickerFilterSchema = z.object({
  slot: z.catch(z.optional(z.enum(SLOTS)), undefined),
  /** The id of a boss. */
  boss: z.catch(z.optional(z.string()), undefined),
  type: z.catch(z.optional(z.enum(ITEM_TYPES)), undefined),
  /** Also what this class and specialization cannot have. */
  everything: z.catch(z.optional(z.boolean()), undefined),
})
export type PickerFilter = z.output<typeof pickerFilterSchema>
