import {
  WISH_FIELD_NAMES,
  WISH_FIELDS,
  type WishField,
  type WishFieldValues,
} from '@/contract/wish-fields'
import type { wishlistItems } from '../database/schema'

/** The columns of the editable fields; each field has a column of the same name. */
type WishColumns = Partial<Pick<typeof wishlistItems.$inferInsert, WishField>>

/** The columns that a request sets: the fields it names. Empty text is stored as null. */
export function toColumns(fields: WishFieldValues): WishColumns {
  const given = WISH_FIELD_NAMES.filter((field) => fields[field] !== undefined)
  const entries = given.map((field) => [field, fields[field] === '' ? null : fields[field]])
  // Object.fromEntries loses the names of the fields.
  return Object.fromEntries(entries) as WishColumns
}

/** The initial values of the columns that are not copied when a wishlist is duplicated. */
export const NOT_COPIED_COLUMNS = Object.fromEntries(
  WISH_FIELD_NAMES.filter((field) => !WISH_FIELDS[field].isCopied).map((field) => [
    field,
    WISH_FIELDS[field].initial,
  ]),
) as WishColumns // Object.fromEntries loses the names of the fields.
