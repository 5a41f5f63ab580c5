/**
 * For `validateSearch` of a page whose code comes late: gives the address its type and leaves the
 * parsing to the page, so that its schema is not in everybody's first load. Whoever reads the address
 * has to parse it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows it
export function parsedByPage<Search>() {
  // A promise that the page keeps; see above.
  return (search: Record<string, unknown>) => search as Search
}
