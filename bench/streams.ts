// `npm run streams`: measures the streams of changes of a server with the embedded database: how
// long an award takes to reach open pages, the memory of idle streams, and how soon all are open
// again after the server was killed. Prints the figures.
import { createParser } from 'eventsource-parser'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { reopenDelay } from '@/api/retry'
import { FROSTELLE } from '../tests/support/backend/guild'
import { Person } from '../tests/e2e/support/person'
import { ServerProcess } from '../tests/e2e/support/server-process'
import { MEMORY_PROBE, readMemory } from '../tests/support/backend/memory-probe'

const PAGES = 40
const AWARDS = 25
const IDLE_STREAMS = 1000
const RESTARTED_STREAMS = 200
/** Pause between two awards, longer than changes are collected. */
const PAUSE_MS = 1500

const folder = mkdtempSync(join(tmpdir(), 'guildr-streams-'))
const server = await ServerProcess.create({
  dataDir: join(folder, 'data'),
  isOptimized: true,
  settings: MEMORY_PROBE,
})
try {
  await server.start()
  const officer = await Person.signIn(server, 'Raider#3000')
  const headers = { Authorization: `Bearer ${officer.token}`, 'Content-Type': 'application/json' }
  const guildUrl = `${server.url}/api${await officer.guildPath()}`
  await measureDelays(officer, guildUrl, headers)
  await measureMemory(guildUrl, headers)
  await measureRestart(guildUrl, headers)
} finally {
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Opens a stream and calls `onEvent` for each event, until it is closed or lost. Resolves then;
 * rejects if the server refuses it.
 */
async function follow(
  guildUrl: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  onEvent: () => void,
) {
  const response = await fetch(`${guildUrl}/changes`, { headers, signal })
  if (!response.ok) throw new Error(`The stream was answered with ${response.status}`)
  const parser = createParser({ onEvent })
  const text = response.body?.pipeThrough(new TextDecoderStream())
  for await (const part of text ?? []) parser.feed(part)
}

/** Opens streams, and resolves when each has had its first event. */
async function openAll(
  count: number,
  guildUrl: string,
  headers: Record<string, string>,
  onEvent: (page: number) => void = () => {},
) {
  const abort = new AbortController()
  await Promise.all(
    Array.from(
      { length: count },
      (_, page) =>
        new Promise<void>((resolve, reject) => {
          follow(guildUrl, headers, abort.signal, () => {
            resolve()
            onEvent(page)
          }).catch((error: unknown) => {
            if (!abort.signal.aborted) reject(error)
          })
        }),
    ),
  )
  return () => abort.abort()
}

/** The time from the request of an award to its appearance in what each page reads then. */
async function measureDelays(officer: Person, guildUrl: string, headers: Record<string, string>) {
  const [raid] = await officer.read(listActiveInstances)
  const loot = await officer.read(listInstanceLoot, { instanceId: raid?.id ?? '' })
  const [item] = loot.flatMap(({ items }) => items)
  const board = `${guildUrl}/boards/${raid?.id}/Heroic`
  const delays: number[] = []
  let award: { id: string; sentAt: number; seenBy: Set<number> } | undefined
  const close = await openAll(PAGES, guildUrl, headers, (page) => void readPage(page))
  for (let index = 0; index < AWARDS; index += 1) {
    award = { id: `bench-${index}`, sentAt: performance.now(), seenBy: new Set() }
    const body = JSON.stringify({
      id: award.id,
      lootItemId: item?.id,
      difficulty: 'Heroic',
      recipientId: FROSTELLE,
      isConfirmed: true,
    })
    const answer = await fetch(`${guildUrl}/awards`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`The award was answered with ${answer.status}`)
    await pause(PAUSE_MS)
    if (award.seenBy.size < PAGES) throw new Error(`Only ${award.seenBy.size} pages have seen it`)
  }
  close()
  delays.sort((one, other) => one - other)
  const at = (share: number) => Math.round(delays[Math.ceil(delays.length * share) - 1] ?? 0)
  console.log(
    `${AWARDS} awards with ${PAGES} open pages: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, last ${at(1)} ms`,
  )

  /** Reads what an open item of the board reads. */
  async function readPage(page: number) {
    const current = award
    const [history] = await Promise.all([
      fetch(`${guildUrl}/awards?lootItemId=${item?.id}`, { headers }),
      fetch(board, { headers }).then((answer) => answer.arrayBuffer()),
    ])
    const text = await history.text()
    if (!current || current.seenBy.has(page) || !text.includes(`"${current.id}"`)) return
    current.seenBy.add(page)
    delays.push(performance.now() - current.sentAt)
  }
}

async function measureMemory(guildUrl: string, headers: Record<string, string>) {
  const before = (await readMemory(server)).rss
  const close = await openAll(IDLE_STREAMS, guildUrl, headers)
  const after = (await readMemory(server)).rss
  close()
  console.log(`${IDLE_STREAMS} idle streams: ${((after - before) / 1e6).toFixed(1)} MB`)
}

/** Kills the server below open streams, which are opened again like those of the app. */
async function measureRestart(guildUrl: string, headers: Record<string, string>) {
  const abort = new AbortController()
  const backAt: number[] = []
  const opened = new Set<number>()
  let isKilled = false
  let failures = 0
  const open = Array.from({ length: RESTARTED_STREAMS }, async (_, index) => {
    for (let attempt = 0; !abort.signal.aborted; attempt += 1) {
      try {
        await follow(guildUrl, headers, abort.signal, () => {
          attempt = 0
          if (isKilled) backAt[index] ??= performance.now()
          else opened.add(index)
        })
      } catch {
        failures += 1
      }
      if (!abort.signal.aborted) await pause(reopenDelay(attempt))
    }
  })
  while (opened.size < RESTARTED_STREAMS) await pause(100)
  await server.kill()
  isKilled = true
  const killedAt = performance.now()
  await server.start()
  const startedAt = performance.now()
  while (Object.keys(backAt).length < RESTARTED_STREAMS) await pause(100)
  abort.abort()
  await Promise.all(open)
  const [first, last] = [Math.min(...backAt), Math.max(...backAt)].map((time) =>
    ((time - startedAt) / 1000).toFixed(1),
  )
  console.log(
    `${RESTARTED_STREAMS} streams of a killed server, which started again after ${((startedAt - killedAt) / 1000).toFixed(1)} s: the first is back ${first} s after its start, the last ${last} s; ${failures} failed attempts`,
  )
}

function pause(ms: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })
}
