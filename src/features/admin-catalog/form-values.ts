/** The values of a form for a row; where the row has none, those of an empty form. */
export function toFormValues<Values extends object>(
  empty: Values,
  row: { [Field in keyof Values]?: Values[Field] | null },
): Values {
  const known = Object.entries(row).filter(([field, value]) => field in empty && value != null)
  return { ...empty, ...Object.fromEntries(known) }
}

/**
 * Returns a function that reads the values which a row has now, or null if it was deleted; null for
 * a row that does not exist yet. For `readStored` of AdminForm.
 * @param read reads rows, among them this one
 */
export function storedValues<Row extends { id: string }, Values>(
  row: Row | null,
  read: (row: Row) => Promise<readonly Row[]>,
  toValues: (row: Row) => Values,
): (() => Promise<Values | null>) | null {
  if (!row) return null
  return async () => {
    const stored = (await read(row)).find(({ id }) => id === row.id)
    return stored ? toValues(stored) : null
  }
}
