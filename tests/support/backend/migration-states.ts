import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/project'

const FOLDER = join(ROOT, 'server/database/migrations')
const JOURNAL = 'meta/_journal.json'

interface Journal {
  entries: { tag: string; when: number }[]
}

/** All migrations in order. */
export async function readMigrations(): Promise<Journal['entries']> {
  return (await readJournal(FOLDER)).entries
}

/**
 * Calls back with a folder that has the first `count` migrations only, as an earlier release had.
 */
export async function withMigrationsFolder(
  count: number,
  callback: (migrationsFolder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'guildr-test-migrations-'))
  try {
    await cp(FOLDER, folder, { recursive: true })
    const journal = await readJournal(folder)
    const earlier = { ...journal, entries: journal.entries.slice(0, count) }
    await writeFile(join(folder, JOURNAL), JSON.stringify(earlier))
    await callback(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function readJournal(folder: string): Promise<Journal> {
  return JSON.parse(await readFile(join(folder, JOURNAL), 'utf8')) as Journal // drizzle-kit's file
}
