const MODULUS = 65_521
/** The largest number of bytes after which the sums still fit into 32 bits. */
const CHUNK = 5552

/** The Adler-32 checksum of bytes, as an unsigned number of 32 bits. */
export function adler32(bytes: Uint8Array): number {
  let low = 1
  let high = 0
  for (let start = 0; start < bytes.length; start += CHUNK) {
    for (const byte of bytes.subarray(start, start + CHUNK)) {
      low += byte
      high += low
    }
    low %= MODULUS
    high %= MODULUS
  }
  return high * 0x1_00_00 + low
}
