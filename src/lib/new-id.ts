/**
 * A random id of 32 hexadecimal characters. Not `crypto.randomUUID`, which browsers keep from pages
 * served without TLS, as on a guild's home server.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
