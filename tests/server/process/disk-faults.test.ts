import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Person } from '../../e2e/support/person'
import { ServerProcess } from '../../e2e/support/server-process'
import { DISK_FAULTS, setDiskFault } from '../../support/backend/disk-faults'
import { copySeededData } from '../../support/backend/seeded-data'
import { createWriters, type Writer } from '../../support/backend/writers'

/** Longer than the pause between two starts of the embedded database. */
const RECOVERY_MS = 30_000
/** Writes of each kind before the fault. */
const WRITES = 3

let folder: string
let server: ServerProcess

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildr-disk-faults-'))
})
afterEach(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function startWriters(): Promise<Writer[]> {
  await server.start()
  const raider = await Person.signIn(server, 'Raider#3000')
  const writers = await createWriters(server, raider, await Person.signIn(server, 'Admin#1000'))
  for (const { write } of writers) {
    for (let count = 0; count < WRITES; count++) expect(await write()).toBeLessThan(300)
  }
  return writers
}

/** Until the database is available again; then writes succeed and nothing is lost. */
async function expectRecovery(writers: readonly Writer[]): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200), {
    timeout: RECOVERY_MS,
    interval: 100,
  })
  for (const { write, findLost } of writers) {
    expect(await write()).toBeLessThan(300)
    expect(await findLost()).toEqual([])
  }
  await server.stop()
  await server.start()
  for (const { findLost } of writers) expect(await findLost()).toEqual([])
}

describe('disk faults, embedded database', () => {
  it.each([
    ['full', 'ENOSPC', 'No space left on device'],
    ['read-only', 'EROFS', 'Read-only file system'],
    ['failing', 'EIO', 'I/O error'],
  ] as const)(
    '%s disk: writes get 503 and the reason is logged; later they succeed without a restart, none is lost',
    async (_, code, reason) => {
      const dataDir = join(folder, 'data')
      await copySeededData(dataDir)
      server = await ServerProcess.create({ dataDir, settings: DISK_FAULTS })
      const writers = await startWriters()
      await setDiskFault(server, code)
      for (const { write } of writers) expect(await write()).toBe(503)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      expect(server.log).toContain('the embedded database has ended')
      expect(server.log).toContain(reason)
      await setDiskFault(server, null)
      await expectRecovery(writers)
      expect(server.log).toContain('the embedded database was started again')
    },
  )
})

/** Mounts an empty file system in memory; returns whether that is possible. */
function mount(path: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

function unmount(path: string) {
  execFileSync('umount', ['--lazy', path])
}

function canMount(): boolean {
  const path = mkdtempSync(join(tmpdir(), 'guildr-mount-'))
  const isMounted = mount(path, 1)
  if (isMounted) unmount(path)
  rmSync(path, { recursive: true })
  return isMounted
}

describe.skipIf(!canMount())('full file system (needs root on Linux, to mount one)', () => {
  let disk: string
  let filler: string

  beforeEach(() => {
    disk = join(folder, 'disk')
    filler = join(disk, 'filler')
    mkdirSync(disk)
    mount(disk, 160)
  })
  // Runs before the folder is removed.
  afterEach(async () => {
    await server.kill()
    unmount(disk)
  })

  it('writes get 503 until there is space again, none is lost; a start says that the disk is full', async () => {
    const dataDir = join(disk, 'data')
    await copySeededData(dataDir)
    server = await ServerProcess.create({ dataDir })
    const writers = await startWriters()
    fill()
    // Postgres has reserved space for some more.
    for (let statuses: number[] = []; !statuses.includes(503);) {
      statuses = await Promise.all(writers.map(({ write }) => write()))
    }
    expect(server.log).toContain('No space left on device')
    rmSync(filler)
    await expectRecovery(writers)

    await server.stop()
    fill()
    await expect(server.start()).rejects.toThrow(
      /ended with 1:\nGuildr could not start: [^\n]*(?:ENOSPC|No space left)[^\n]*\n$/,
    )
    rmSync(filler)
    await server.start()
    for (const { findLost } of writers) expect(await findLost()).toEqual([])
  })

  function fill() {
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
  }
})
