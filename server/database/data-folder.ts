import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
    if (!(await createExclusively(ownerFile))) await takeOver(folder, ownerFile)
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

/** Writes this process's number into a file, unless the file is there: then the answer is false. */
async function createExclusively(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes the folder over from an owner that was killed. Of several processes that find the same dead
 * owner one may look and replace it; the owner's file is there all along, so no other slips in.
 */
async function takeOver(folder: string, ownerFile: string): Promise<void> {
  const takeOverFile = `${ownerFile}.new`
  if (!(await createExclusively(takeOverFile))) {
    throw new DataFolderError(
      `The data folder ${folder} is being taken over by another process. If there is none, delete ${takeOverFile}.`,
    )
  }
  try {
    const owner = Number(await readFile(ownerFile, 'utf8'))
    if (isRunning(owner)) {
      throw new DataFolderError(
        `The data folder ${folder} is in use by process ${owner}. Stop it, or choose another folder with DATA_DIR. If that process is another program, delete ${ownerFile}.`,
      )
    }
  } catch (error) {
    await rm(takeOverFile, { force: true })
    throw error
  }
  await rename(takeOverFile, ownerFile)
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
