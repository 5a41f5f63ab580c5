import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../../../scripts/ports'
import packageFile from '../../../package.json' with { type: 'json' }
import { ROOT } from '../../../scripts/project'
import { toMegabytes } from '../../support/backend/memory-probe'

const IDLE_MEGABYTES_MAX = 300
const IDLE_MS_MAX = 60_000

/** Runs in the server process before its own code, and answers each message with its memory. */
const RSS_PROBE = `process.on('message', () => process.send(process.memoryUsage.rss()))`

let started: { child: ChildProcess; ended: Promise<unknown> }[] = []

const folder = await mkdtemp(join(tmpdir(), 'guildr-test-npm-start-'))
const port = await findFreePort()
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended)) // only then is their port free
  started = []
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The arguments of the command of `npm start`, which is `node`. */
const [, ...COMMAND] = packageFile.scripts.start.split(' ')

/** Runs the command of `npm start`. */
function start(settings: Record<string, string> = {}) {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    HOST: '',
    ICONS: 'off',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    ...settings,
  }
  const child = spawn(process.execPath, COMMAND, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(child, 'close')
  started.push({ child, ended })
  let printed = ''
  const read = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  /** Until the server answers. */
  async function untilReady() {
    while (!printed.includes('Guildr is ready')) {
      if (child.exitCode !== null) throw new Error(printed)
      await Promise.race([once(child.stdout!, 'data'), ended]) // stdout is a pipe, see above
    }
  }
  return { child, ended, untilReady, printed: () => printed }
}

describe('npm start', () => {
  it('in a new folder: app and backend are served in less than 300 MB; Ctrl-C ends it with 0', async () => {
    for (const isNew of [true, false]) {
      const { child, ended, untilReady } = start({
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(RSS_PROBE)}`,
      })
      await untilReady()
      const page = await fetch(`http://localhost:${port}/`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')])
      expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
      // The engine compiles WebAssembly in the background for a moment after the start, and
      // returns unused pages a few seconds later. No collection is forced: it postpones that.
      await expect
        .poll(() => readRss(child), {
          timeout: IDLE_MS_MAX,
          interval: 500,
          message: `megabytes when idle, in a ${isNew ? 'new' : 'used'} folder`,
        })
        .toBeLessThan(IDLE_MEGABYTES_MAX)
      child.kill('SIGINT')
      expect(await ended).toEqual([0, null])
    }
  })

  it('on a port in use: exit code 1, and the message names another port', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const { ended, printed } = start()
    expect(await ended).toEqual([1, null])
    expect(printed()).toContain(`port ${port} is already in use`)
    other.close()
  })

  it('when the app does not build: exit code 1 with the reason, and the server does not start', async () => {
    const { ended, printed } = start({ VITE_API_URL: 'not a URL' })
    expect(await ended).toEqual([1, null])
    expect(printed()).toMatch(/VITE_API_URL[^]*Guildr could not start: it does not build/)
  })

  it('loads no package before the server: neither a compiler nor the bundler stays in memory', async () => {
    const files = ['scripts/start.js']
    const imported = new Set<string>()
    for (const file of files) {
      const code = await readFile(join(ROOT, file), 'utf8')
      for (const [, name = ''] of code.matchAll(/(?:from |import\()'([^']+)'/g)) {
        imported.add(name)
        const next = join(dirname(file), name)
        if (name.startsWith('.') && !files.includes(next)) files.push(next)
      }
    }
    expect(files.length).toBeGreaterThan(1)
    expect([...imported].filter((name) => !/^node:|^\.\/[\w-]+\.js$/.test(name))).toEqual([])
  })
})

/** The resident memory of a server with `RSS_PROBE`, in MB. */
async function readRss(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('rss')
  const [bytes] = (await answer) as [number] // the only message that RSS_PROBE sends
  return toMegabytes(bytes)
}
