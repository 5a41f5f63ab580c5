/** Splits a list into parts of `size` elements, each with the index of its first element. */
export function chunksOf<T>(list: readonly T[], size: number): { start: number; chunk: T[] }[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) => {
    const start = index * size
    return { start, chunk: list.slice(start, start + size) }
  })
}
