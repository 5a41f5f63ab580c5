// `npm run memory -- [requests]`: sends ordinary requests to a server with the embedded database
// and prints its memory after every tenth of them. Fails if the resident set still grows after the
// first tenth.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Person } from '../tests/e2e/support/person'
import { ServerProcess } from '../tests/e2e/support/server-process'
import { MEMORY_PROBE, readMemory, toMegabytes } from '../tests/support/backend/memory-probe'
import { createVisitor } from '../tests/support/visitor'

const [total = 100_000] = process.argv.slice(2).map(Number)
const CONNECTIONS = 8
const STEPS = 10
/**
 * The share by which the memory of the process may exceed that after the first tenth at any later
 * time.
 */
const GROWTH_MAX = 0.1
/** After how many requests a connection signs in again, as the next user. */
const SIGN_IN_EVERY = 500
const ACCOUNTS = ['Raider#3000', 'Admin#1000', 'Newcomer#2000', 'Empty#4000'] as const

const folder = mkdtempSync(join(tmpdir(), 'guildr-memory-'))
const server = await ServerProcess.create({
  dataDir: join(folder, 'data'),
  isOptimized: true,
  settings: { ...MEMORY_PROBE, TRUST_PROXY: 'true' },
})
try {
  await server.start()
  const rows = [await sample(0)]
  for (let step = 1; step <= STEPS; step++) {
    const count = Math.ceil(total / STEPS / CONNECTIONS)
    await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, connection) => sendMany(connection, step, count)),
    )
    rows.push(await sample(step * count * CONNECTIONS))
  }
  console.table(rows)
  const [, first, ...later] = rows
  const limit = (first?.rss ?? 0) * (1 + GROWTH_MAX)
  if (later.some(({ rss }) => rss > limit)) {
    console.error(`The resident set grew beyond ${Math.round(limit)} MB.`)
    process.exitCode = 1
  }
} finally {
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
}

async function sample(requests: number) {
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = await readMemory(server)
  return {
    requests,
    rss: toMegabytes(rss),
    heapTotal: toMegabytes(heapTotal),
    heapUsed: toMegabytes(heapUsed),
    external: toMegabytes(external),
    arrayBuffers: toMegabytes(arrayBuffers),
  }
}

async function sendMany(connection: number, step: number, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += SIGN_IN_EVERY) {
    const account = ACCOUNTS[(connection + step + sent / SIGN_IN_EVERY) % ACCOUNTS.length]
    const visitor = await createVisitor(server, await Person.signIn(server, account ?? ACCOUNTS[0]))
    for (let index = 0; index < Math.min(SIGN_IN_EVERY, count - sent); index++) {
      const status = await visitor.send()
      if (status >= 500) throw new Error(`A request was answered with ${status}:\n${server.log}`)
    }
  }
}
