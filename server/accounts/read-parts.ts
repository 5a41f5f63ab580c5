/**
 * Reads a list in parts, so that only one part is in memory.
 * @param size the number of rows that `select` returns unless they are the last ones
 * @param select returns the first rows after the last row of the part before, in a unique order
 */
export async function* readParts<Row>(
  size: number,
  select: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let part: Row[] = []
  do {
    part = await select(part.at(-1))
    yield part
  } while (part.length === size)
}
