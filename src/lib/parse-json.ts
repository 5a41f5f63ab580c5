/** Texts, which may contain digits, and numbers. */
const TEXTS_AND_NUMBERS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g
const LONG_INTEGER = /^-?[1-9]\d{15,}$/

/**
 * The value of a JSON text; undefined if it is not JSON. An integer that a number cannot hold
 * exactly, e.g. a 64-bit id, is its text.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(/\d{16}/.test(text) ? text.replaceAll(TEXTS_AND_NUMBERS, keepExact) : text)
  } catch {
    return undefined
  }
}

function keepExact(token: string): string {
  return LONG_INTEGER.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token
}
