import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCharacters } from '@/contract/character'
import { getWishlist, listWishlists } from '@/contract/wishlist'
import { ROOT } from '../../../scripts/project'
import { Person } from '../../e2e/support/person'
import { ServerProcess } from '../../e2e/support/server-process'

const MINUTE = 60_000

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildr-test-stop-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('SIGTERM', () => {
  it(
    'lets a request that is under way be answered, and ends well',
    async () => {
      const server = await ServerProcess.create({ dataDir: join(folder, 'data') })
      await server.start()
      const raider = await Person.signIn(server, 'Raider#3000')
      const [list] = await raider.read(listWishlists)
      const wishlistId = list?.id ?? ''

      const body = JSON.stringify({ name: 'Written while stopping' })
      const write = request(`${server.url}/api/wishlists/${wishlistId}`, {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${raider.token}`,
          'Content-Type': 'application/json',
          'Content-Length': body.length,
          // The server says so when it has read the head, so it is under way from then on.
          Expect: '100-continue',
        },
      })
      write.flushHeaders()
      await once(write, 'continue')
      const { child } = server
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await untilRefused(server.url)
      write.end(body)
      const [answer] = (await once(write, 'response')) as [IncomingMessage] // Node's own event
      answer.resume()
      expect(answer.statusCode).toBe(200)
      expect(await ended).toEqual([0, null])

      await server.start()
      const kept = await raider.read(getWishlist, { wishlistId })
      expect(kept.name).toBe('Written while stopping')
      // A session outlives it too.
      expect(await raider.read(listCharacters)).toHaveLength(2)
      await server.stop()
    },
    2 * MINUTE,
  )
})

/** Waits until nothing more is let in: the stop has begun. */
async function untilRefused(url: string) {
  for (;;) {
    try {
      await fetch(`${url}/healthz`, { headers: { Connection: 'close' } })
    } catch {
      return
    }
  }
}

describe('a data folder that cannot be written', () => {
  it(
    'ends the start with one line that names it and why',
    async () => {
      const readOnly = await makeReadOnly()
      const env = { ...process.env, PORT: '1', DATA_DIR: readOnly, DATABASE_URL: '' }
      const child = spawn(process.execPath, [join(ROOT, 'scripts/run.cjs'), 'backend'], {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
      expect(await once(child, 'close')).toEqual([1, null])
      expect(said).toMatch(
        /^Guildr could not start: The data folder \S+ cannot be written: E(ACCES|PERM|ROFS)[^\n]*\n$/,
      )
      expect(said).toContain(readOnly)
    },
    MINUTE,
  )
})

/** A folder that this process may not write to; root may write anywhere but where nothing is kept. */
async function makeReadOnly(): Promise<string> {
  if (process.getuid?.() === 0) return '/sys/guildr'
  const readOnly = join(folder, 'read-only')
  await mkdir(readOnly)
  await chmod(readOnly, 0o500)
  return readOnly
}
