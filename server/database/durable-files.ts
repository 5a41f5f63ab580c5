import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The part of Emscripten's file system for Node that is used here; PGlite declares it without members. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation: (operation: () => void) => void
}

/**
 * The files of the embedded database. PGlite's own class ignores fsync, so that Postgres would believe
 * that the disk has stored what is still in the operating system's memory.
 */
export class DurableFiles extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(database, options)
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: unknown }) => {
        const { stream_ops: operations, tryFSOperation } = NODEFS as EmscriptenNodeFs
        operations.fsync = ({ nfd }) => {
          tryFSOperation(() => fsyncSync(nfd))
          return 0
        }
      },
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** Waits until the disk has stored a folder with all its files and subfolders. */
export function syncFolder(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of [...paths, folder]) {
    const file = openSync(path, 'r')
    fsyncSync(file)
    closeSync(file)
  }
}
