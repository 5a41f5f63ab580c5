import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/project'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildr-test-race-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const CLAIMANT = `
import { claimDataFolder } from './server/database/data-folder'
process.stdin.once('data', () => {
  claimDataFolder(process.argv.at(-1)).then(
    () => console.log('claimed'),
    () => console.log('rejected'),
  )
})
console.log('ready')
`

/** Starts a process that claims the folder when it reads from stdin, and stays alive. */
function startClaimant() {
  const args = ['--import', 'tsx', '--input-type=module', '-e', CLAIMANT, folder]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  /** Waits until the process prints one of these words, and returns it. */
  async function untilPrinted(...words: string[]): Promise<string> {
    for (;;) {
      const word = words.find((candidate) => printed.includes(candidate))
      if (word !== undefined) return word
      await once(child.stdout, 'data')
    }
  }
  return { child, untilPrinted }
}

describe('claimDataFolder in several processes', () => {
  it('exactly one of four processes takes over the folder of an ended process', async () => {
    const endedPid = spawnSync(process.execPath, ['--version']).pid
    await writeFile(join(folder, 'owner.pid'), String(endedPid))
    const claimants = Array.from({ length: 4 }, startClaimant)
    await Promise.all(claimants.map(({ untilPrinted }) => untilPrinted('ready')))
    for (const { child } of claimants) child.stdin.write('go\n')
    const outcomes = await Promise.all(
      claimants.map(({ untilPrinted }) => untilPrinted('claimed', 'rejected')),
    )
    const owner = await readFile(join(folder, 'owner.pid'), 'utf8')
    const files = await readdir(folder)
    for (const { child } of claimants) child.kill()
    expect(outcomes.toSorted()).toEqual(['claimed', 'rejected', 'rejected', 'rejected'])
    expect(owner).toBe(String(claimants[outcomes.indexOf('claimed')]?.child.pid))
    expect(files).toEqual(['owner.pid'])
  })
})
