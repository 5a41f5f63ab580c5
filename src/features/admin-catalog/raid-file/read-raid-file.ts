import { askWorker } from '@/lib/ask-worker'
import { readText, type TextFile } from '@/lib/read-text-file'
import type { ParsedRaidFile } from './raid-file'

/** In characters. A season's raid is about a hundredth of it. */
const RAID_FILE_LENGTH_MAX = 5_000_000

/** The names of tables, which are pasted into the grid instead. */
const TABLE_FILE = /\.(?:csv|tsv|xlsx?|ods)$/i

/**
 * Reads a raid file in a worker, so that a large or hostile one cannot block the page. The promise
 * never rejects: if the file cannot be read, its problems say why.
 */
export async function readRaidFile(
  file: File,
): Promise<ParsedRaidFile & { encoding?: TextFile['encoding'] | null }> {
  if (TABLE_FILE.test(file.name)) {
    return refuse(
      'This is a table and no raid file. Copy its cells and paste them in “Enter items in bulk”.',
    )
  }
  const unreadable = refuse('This file could not be read. Export it again.')
  try {
    const { text, encoding } = await readText(file, RAID_FILE_LENGTH_MAX)
    if (text.length > RAID_FILE_LENGTH_MAX) {
      return refuse('This is larger than 5 MB. Raid files are smaller: choose another file.')
    }
    const parsed = await askWorker<ParsedRaidFile>(
      () => new Worker(new URL('./raid-file.worker.ts', import.meta.url), { type: 'module' }),
      text,
      unreadable,
    )
    return { ...parsed, encoding }
  } catch {
    return unreadable
  }
}

const refuse = (problem: string) => ({ problems: [problem] })
