import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A data folder that cannot be used, worded for the person who starts the server. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/**
 * Makes this process the one owner of a data folder: two embedded databases on the same files would
 * destroy them. Returns where the database lives in it and how to give the folder back.
 * @throws DataFolderError when another running process owns it or it cannot be written
 */
export async function claimDataFolder(folder: string) {
  const ownerFile = join(folder, 'owner.pid')
  try {
    await mkdir(folder, { recursive: true })
    await writeOwner(folder, ownerFile)
  } catch (error) {
    if (error instanceof DataFolderError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DataFolderError(`The data folder ${folder} cannot be written: ${reason}`)
  }
  return {
    databaseDir: join(folder, 'database'),
    release: () => rm(ownerFile, { force: true }),
  }
}

async function writeOwner(folder: string, ownerFile: string): Promise<void> {
  try {
    await writeFile(ownerFile, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const owner = Number(await readFile(ownerFile, 'utf8'))
    if (isRunning(owner)) {
      throw new DataFolderError(
        `The data folder ${folder} is in use by process ${owner}. Stop it, or choose another folder with DATA_DIR.`,
      )
    }
    // Left behind by a process that was killed. Whoever removes it first and writes anew owns it.
    await rm(ownerFile, { force: true })
    await writeFile(ownerFile, String(process.pid), { flag: 'wx' })
  }
}

function isRunning(pid: number): boolean {
  // In a container every start has the same number: it was us, before.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
