import { ITEM_TYPES, SLOTS } from '@/game/items'
import * as z from 'zod/mini'
import type { PickerLoot } from './use-raid-loot'

/** The picker's filters, as search parameters of the URL. A missing filter has no effect. */
export const pickerFilterSchema = z.object({
  slot: z.catch(z.optional(z.enum(SLOTS)), undefined),
  /** A boss id. */
  boss: z.catch(z.optional(z.string()), undefined),
  type: z.catch(z.optional(z.enum(ITEM_TYPES)), undefined),
  /** Include items that are not offered to the list's specialization. */
  includesOtherSpecs: z.catch(z.optional(z.boolean()), undefined),
})
export type PickerFilter = z.output<typeof pickerFilterSchema>

/** The filters without those that the backend offers no data for. */
export function knownFilter(
  filter: PickerFilter,
  { hasBosses, hasOtherSpecs }: Pick<PickerLoot, 'hasBosses' | 'hasOtherSpecs'>,
): PickerFilter {
  return {
    ...filter,
    boss: hasBosses ? filter.boss : undefined,
    includesOtherSpecs: hasOtherSpecs ? filter.includesOtherSpecs : undefined,
  }
}
