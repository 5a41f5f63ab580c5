import { createServer } from 'node:net'

/**
 * Whether no process listens on the port of this host. Another process may take the port after the
 * check.
 */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/**
 * Below the ports that Linux, macOS and Windows give to outgoing connections: such a connection could take
 * a free port before a server listens on it.
 */
const FIRST_PORT = 20_000
const PORTS_PER_PROCESS = 100
const PROCESSES = 120

let used = 0

/**
 * A free port of 127.0.0.1, another one for each call. Processes that run at the same time choose from
 * different ports, so they do not get the same one either.
 */
export async function findFreePort(): Promise<number> {
  const first = FIRST_PORT + (process.pid % PROCESSES) * PORTS_PER_PROCESS
  const port = first + (used++ % PORTS_PER_PROCESS)
  return (await isPortFree(port)) ? port : findFreePort()
}
