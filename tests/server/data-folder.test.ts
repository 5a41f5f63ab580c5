import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimDataFolder, DataFolderError } from '../../server/database/data-folder'

let parent: string
let folder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'guildr-test-data-'))
  folder = join(parent, 'deep', 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

async function ownedBy(pid: string | number) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'owner.pid'), String(pid))
}

/** The number of a process that has run and ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

describe('a data folder', () => {
  it('is made, owned by this process, and given back', async () => {
    const claim = await claimDataFolder(folder)
    expect(claim.databaseDir).toBe(join(folder, 'database'))
    expect(await readFile(join(folder, 'owner.pid'), 'utf8')).toBe(String(process.pid))
    await claim.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('has one owner: the second is told who has it and what to do', async () => {
    // The parent of this process runs as long as the test does.
    await ownedBy(process.ppid)
    const second = claimDataFolder(folder)
    await expect(second).rejects.toThrow(DataFolderError)
    await expect(second).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.ppid}. Stop it, or choose another folder with DATA_DIR.`,
    )
    expect(await readFile(join(folder, 'owner.pid'), 'utf8')).toBe(String(process.ppid))
  })

  it.each([
    ['of a process that has ended', endedProcess],
    // A container gives every start the same number.
    ['of this very number', () => process.pid],
    ['that is empty', () => ''],
    ['that says nothing', () => 'nonsense'],
    ['of no process', () => -1],
  ])('is taken over from an owner %s', async (_, pid) => {
    await ownedBy(pid())
    const claim = await claimDataFolder(folder)
    expect(await readFile(join(folder, 'owner.pid'), 'utf8')).toBe(String(process.pid))
    await claim.release()
  })

  it('that cannot be made is named with the reason', async () => {
    await writeFile(join(parent, 'deep'), 'a file where a folder should be')
    const claim = claimDataFolder(folder)
    await expect(claim).rejects.toThrow(DataFolderError)
    await expect(claim).rejects.toThrow(`The data folder ${folder} cannot be written: ENOTDIR`)
  })
})
