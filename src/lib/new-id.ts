/**
 * A random id of 32 hexadecimal characters. Does not use `crypto.randomUUID`, which browsers do not
 * offer to pages served without TLS.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
