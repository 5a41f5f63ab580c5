import type { PGlite } from '@electric-sql/pglite'
import { Blob } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import {
  openEmbedded,
  openPostgres,
  type Database,
  type OpenDatabase,
} from '../../server/database/client'
import { copySeed, restoreSeed } from './prepared-database'

/** A migrated and seeded database, created once per test run. */
export type PreparedDatabase =
  | { kind: 'embedded'; imageFile: string }
  | { kind: 'postgres'; url: string; template: string }

interface Prepared {
  prepared: PreparedDatabase
  remove: () => Promise<void>
}

/** Creates an embedded database, filled by `fill`, and dumps its data directory to a file. */
export async function prepareImage(fill: (database: Database) => Promise<void>): Promise<Prepared> {
  const { database, close } = await openEmbedded()
  await fill(database)
  await copySeed(database)
  // drizzle exposes its driver as `$client`; the type Database omits it, as it covers two drivers.
  const { $client } = database as Database & { $client: PGlite }
  const image = await $client.dumpDataDir('none')
  await close()
  const folder = await mkdtemp(join(tmpdir(), 'guildr-test-image-'))
  const imageFile = join(folder, 'image.tar')
  await writeFile(imageFile, Buffer.from(await image.arrayBuffer()))
  return {
    prepared: { kind: 'embedded', imageFile },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Creates a template database, filled by `fill`, on a Postgres server. */
export async function prepareTemplate(
  url: string,
  fill: (database: Database) => Promise<void>,
): Promise<Prepared> {
  const template = `guildr_template_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${template}`)
  const { database, close } = await openPostgres(databaseUrl(url, template))
  await fill(database)
  await close()
  return {
    prepared: { kind: 'postgres', url, template },
    remove: () => administer(url, `drop database ${template} with (force)`),
  }
}

/**
 * Opens a seeded database for one backend. `close` keeps an embedded database for the next backend, and
 * drops a Postgres database.
 */
export function openPrepared(prepared: PreparedDatabase): Promise<OpenDatabase> {
  return prepared.kind === 'embedded'
    ? openPooledImage(prepared.imageFile)
    : openTemplateCopy(prepared)
}

/**
 * Open embedded databases of this worker that no backend uses. They are used again, because resetting a
 * database takes 50 ms and loading the image takes a second.
 */
const idleDatabases: OpenDatabase[] = []

async function openPooledImage(imageFile: string): Promise<OpenDatabase> {
  const { database, close } = (await takeIdleDatabase()) ?? (await loadImage(imageFile))
  return {
    database,
    async close() {
      idleDatabases.push({ database, close })
    },
  }
}

/** Returns an idle database with the seed restored. Closes databases whose schema was altered. */
async function takeIdleDatabase(): Promise<OpenDatabase | undefined> {
  const idle = idleDatabases.pop()
  if (!idle || (await restoreSeed(idle.database))) return idle
  await idle.close()
  return takeIdleDatabase()
}

async function loadImage(imageFile: string): Promise<OpenDatabase> {
  const image = new Blob([await readFile(imageFile)])
  // Node's own Blob class, because jsdom replaces the global one. Only the types differ.
  return openEmbedded(undefined, image as globalThis.Blob)
}

async function openTemplateCopy({
  url,
  template,
}: Extract<PreparedDatabase, { kind: 'postgres' }>): Promise<OpenDatabase> {
  const name = `guildr_test_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name} template ${template}`)
  const { database, close } = await openPostgres(databaseUrl(url, name))
  return {
    database,
    async close() {
      await close()
      await administer(url, `drop database ${name} with (force)`)
    },
  }
}

/** Creates an empty database on a Postgres server. */
export async function createEmptyDatabase(url: string) {
  const name = `guildr_empty_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name}`)
  return {
    url: databaseUrl(url, name),
    drop: () => administer(url, `drop database ${name} with (force)`),
  }
}

/** The address of another database on the same server. */
function databaseUrl(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Runs one statement outside of any test database. */
async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
