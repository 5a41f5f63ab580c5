/**
 * A number from 0 to 999 that depends on the text only, for sample data that are the same each
 * time.
 */
export function hash(text: string): number {
  let value = 7
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return value % 1000
}
