import type { Database } from './database'

/**
 * A statement that Drizzle builds once per database instead of for each call, which takes longer
 * than Postgres needs to run it. For statements that run with every request or every few seconds.
 * What differs between calls is a placeholder. Transactions have a database of their own and gain
 * nothing.
 * @param build must end with `.prepare(name)`; on a Postgres server the name must be unique
 */
export function prepareOnce<Statement>(build: (database: Database) => Statement) {
  const statements = new WeakMap<Database, Statement>()
  return (database: Database): Statement => {
    const known = statements.get(database)
    if (known) return known
    const built = build(database)
    statements.set(database, built)
    return built
  }
}
