import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/project'
import { claimDataFolder, DataFolderError } from '../../../server/database/data-folder'

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

const RIVAL = `
import { claimDataFolder } from './server/database/data-folder'
process.stdin.once('data', () => {
  claimDataFolder(process.argv.at(-1)).then(
    () => console.log('owned'),
    () => console.log('refused'),
  )
})
console.log('ready')
`

/** Another process that claims a folder when it is told to, and then lives on. */
function startRival(folder: string) {
  const args = ['--import', 'tsx', '--input-type=module', '-e', RIVAL, folder]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  /** Which of these words it says first. */
  async function heard(...words: string[]): Promise<string> {
    for (;;) {
      const word = words.find((word) => said.includes(word))
      if (word !== undefined) return word
      await once(child.stdout, 'data')
    }
  }
  return { child, heard }
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
      `The data folder ${folder} is in use by process ${process.ppid}. Stop it, or choose another folder with DATA_DIR. If that process is another program, delete ${join(folder, 'owner.pid')}.`,
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

  it('has one owner, however many processes find a dead one at once', async () => {
    await ownedBy(endedProcess())
    const rivals = Array.from({ length: 4 }, () => startRival(folder))
    await Promise.all(rivals.map(({ heard }) => heard('ready')))
    for (const { child } of rivals) child.stdin.write('go\n')
    const outcomes = await Promise.all(rivals.map(({ heard }) => heard('owned', 'refused')))
    const owner = await readFile(join(folder, 'owner.pid'), 'utf8')
    const files = await readdir(folder)
    for (const { child } of rivals) child.kill()
    expect(outcomes.toSorted()).toEqual(['owned', 'refused', 'refused', 'refused'])
    expect(owner).toBe(String(rivals[outcomes.indexOf('owned')]?.child.pid))
    expect(files).toEqual(['owner.pid'])
  })

  it('that is being taken over is left alone, and the file is named', async () => {
    await ownedBy(endedProcess())
    await writeFile(join(folder, 'owner.pid.new'), String(process.ppid))
    const claim = claimDataFolder(folder)
    await expect(claim).rejects.toThrow(DataFolderError)
    await expect(claim).rejects.toThrow(`delete ${join(folder, 'owner.pid.new')}.`)
  })

  it('that cannot be made is named with the reason', async () => {
    await writeFile(join(parent, 'deep'), 'a file where a folder should be')
    const claim = claimDataFolder(folder)
    await expect(claim).rejects.toThrow(DataFolderError)
    await expect(claim).rejects.toThrow(`The data folder ${folder} cannot be written: ENOTDIR`)
  })
})
