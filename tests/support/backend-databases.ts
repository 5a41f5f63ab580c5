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

/** A database made once for the whole run; a test file works on a copy of it. */
export type PreparedDatabase =
  | { kind: 'embedded'; imageFile: string }
  | { kind: 'postgres'; url: string; template: string }

interface Prepared {
  prepared: PreparedDatabase
  remove: () => Promise<void>
}

/** The embedded database, migrated and filled, as an image of its data directory. */
export async function prepareImage(fill: (database: Database) => Promise<void>): Promise<Prepared> {
  const { database, close } = await openEmbedded()
  await fill(database)
  // drizzle hangs its driver on the instance; our type of it serves two drivers and hides that.
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

/** A template on a Postgres server, migrated and filled. */
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

/** A copy of the prepared database; closing it removes it. */
export async function openCopy(prepared: PreparedDatabase): Promise<OpenDatabase> {
  if (prepared.kind === 'embedded') {
    const image = new Blob([await readFile(prepared.imageFile)])
    // In Node the class of the global Blob, which jsdom replaces by one of its own.
    return openEmbedded(undefined, image as globalThis.Blob)
  }
  const { url, template } = prepared
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

/** The same server, another database. */
function databaseUrl(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Runs one statement that concerns the server rather than a database. */
async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
