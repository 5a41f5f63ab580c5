import { httpUrl } from '@/contract/fields'
import type { Rarity, Slot } from '@/game/items'
import { Avatar } from '@/ui/avatar'
import { ItemTile } from '@/ui/item-tile'
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { TextField } from './form-fields'

interface IconFieldProps<Values extends FieldValues> {
  // What a form's schema makes of its values is no concern of a field.
  // oxlint-disable-next-line typescript/no-explicit-any
  control: Control<Values, any, any>
  name: FieldPath<Values>
  label: string
  /** What stands there without a picture: an item's slot and rarity, or the letters of a name. */
  item?: { slot: Slot; rarity: Rarity; isToken: boolean }
  letters?: string
}

/** The address of a picture, and the picture as players will see it. */
export function IconField<Values extends FieldValues>({
  item,
  letters = '',
  ...field
}: IconFieldProps<Values>) {
  const { control, name } = field
  const typed: unknown = useWatch({ control, name })
  // Only what may be saved is fetched.
  const parsed = httpUrl.safeParse(typed)
  const iconUrl = parsed.success ? parsed.data : null
  return (
    <div className="flex items-start gap-3">
      <span className="mt-7">
        {item ? (
          <ItemTile {...item} iconUrl={iconUrl} />
        ) : (
          <Avatar name={letters || '?'} src={iconUrl} isDecorative size="default" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <TextField {...field} type="url" placeholder="https://…" />
      </div>
    </div>
  )
}
