/** Names of a message; further ones are counted. */
const SHOWN_MAX = 4

/** "Voracious Heart, Idol and 3 more". */
export function nameSome(names: readonly string[]): string {
  const rest = names.length - SHOWN_MAX
  const shown = names.slice(0, SHOWN_MAX).join(', ')
  return rest > 0 ? `${shown} and ${rest} more` : shown
}
