import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { listCharacters } from '@/contract/character'
import { getWishlist, listWishlists } from '@/contract/wishlist'
import { buildServer } from '../../../scripts/build'
import { ROOT } from '../../../scripts/project'
import { Person } from '../../e2e/support/person'
import { ServerProcess } from '../../e2e/support/server-process'

const folder = await mkdtemp(join(tmpdir(), 'guildr-test-stop-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('SIGTERM', () => {
  it('a running request is answered, the process exits with 0, and the write and sessions are kept', async () => {
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
        // The server answers "100 Continue" when it has read the headers: the request is running.
        Expect: '100-continue',
      },
    })
    write.flushHeaders()
    await once(write, 'continue')
    const { child } = server
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    await untilPortIsClosed(server.url)
    write.end(body)
    const [answer] = (await once(write, 'response')) as [IncomingMessage] // Node's own event
    answer.resume()
    expect(answer.statusCode).toBe(200)
    expect(await ended).toEqual([0, null])

    await server.start()
    const kept = await raider.read(getWishlist, { wishlistId })
    expect(kept.name).toBe('Written while stopping')
    expect(await raider.read(listCharacters)).toHaveLength(2)
    await server.stop()
  })
})

/** Waits until the server accepts no connections any more. */
async function untilPortIsClosed(url: string) {
  for (;;) {
    try {
      await fetch(`${url}/healthz`, { headers: { Connection: 'close' } })
    } catch {
      return
    }
  }
}

describe('start with a read-only data folder', () => {
  it('the process exits with 1 and prints one line with the folder and the reason', async () => {
    const readOnly = await readOnlyFolder()
    const env = { ...process.env, PORT: '1', DATA_DIR: readOnly, DATABASE_URL: '' }
    const child = spawn(process.execPath, [buildServer()], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let printed = ''
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    expect(await once(child, 'close')).toEqual([1, null])
    expect(printed).toMatch(
      /^Guildr could not start: The data folder \S+ cannot be written: E(ACCES|PERM|ROFS)[^\n]*\n$/,
    )
    expect(printed).toContain(readOnly)
  })
})

/**
 * A folder that this process cannot write to. Root ignores file modes, but cannot write to /sys.
 */
async function readOnlyFolder(): Promise<string> {
  if (process.getuid?.() === 0) return '/sys/guildr'
  const readOnly = join(folder, 'read-only')
  await mkdir(readOnly)
  await chmod(readOnly, 0o500)
  return readOnly
}
