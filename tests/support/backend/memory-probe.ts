import { once } from 'node:events'
import type { ServerProcess } from '../../e2e/support/server-process'

/**
 * Runs in the server process before its own code. The memory is what remains after a garbage
 * collection: until then it contains what was released, in an amount that depends on the moment.
 */
const PROGRAM = `
  import { setFlagsFromString } from 'node:v8'
  import { runInNewContext } from 'node:vm'
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc')
  process.on('message', (message) => {
    if (message !== 'memory') return
    collectGarbage()
    process.send(process.memoryUsage())
  })
`

/** Settings of a `ServerProcess` with which it answers `readMemory`. */
export const MEMORY_PROBE = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PROGRAM)}`,
}

/** The memory of a server process that was started with `MEMORY_PROBE`, in bytes. */
export async function readMemory({
  child,
}: Pick<ServerProcess, 'child'>): Promise<NodeJS.MemoryUsage> {
  const answer = once(child, 'message')
  child.send('memory')
  const [usage] = (await answer) as [NodeJS.MemoryUsage] // the only message that PROGRAM sends
  return usage
}

/** Bytes in MB, rounded. */
export function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}
