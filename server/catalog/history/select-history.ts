import { LISTED_FIELDS_MAX, type CatalogKind, type HistoryEntry } from '@/contract/admin-history'
import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/client'
import { adminChanges, bosses, instances, users, type RowChange } from '../../database/schema'
import { describeChanges } from '../diff-columns'
import { nameMatches } from '../search-names'
import { undoableUntil } from './undo-change'

interface HistoryQuery {
  kind?: CatalogKind | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

/** The path of the first rows of a change; each has at least one field. */
const FIRST_ROWS = `$[0 to ${LISTED_FIELDS_MAX - 1}]`

/** One page of the history, newest first, and the number of all matching changes. Four statements. */
export async function selectHistory(
  database: Database,
  { kind, search, page, pageSize }: HistoryQuery,
  now: Date,
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const where = and(
    kind ? eq(adminChanges.kind, kind) : undefined,
    search
      ? or(nameMatches(adminChanges.name, search), nameMatches(users.battleNetTag, search))
      : undefined,
  )
  const undo = alias(adminChanges, 'undo')
  const rows = await database
    .select({
      id: adminChanges.id,
      createdAt: adminChanges.createdAt,
      by: users.battleNetTag,
      action: adminChanges.action,
      kind: adminChanges.kind,
      name: adminChanges.name,
      counts: adminChanges.counts,
      // Of a change of thousands of rows, only the fields that are listed are read.
      changes: sql<
        RowChange[]
      >`jsonb_path_query_array(${adminChanges.changes}, ${FIRST_ROWS}::jsonpath)`,
      changeCount: sql`(select count(*) from jsonb_array_elements(${adminChanges.changes}) as row,
        jsonb_object_keys(row->'after'))`.mapWith(Number),
      batchId: adminChanges.batchId,
      undoneAt: undo.createdAt,
    })
    .from(adminChanges)
    .leftJoin(users, eq(users.id, adminChanges.createdBy))
    .leftJoin(undo, eq(undo.undoes, adminChanges.id))
    .where(where)
    .orderBy(desc(adminChanges.sequence))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [counted] = await database
    .select({ total: count() })
    .from(adminChanges)
    .leftJoin(users, eq(users.id, adminChanges.createdBy))
    .where(where)
  const names = await selectNames(
    database,
    rows.flatMap(({ changes }) => changes),
  )
  const entries = rows.map(({ changes, batchId, undoneAt, createdAt, ...row }) => {
    const until = undoneAt ? null : undoableUntil({ action: row.action, batchId, createdAt })
    const fields = changes.flatMap((change) => toFields(change, names))
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      changes: fields.slice(0, LISTED_FIELDS_MAX),
      undoableUntil: until && until > now ? until.toISOString() : null,
      undoneAt: undoneAt?.toISOString() ?? null,
    }
  })
  return { entries, total: counted?.total ?? 0 }
}

/** The columns that refer to an instance or boss, and the fields as which a change of them is shown. */
const REFERENCES: Readonly<Record<string, string>> = { instanceId: 'instance', bossId: 'boss' }

/** The names of the instances and bosses that changes refer to, by id. */
async function selectNames(
  database: Database,
  changes: readonly RowChange[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(
    changes.flatMap(({ before, after }) =>
      Object.keys(REFERENCES).flatMap((column) => [before[column], after[column]]),
    ),
  )
  const known = [...ids].filter((id) => typeof id === 'string')
  if (known.length === 0) return new Map()
  const ofInstances = database
    .select({ id: instances.id, name: instances.name })
    .from(instances)
    .where(inArray(instances.id, known))
  const ofBosses = database
    .select({ id: bosses.id, name: bosses.name })
    .from(bosses)
    .where(inArray(bosses.id, known))
  const found = await ofInstances.unionAll(ofBosses)
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** The changed fields of a row in words. */
function toFields(
  { name, before, after }: RowChange,
  names: ReadonlyMap<string, string>,
): HistoryEntry['changes'] {
  const { changes } = describeChanges(before, after)
  return Object.entries(changes).map(([column, { from, to }]) => {
    const field = REFERENCES[column]
    if (!field) return { name, field: column, from, to }
    const nameOf = (id: string) => names.get(id) ?? `a deleted ${field}`
    return { name, field, from: nameOf(from), to: nameOf(to) }
  })
}
