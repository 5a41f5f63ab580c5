import type { lootRow } from '@/contract/loot-item'
import { contradictionOf, ITEM_TYPE_OF_SLOT, SLOT_OF_ITEM_TYPE } from '@/game/item-slots'
import type { ItemType, Slot } from '@/game/items'
import { CheckField } from '@/ui/form/check-field'
import { SelectField } from '@/ui/form/select-field'
import type { ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { RARITY_OPTIONS, SLOT_OPTIONS, STAT_OPTIONS, TYPE_OPTIONS } from './item-options'
import { FieldWarning } from '../components/field-warning'

type KindValues = Pick<
  z.input<typeof lootRow>,
  'isTokenItem' | 'itemSlot' | 'itemType' | 'rarity' | 'primaryStat'
>

/** As if the user had chosen the value. */
const FILLED = { shouldValidate: true, shouldDirty: true }

interface ItemKindFieldsProps<Values extends KindValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  /** The fields that only a tier token has. */
  tokenFields: ReactNode
}

/** What an item is and who can use it. A slot with one type fills the type, and vice versa. */
export function ItemKindFields<Values extends KindValues, Output>({
  form,
  tokenFields,
}: ItemKindFieldsProps<Values, Output>) {
  // The form has these fields among others, but the type of a form is invariant.
  const { control, setValue } = form as unknown as UseFormReturn<KindValues>
  const [isToken = false, itemSlot, itemType] = useWatch({
    control,
    name: ['isTokenItem', 'itemSlot', 'itemType'],
  })
  const contradiction = contradictionOf({ itemSlot, itemType })
  return (
    <>
      <CheckField
        control={control}
        name="isTokenItem"
        label="Tier token"
        description="Exchanged for a piece of a class set. Slot and type are optional."
        deps={['itemSlot', 'itemType']}
      />
      <SelectField
        control={control}
        name="itemSlot"
        label="Slot"
        isRequired={!isToken}
        placeholder="Select an item slot"
        noneLabel={isToken ? 'Any slot' : undefined}
        options={SLOT_OPTIONS}
        onEdit={(slot) => {
          const onlyType = ITEM_TYPE_OF_SLOT[slot as Slot]
          if (onlyType && !isToken) setValue('itemType', onlyType, FILLED)
        }}
      />
      <SelectField
        control={control}
        name="itemType"
        label="Type"
        isRequired={!isToken}
        description={
          contradiction === null ? undefined : <FieldWarning>{contradiction}</FieldWarning>
        }
        placeholder="Select an item type"
        noneLabel={isToken ? 'None' : undefined}
        options={TYPE_OPTIONS}
        onEdit={(type) => {
          const onlySlot = SLOT_OF_ITEM_TYPE[type as ItemType]
          if (onlySlot && !itemSlot && !isToken) setValue('itemSlot', onlySlot, FILLED)
        }}
      />
      {isToken && tokenFields}
      <SelectField
        control={control}
        name="rarity"
        label="Rarity"
        isRequired
        options={RARITY_OPTIONS}
      />
      <SelectField
        control={control}
        name="primaryStat"
        label="Primary stat"
        noneLabel="None"
        options={STAT_OPTIONS}
      />
    </>
  )
}
