import { createServer, type Server } from 'node:net'

/**
 * Listens on a port of the host; undefined if that is not possible, because another process does,
 * for example.
 */
function listen(port: number, host: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, host, () => resolve(server))
  })
}

/**
 * Whether no process listens on the port of this host. Another process may take the port after the
 * check.
 */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = await listen(port, host)
  if (!server) return false
  await new Promise((resolve) => server.close(resolve))
  return true
}

/**
 * The ports of test servers are below those that operating systems and sandboxes give to outgoing
 * connections: such a connection could take a free port before a server listens on it.
 */
const FIRST_PORT = 10_000
const END_PORT = 16_000
const PORTS_PER_BLOCK = 50

/**
 * Claims a block of ports for this process: it listens on the first port of the block until it
 * ends, so no other process claims the same block.
 */
async function claimBlock(): Promise<number> {
  for (let first = FIRST_PORT; first < END_PORT; first += PORTS_PER_BLOCK) {
    const claim = await listen(first, '127.0.0.1')
    if (claim) {
      claim.unref()
      return first
    }
  }
  throw new Error(`No free ports from ${FIRST_PORT} to ${END_PORT - 1}.`)
}

let block: Promise<number> | undefined
let used = 0

/**
 * A free port of 127.0.0.1, another one for each call until the block of this process is used up.
 * Two processes that call this function at the same time get different ports.
 */
export async function findFreePort(): Promise<number> {
  const first = await (block ??= claimBlock())
  const port = first + 1 + (used++ % (PORTS_PER_BLOCK - 1))
  return (await isPortFree(port)) ? port : findFreePort()
}
