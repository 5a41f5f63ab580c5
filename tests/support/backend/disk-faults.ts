import { once } from 'node:events'
import type { ServerProcess } from '../../e2e/support/server-process'

/**
 * Runs in the server process before its own code: lets every change of a file fail, as long as a
 * fault is set. The channel of standard output and error (1 and 2) is not affected.
 */
const PROGRAM = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  let code
  const changes = ['writeSync', 'fsyncSync', 'ftruncateSync', 'mkdirSync', 'renameSync', 'unlinkSync', 'writeFileSync']
  for (const name of changes) {
    const original = fs[name]
    fs[name] = (target, ...rest) => {
      if (code && target !== 1 && target !== 2) {
        throw Object.assign(new Error(code + ': raised by the test'), { code })
      }
      return original(target, ...rest)
    }
  }
  syncBuiltinESMExports()
  process.on('message', (message) => {
    if (!('diskFault' in message)) return
    code = message.diskFault
    process.send('diskFault')
  })
`

/** Settings of a `ServerProcess` for which `setDiskFault` works. */
export const DISK_FAULTS = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PROGRAM)}`,
}

/**
 * From now on, every change of a file fails with this error of the operating system; null: none
 * fails.
 */
export async function setDiskFault(
  { child }: ServerProcess,
  code: 'ENOSPC' | 'EROFS' | 'EIO' | null,
): Promise<void> {
  const answer = once(child, 'message')
  child.send({ diskFault: code })
  await answer
}
