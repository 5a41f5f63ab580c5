import { mkdir, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/** The data folder cannot be used. The message is shown to the person who starts the server. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

/**
 * Locks a data folder for this process: two embedded databases on the same files would corrupt
 * them. Returns the path of the database in it and a function that releases the lock.
 * @throws DataFolderError when another running process holds the lock or the folder is not writable
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

/** Creates a file with this process's id. Returns false if the file already exists. */
async function createExclusively(file: string): Promise<boolean> {
  let created: FileHandle
  try {
    created = await open(file, 'wx')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  try {
    await created.writeFile(String(process.pid))
    await created.close()
    return true
  } catch (error) {
    // On a full disk an empty file would remain, which would prevent every later start.
    await created.close().catch(() => undefined)
    await rm(file, { force: true })
    throw error
  }
}

/**
 * Takes over the lock of a process that was killed. A second lock file ensures that only one
 * process at a time does this. The owner file is replaced atomically by a rename and never missing,
 * so no other process can create it in between.
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
  // In a container each start can have the same process id: the file is from a previous start.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
