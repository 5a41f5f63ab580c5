import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase } from '../../../server/database/create-database'
import { DatabaseUnavailableError } from '../../../server/database/is-unavailable'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildr-test-create-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('createDatabase', () => {
  it('creates a complete folder, and removes what a killed start has left', async () => {
    await mkdir(join(folder, 'database-new-killed'))
    await createDatabase(join(folder, 'database'), ['-c', 'shared_buffers=16MB'])
    expect(await readdir(folder)).toEqual(['database'])
    expect(await readdir(join(folder, 'database'))).toContain('PG_VERSION')
  })

  it('rejects with the reason and leaves nothing when Postgres fails', async () => {
    const creating = createDatabase(join(folder, 'database'), ['-c', 'shared_buffers=none'])
    await expect(creating).rejects.toThrow(DatabaseUnavailableError)
    await expect(creating).rejects.toThrow('INITDB failed')
    expect(await readdir(folder)).toEqual([])
  })
})
