import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { listWishlists, updateWishlist } from '@/contract/wishlist'
import { DataFolderError } from '../../../server/database/data-folder'
import { EnvError } from '../../../server/env'
import { startServer } from '../../../server/main'
import { findFreePort } from '../../../scripts/ports'
import { Person } from '../../e2e/support/person'

const folder = await mkdtemp(join(tmpdir(), 'guildr-test-start-'))
const port = await findFreePort()
afterAll(() => rm(folder, { recursive: true, force: true }))

function settings(changes: Record<string, string> = {}) {
  return { PORT: String(port), DATA_DIR: join(folder, 'data'), ICONS: 'off', ...changes }
}

describe('startServer', () => {
  it('the app is served, and sessions and data are kept after a stop and another start', async () => {
    await writeFile(join(folder, 'index.html'), '<title>Guildr</title>')
    const first = await startServer({ env: settings(), staticDir: folder })
    expect(first.url).toBe(`http://localhost:${port}`)
    const page = await fetch(`${first.url}/wishlists/1`)
    expect([page.status, await page.text()]).toEqual([200, '<title>Guildr</title>'])
    const raider = await Person.signIn(first, 'Raider#3000')
    const lists = await raider.read(listWishlists)
    expect(lists).toHaveLength(3)
    const params = { wishlistId: lists[0]?.id ?? '' }
    const renamed = await raider.send(updateWishlist, params, { name: 'Written before the stop' })
    expect(renamed.status).toBe(200)
    await first.close()
    await expect(fetch(`${first.url}/api/status`)).rejects.toThrow('fetch failed')

    const second = await startServer({ env: settings() })
    const kept = await raider.read(listWishlists)
    await second.close()
    expect(kept.map(({ id }) => id)).toEqual(lists.map(({ id }) => id))
    expect(kept[0]?.name).toBe('Written before the stop')
  })

  it('a data folder of another running process is rejected', async () => {
    const taken = await mkdtemp(join(folder, 'taken-'))
    await writeFile(join(taken, 'owner.pid'), String(process.ppid))
    const start = startServer({ env: settings({ DATA_DIR: taken }) })
    await expect(start).rejects.toThrow(DataFolderError)
  })

  it('a public host is rejected while the Battle.net sandbox is used', async () => {
    await expect(startServer({ env: settings({ HOST: '0.0.0.0' }) })).rejects.toThrow(EnvError)
  })
})
