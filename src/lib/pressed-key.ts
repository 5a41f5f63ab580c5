/** A letter that is not Latin. Named keys such as "Enter" are Latin. */
const OTHER_LETTER = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u

/**
 * Returns the key of a `keydown` event for shortcuts and for keys that do something in text fields.
 * Letters are lower case: those of the layout if it is Latin (QWERTZ, Dvorak), otherwise those that
 * a US keyboard has in the same place, so that Ctrl+Z works on a Cyrillic, Greek or Hebrew one.
 * Empty while an input method composes text, because the key is then its own: Enter accepts the
 * text, and Escape discards it.
 */
export function pressedKey(event: KeyboardEvent | { nativeEvent: KeyboardEvent }): string {
  const { key, code, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  // Safari sends the key that ends a composition after its end, with this code.
  if (isComposing || keyCode === 229) return ''
  if (OTHER_LETTER.test(key)) return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
  return key.length === 1 ? key.toLowerCase() : key
}
