interface RankedWish {
  id: string
  isObtained?: boolean | null | undefined
}

/*
 * The rank of a wish is its position in its list, from 1. Obtained wishes keep their ranks: who
 * obtains an item moves up on no other item.
 */

/**
 * The ids of a list whose wanted wishes get a new order: they share the ranks that they had.
 * @param items by rank
 * @param wanted the ids of all wanted wishes
 */
export function placeWanted(items: readonly RankedWish[], wanted: readonly string[]): string[] {
  const rest = [...wanted]
  return items.map(({ id, isObtained }) => (isObtained ? id : (rest.shift() ?? id)))
}

/**
 * The ids of a list after a wanted wish was moved to a rank. The rank of an obtained wish means the
 * next rank of a wanted one, a rank beyond those the last of them. Other wishes are not moved.
 * @param items by rank
 */
export function moveToRank(items: readonly RankedWish[], id: string, rank: number): string[] {
  const wanted = items.filter(({ isObtained }) => !isObtained).map((item) => item.id)
  if (!wanted.includes(id)) return items.map((item) => item.id)
  const place = items.slice(0, rank - 1).filter(({ isObtained }) => !isObtained).length
  const others = wanted.filter((other) => other !== id)
  return placeWanted(items, others.toSpliced(place, 0, id))
}
