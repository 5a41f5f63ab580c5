import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The part of Emscripten's file system for Node that is used here; PGlite declares it without
 * members.
 */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation: (operation: () => void) => void
}

/**
 * The files of the embedded database. PGlite's own class ignores fsync, so that Postgres would
 * believe that the disk has stored what is still in the operating system's memory.
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

/** Waits until the disk has stored a folder with all its files and subfolders, and its own name. */
export function syncFolder(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof entries)[number]) => join(entry.parentPath, entry.name)
  // Windows flushes only files that are open for writing.
  for (const entry of entries) if (entry.isFile()) syncPath(pathOf(entry), 'r+')
  // Windows cannot open folders, and needs no flush for them.
  if (process.platform === 'win32') return
  for (const entry of entries) if (entry.isDirectory()) syncPath(pathOf(entry), 'r')
  for (const path of [folder, dirname(folder)]) syncPath(path, 'r')
}

function syncPath(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
