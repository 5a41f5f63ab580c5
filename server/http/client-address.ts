import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Providers assign a whole /64 network to one customer: the first 4 of 8 groups. */
const NETWORK_GROUPS = 4

/**
 * The address of the client as a key for rate limits: an IPv4 address or an IPv6 /64 network.
 * @param trustProxy whether to read the last entry of X-Forwarded-For, which our proxy adds.
 *   Earlier entries come from the client and can be forged.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
  return networkOf((trustProxy && forwarded) || socketAddress(context))
}

function socketAddress(context: Context): string {
  // Tests call the app as a function, without a socket.
  if (!context.env?.incoming) return 'none'
  return getConnInfo(context).remote.address ?? 'none'
}

/** Shortens an IPv6 address to its /64 network and unwraps IPv4-mapped ones (`::ffff:1.2.3.4`). */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(?<v4>[\d.]+)$/i.exec(address)?.groups?.v4
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${groups.slice(0, NETWORK_GROUPS).join(':').toLowerCase()}::/64`
}
