/** A move: one position up or down, to either end, or to a rank (1 = first). */
export type Move = 'up' | 'down' | 'top' | 'bottom' | { rank: number }

function targetIndex(move: Move, index: number, last: number): number {
  if (typeof move === 'object') return Math.trunc(move.rank) - 1
  return { up: index - 1, down: index + 1, top: 0, bottom: last }[move]
}

/**
 * Returns the ids with one of them moved. Ranks beyond either end are clamped; an unknown id leaves
 * the order unchanged.
 */
export function moveWithinList(ids: readonly string[], id: string, move: Move): string[] {
  const index = ids.indexOf(id)
  if (index === -1) return [...ids]
  const last = ids.length - 1
  const target = Math.min(Math.max(targetIndex(move, index, last), 0), last)
  return ids.toSpliced(index, 1).toSpliced(target, 0, id)
}
