import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimDataFolder, DataFolderError } from '../../../server/database/data-folder'

let parent: string
let folder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'guildr-test-data-'))
  folder = join(parent, 'deep', 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

async function writeOwner(pid: string | number) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'owner.pid'), String(pid))
}

/** The process id of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

describe('claimDataFolder', () => {
  it('the folder is created, owned by this process, and empty after the release', async () => {
    const claim = await claimDataFolder(folder)
    expect(claim.databaseDir).toBe(join(folder, 'database'))
    expect(await readFile(join(folder, 'owner.pid'), 'utf8')).toBe(String(process.pid))
    await claim.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('a folder of a running process is rejected with its process id and what to do', async () => {
    // The parent of this process runs as long as the test does.
    await writeOwner(process.ppid)
    const second = claimDataFolder(folder)
    await expect(second).rejects.toThrow(DataFolderError)
    await expect(second).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.ppid}. Stop it, or choose another folder with DATA_DIR. If that process is another program, delete ${join(folder, 'owner.pid')}.`,
    )
    expect(await readFile(join(folder, 'owner.pid'), 'utf8')).toBe(String(process.ppid))
  })

  it.each([
    ['the id of an ended process', endedProcess],
    // Every start of a container may get the same process id.
    ["this process's own id", () => process.pid],
    ['nothing', () => ''],
    ['text', () => 'nonsense'],
    ['a negative number', () => -1],
  ])('an owner file that holds %s is taken over', async (_, pid) => {
    await writeOwner(pid())
    const claim = await claimDataFolder(folder)
    expect(await readFile(join(folder, 'owner.pid'), 'utf8')).toBe(String(process.pid))
    await claim.release()
  })

  it('a folder that another process is taking over is rejected, and the error names the file to delete', async () => {
    await writeOwner(endedProcess())
    await writeFile(join(folder, 'owner.pid.new'), String(process.ppid))
    const claim = claimDataFolder(folder)
    await expect(claim).rejects.toThrow(DataFolderError)
    await expect(claim).rejects.toThrow(`delete ${join(folder, 'owner.pid.new')}.`)
  })

  it('a folder that cannot be created is rejected with the reason', async () => {
    await writeFile(join(parent, 'deep'), 'a file where a folder should be')
    const claim = claimDataFolder(folder)
    await expect(claim).rejects.toThrow(DataFolderError)
    await expect(claim).rejects.toThrow(`The data folder ${folder} cannot be written: ENOTDIR`)
  })
})
