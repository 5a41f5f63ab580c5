import type { PGlite } from '@electric-sql/pglite'
import { Blob } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type QueryResult, type QueryResultRow } from 'pg'
import type { Database, OpenDatabase } from '../../../server/database/database'
import { openEmbedded, openPostgres } from '../../../server/database/open-and-migrate'
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
  await copySeed(database)
  await close()
  return {
    prepared: { kind: 'postgres', url, template },
    remove: () => dropDatabases(url, template),
  }
}

/**
 * Open databases of this worker that no backend uses. They are used again, because resetting a
 * database is faster than opening a new one.
 */
const idleDatabases: OpenDatabase[] = []

/** Opens a seeded database for one backend. `close` keeps it for the next backend. */
export async function openPrepared(prepared: PreparedDatabase): Promise<OpenDatabase> {
  const open = (await takeIdleDatabase()) ?? (await openCopy(prepared))
  return {
    database: open.database,
    locks: open.locks,
    listen: open.listen,
    async close() {
      idleDatabases.push(open)
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

function openCopy(prepared: PreparedDatabase): Promise<OpenDatabase> {
  return prepared.kind === 'embedded' ? loadImage(prepared.imageFile) : copyTemplate(prepared)
}

async function loadImage(imageFile: string): Promise<OpenDatabase> {
  const image = new Blob([await readFile(imageFile)])
  // Node's own Blob class, because jsdom replaces the global one. Only the types differ.
  return openEmbedded(undefined, image as globalThis.Blob)
}

/**
 * The copy's name starts with that of the template, so that both are dropped at the end of the run.
 */
async function copyTemplate({
  url,
  template,
}: Extract<PreparedDatabase, { kind: 'postgres' }>): Promise<OpenDatabase> {
  const name = `${template}_${randomUUID().slice(0, 8)}`
  await administer(url, `create database ${name} template ${template}`)
  return openPostgres(databaseUrl(url, name))
}

/** Creates an empty database on a Postgres server. */
export async function createEmptyDatabase(url: string) {
  const name = `guildr_empty_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name}`)
  return {
    url: databaseUrl(url, name),
    drop: () => dropDatabases(url, name),
  }
}

/** The address of another database on the same server. */
function databaseUrl(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Drops every database whose name starts with `prefix`, also while it is in use. */
async function dropDatabases(url: string, prefix: string): Promise<void> {
  const { rows } = await administer<{ datname: string }>(
    url,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  )
  for (const { datname } of rows) await administer(url, `drop database ${datname} with (force)`)
}

/** Runs one statement outside of any test database. */
async function administer<Row extends QueryResultRow>(
  url: string,
  statement: string,
): Promise<QueryResult<Row>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query<Row>(statement)
  } finally {
    await client.end()
  }
}
