// `npm run soak -- [minutes]`: mixed load (tests/support/backend/mixed-load.ts) on a server process
// with a temporary Postgres. Fails if the process ends, a write is lost, a 5xx other than 503
// occurs, or the memory grows after the second minute.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgres, findPostgres } from '../scripts/postgres'
import { ServerProcess } from '../tests/e2e/support/server-process'
import { MEMORY_PROBE, readMemory, toMegabytes } from '../tests/support/backend/memory-probe'
import { runMixedLoad } from '../tests/support/backend/mixed-load'

const [minutes = 20] = process.argv.slice(2).map(Number)
const MINUTE_MS = 60_000
const RESTART_EVERY_SECONDS = 60
/** The sample to which the last one is compared: after two minutes, caches and pools are filled. */
const FIRST_SAMPLE = 2
const GROWTH_MAX = 0.1

const installed = findPostgres()
if (!installed)
  throw new Error('Install Postgres to run this (Debian: apt-get install postgresql).')

const folder = mkdtempSync(join(tmpdir(), 'guildr-soak-'))
const postgres = await createPostgres(installed)
await postgres.start()
const server = await ServerProcess.create({
  dataDir: join(folder, 'not-used'),
  settings: { ...MEMORY_PROBE, DATABASE_URL: postgres.url },
})
const samples: number[] = []
let sampling: NodeJS.Timeout | undefined
try {
  await server.start()
  await sample()
  sampling = setInterval(() => void sample(), MINUTE_MS)
  const { lost, statuses, ...counts } = await runMixedLoad({
    server,
    postgres,
    seconds: minutes * 60,
    restartEverySeconds: RESTART_EVERY_SECONDS,
  })
  await sample()
  console.log('resident set, MB per minute:', samples.join(' '))
  console.table({ ...counts, ...statuses, lost: lost.length })
  for (const difference of lost) console.error(difference)
  const limit = (samples[FIRST_SAMPLE] ?? Infinity) * (1 + GROWTH_MAX)
  const isFlat = (samples.at(-1) ?? 0) <= limit
  if (!isFlat) console.error(`The resident set grew beyond ${Math.round(limit)} MB.`)
  if (lost.length > 0 || !isFlat) process.exitCode = 1
  await server.stop()
} finally {
  clearInterval(sampling)
  await server.remove()
  await postgres.remove()
  rmSync(folder, { recursive: true, force: true })
}

async function sample(): Promise<void> {
  samples.push(toMegabytes((await readMemory(server)).rss))
}
