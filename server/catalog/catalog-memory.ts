import type { Call, CallAnswer } from '@/contract/call'
import type { Context } from 'hono'
import type { Database } from '../database/database'
import { prepareOnce } from '../database/prepare-once'
import { catalogVersion } from '../database/schema'
import { answerUnchanged } from '../http/etag-cache'
import type { AppEnv } from '../http/handle'
import { HashedAnswer, toJson, type EncodedAnswer } from '../http/encoded-answer'
import { createReadCache } from '../lib/read-cache'
import { selectSearchableLoot, type SearchableItem } from './search-loot'

/** Several times what the catalog of the seed data needs. */
const BYTES_MAX = 32_000_000

export type CatalogMemory = ReturnType<typeof createCatalogMemory>

/** The answers and items that are read from the database once per version of the catalog. */
export function createCatalogMemory(database: Database) {
  let memory = emptyMemory('')

  /**
   * The memory of the current catalog. Its contents are read after its version, so they are never
   * older.
   */
  async function current() {
    const version = await selectCatalogVersion(database)
    if (version !== memory.version) memory = emptyMemory(version)
    return memory
  }

  return {
    /**
     * The answer of a call, or 304 if the client has it already. It is read from the database once
     * per version of the catalog, and one statement finds out whether it is current, so that several
     * processes can change the catalog. Call it after the access check.
     * @param key what the answer depends on besides the catalog
     * @throws NotModified, and what `read` throws
     */
    async answer<C extends Call>(
      context: Context<AppEnv>,
      call: C,
      key: readonly string[],
      read: () => Promise<CallAnswer<C>>,
    ): Promise<EncodedAnswer> {
      const { answers } = await current()
      const answer = await answers(
        JSON.stringify([call.path, ...key]),
        async () => new HashedAnswer(toJson(call, await read())),
      )
      answerUnchanged(context, answer.hash)
      return answer
    },
    /** All loot items, read once per version of the catalog. */
    async searchableLoot() {
      const { loot } = await current()
      return loot('', () => selectSearchableLoot(database))
    },
  }
}

function emptyMemory(version: string) {
  return {
    version,
    answers: createReadCache<HashedAnswer>({
      maxSize: BYTES_MAX,
      sizeCalculation: ({ json }) => 2 * json.length,
    }),
    loot: createReadCache<SearchableItem[]>({ max: 1 }),
  }
}

const currentVersion = prepareOnce((database) =>
  database.select().from(catalogVersion).prepare('catalog_version'),
)

/** A text that differs after each change of the catalog. */
async function selectCatalogVersion(database: Database): Promise<string> {
  const [row] = await currentVersion(database).execute()
  if (!row) throw new Error('The table catalog_version has no row')
  return row.version
}
