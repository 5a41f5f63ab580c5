import { DIFFICULTIES } from '@/game/difficulties'
import type { FieldBinding } from '@/ui/form/form-field'
import { NumberField } from '@/ui/form/number-field'
import type { FieldPath, FieldValues } from 'react-hook-form'

interface ItemLevelFieldsProps<Values extends FieldValues> extends Pick<
  FieldBinding<Values>,
  'control'
> {
  description: string
}

/** The form's field `itemLevels`: the item level of what drops, by difficulty. */
export function ItemLevelFields<Values extends FieldValues>({
  control,
  description,
}: ItemLevelFieldsProps<Values>) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium text-text">Item levels</legend>
      <p className="mt-1 mb-3 text-sm text-muted">{description}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {DIFFICULTIES.map((difficulty) => (
          <NumberField
            key={difficulty}
            control={control}
            // Only forms with `itemLevels` use these fields; the type of their values is generic
            // here.
            name={`itemLevels.${difficulty}` as FieldPath<Values>}
            label={difficulty}
          />
        ))}
      </div>
    </fieldset>
  )
}
