import { parse, protocol, type PGlite, type QueryOptions } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'

/** Statements that stay prepared. More than the backend has; each one needs memory of Postgres. */
export const STATEMENTS_MAX = 400

/**
 * Longer statements are inserts of many rows, which rarely occur twice with the same number of
 * rows.
 */
const TEXT_LENGTH_MAX = 10_000

const { serialize } = protocol
const { RowDescriptionMessage } = protocol.messages

type Parsers = NonNullable<QueryOptions['parsers']>
type Parser = Parsers[number]

/** A statement that Postgres has parsed. */
interface Prepared {
  /** Empty for a statement that is used once. */
  name: string
  /** Postgres' ids of the types of its parameters. */
  paramTypes: number[]
  /** Describes the columns of its rows; undefined if it returns no rows. */
  columns: InstanceType<typeof RowDescriptionMessage> | undefined
}

/** What Drizzle and this backend use of PGlite; tests also dump the database. */
export type EmbeddedClient = Pick<
  PGlite,
  'query' | 'exec' | 'transaction' | 'listen' | 'close' | 'dumpDataDir'
>

/**
 * PGlite with prepared statements: Postgres parses and plans each text once, and a statement is one
 * message instead of six. PGlite itself parses and plans every time, which takes several times
 * longer than the execution of a statement that reads a few rows.
 */
export function prepareStatements(client: PGlite): EmbeddedClient {
  const prepared = new LRUCache<string, Prepared>({
    max: STATEMENTS_MAX,
    dispose: ({ name }) => unused.push(serialize.close({ type: 'S', name })),
  })
  /** Messages that close statements which are no longer kept. */
  const unused: Uint8Array[] = []
  let namesGiven = 0

  /** Runs one statement. The caller has the client for itself. */
  async function run<Row>(text: string, params: unknown[] = [], options?: QueryOptions) {
    const { name, paramTypes, columns } = await findOrPrepare(text)
    const values = params.map((value, index) =>
      value == null ? null : serializeValue(value, paramTypes[index], options),
    )
    const rows = await send(serialize.bind({ statement: name, values }), serialize.execute({}))
    const messages = columns ? [columns, ...rows] : rows
    const { parsers, ...rest } = options ?? {}
    const [result] = parse.parseResults(messages, parsersOf(client, columns, parsers), rest)
    // One statement has one result; the caller names the type of its rows, as for PGlite's own
    // `query`.
    return result as Awaited<ReturnType<typeof client.query<Row>>>
  }

  function serializeValue(value: unknown, type: number | undefined, options?: QueryOptions) {
    const own = type === undefined ? undefined : options?.serializers?.[type]
    const convert = own ?? (type === undefined ? undefined : client.serializers[type])
    return convert ? convert(value) : String(value)
  }

  async function findOrPrepare(text: string): Promise<Prepared> {
    const known = prepared.get(text)
    if (known) return known
    const isKept = text.length <= TEXT_LENGTH_MAX
    const name = isKept ? `statement_${(namesGiven += 1)}` : ''
    const messages = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    const statement = {
      name,
      paramTypes: parse.parseDescribeStatementResults(messages),
      columns: messages.find((message) => message instanceof RowDescriptionMessage),
    }
    if (isKept) prepared.set(text, statement)
    if (unused.length > 0) await send(...unused.splice(0))
    return statement
  }

  /**
   * Rejects with Postgres' error; what follows the message that has failed is then not executed.
   */
  function send(...messages: Uint8Array[]) {
    const batch = Buffer.concat([...messages, serialize.sync()])
    return client.execProtocolStream(batch, { syncToFs: false })
  }

  return {
    query: <Row>(text: string, params?: unknown[], options?: QueryOptions) =>
      client._runExclusiveTransaction(async () => {
        await client._checkReady()
        const result = await client._runExclusiveQuery(() => run<Row>(text, params, options))
        await client.syncToFs()
        return result
      }),
    transaction: (callback) =>
      client.transaction((transaction) =>
        callback({
          ...transaction,
          async query<Row>(text: string, params?: unknown[], options?: QueryOptions) {
            if (transaction.closed) throw new Error('Transaction is closed')
            return client._runExclusiveQuery(() => run<Row>(text, params, options))
          },
        }),
      ),
    exec: (...args) => client.exec(...args),
    listen: (...args) => client.listen(...args),
    close: () => client.close(),
    dumpDataDir: (...args) => client.dumpDataDir(...args),
  }
}

/**
 * The parsers of the types of some columns. PGlite would copy those of several hundred types for
 * each statement, which takes longer than a short statement.
 */
function parsersOf(client: PGlite, columns: Prepared['columns'], own: Parsers = {}) {
  const parsers: Record<number, Parser> = {}
  for (const { dataTypeID: type } of columns?.fields ?? []) {
    const parser = own[type] ?? client.parsers[type]
    if (parser) parsers[type] = parser
  }
  return parsers
}
