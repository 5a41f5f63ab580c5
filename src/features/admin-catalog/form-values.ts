/** The values of a form for a row; where the row has none, those of an empty form. */
export function toFormValues<Values extends object>(
  empty: Values,
  row: { [Field in keyof Values]?: Values[Field] | null },
): Values {
  const known = Object.entries(row).filter(([field, value]) => field in empty && value != null)
  return { ...empty, ...Object.fromEntries(known) }
}
