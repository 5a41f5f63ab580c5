import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { isIPv6 } from 'node:net'

const GROUPS = 8
/** One connection of a household has this many groups of an IPv6 address to itself. */
const NETWORK_GROUPS = 4

/**
 * Where a request comes from, as a key to count by: an IPv4 address, or the network of an IPv6 one.
 * @param trustProxy whether a proxy of ours is in front; then what it says of its caller counts.
 *   Everything before its own entry the caller may have made up.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
  return networkOf((trustProxy && forwarded) || socketAddress(context))
}

function socketAddress(context: Context): string {
  // Without a server there is no socket: tests that call the app as a function.
  if (!context.env?.incoming) return 'none'
  return getConnInfo(context).remote.address ?? 'none'
}

/** An address without what its owner can change at will. */
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
