import { httpUrl } from '@/contract/fields'
import { Avatar } from '@/ui/pictures/avatar'
import type { FieldBinding } from '@/ui/form/form-field'
import { TextField } from '@/ui/form/text-field'
import { ItemTile, type TileItem } from '@/ui/pictures/item-tile'
import { useWatch, type FieldValues } from 'react-hook-form'

interface IconFieldProps<Values extends FieldValues> extends FieldBinding<Values> {
  label: string
  /**
   * Shown if there is no URL: the stored icon or the glyph of a loot item, otherwise the initials
   * of a name.
   */
  item?: TileItem
  fallbackName?: string
}

/** The URL of an icon, with a preview of the icon as players see it. */
export function IconField<Values extends FieldValues>({
  item,
  fallbackName = '',
  ...field
}: IconFieldProps<Values>) {
  const { control, name } = field
  const typed: unknown = useWatch({ control, name })
  // The preview fetches valid http and https URLs only.
  const parsed = httpUrl.safeParse(typed)
  const iconUrl = parsed.success ? parsed.data : null
  return (
    <div className="flex items-start gap-3">
      <span className="mt-6">
        {item ? (
          <ItemTile item={{ ...item, iconUrl: iconUrl ?? item.iconUrl }} />
        ) : (
          <Avatar name={fallbackName || '?'} src={iconUrl} isDecorative />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <TextField {...field} type="url" placeholder="https://…" />
      </div>
    </div>
  )
}
