import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { ROOT } from '../../../scripts/project'

const PORTS_PER_PROCESS = 20

/** Prints free ports, and keeps them unused until stdin ends. */
const PRINT_PORTS = `
import { findFreePort } from './scripts/ports'
async function print() {
  for (let index = 0; index < ${PORTS_PER_PROCESS}; index++) console.log(await findFreePort())
}
print()
process.stdin.resume()
`

it('findFreePort: processes that run at the same time get different ports', async () => {
  const printed = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', PRINT_PORTS],
        { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] },
      )
      let lines = ''
      for await (const chunk of child.stdout) {
        lines += String(chunk)
        if (lines.split('\n').length > PORTS_PER_PROCESS) break
      }
      return { child, ports: lines.trim().split('\n') }
    }),
  )
  for (const { child } of printed) child.kill()
  const ports = printed.flatMap((process) => process.ports)
  expect(ports).toHaveLength(3 * PORTS_PER_PROCESS)
  expect(new Set(ports).size).toBe(ports.length)
})
