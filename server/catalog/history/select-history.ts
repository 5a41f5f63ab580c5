import type { ChangeId } from '@/contract/ids'
import { LISTED_FIELDS_MAX, type HistoryEntry } from '@/contract/admin/admin-history'
import type { CatalogKind } from '@/contract/catalog-kinds'
import { and, count, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database'
import { adminChanges, bosses, instances, users, type RowChange } from '../../database/schema'
import { notFound } from '../../http/http-errors'
import { describeChanges } from '../diff-columns'
import { nameMatches } from '../search-names'
import { hasDeletedRows, undoableUntil } from './undo-change'

interface HistoryQuery {
  kind?: CatalogKind | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

/**
 * The columns that refer to an instance or boss, and the fields as which a change of them is shown.
 */
const REFERENCES: Readonly<Record<string, string>> = {
  instanceId: 'instance',
  bossId: 'boss',
}

/** The path of the first rows of a change; each has at least one field. */
const FIRST_ROWS = `$[0 to ${LISTED_FIELDS_MAX - 1}]`

/** The maximum length of the names of several rows in a list. */
const NAMES_MAX = 200

/** In place of the last names. */
const CUT_OFF = '…'

/**
 * One page of the history, newest first, and the number of all matching changes. Four statements.
 */
export async function selectHistory(
  database: Database,
  { kind, search, page, pageSize }: HistoryQuery,
  now: Date,
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const where = and(
    kind ? eq(adminChanges.kind, kind) : undefined,
    search
      ? or(
          nameMatches(adminChanges.name, search),
          nameMatches(adminChanges.instanceName, search),
          nameMatches(users.battleNetTag, search),
        )
      : undefined,
  )
  const rows = await selectRows(database, {
    name: sql<string>`left(${adminChanges.name}, ${NAMES_MAX + 1})`,
    // Of a change of thousands of rows, only the fields that are listed are read.
    changes: sql<
      RowChange[]
    >`jsonb_path_query_array(${adminChanges.changes}, ${FIRST_ROWS}::jsonpath)`,
  })
    .where(where)
    .orderBy(desc(adminChanges.sequence))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [counted] = await database
    .select({ total: count() })
    .from(adminChanges)
    .leftJoin(users, eq(users.id, adminChanges.createdBy))
    .where(where)
  const entries = await toEntries(database, rows, now)
  return {
    entries: entries.map((entry) => ({
      ...entry,
      name: withoutLastNames(entry.name),
      changes: entry.changes.slice(0, LISTED_FIELDS_MAX),
    })),
    total: counted?.total ?? 0,
  }
}

/** A change with all names and fields. Throws 404 if it does not exist. */
export async function selectChange(
  database: Database,
  changeId: ChangeId,
  now: Date,
): Promise<HistoryEntry> {
  const { name, changes } = adminChanges
  const rows = await selectRows(database, {
    name: sql<string>`${name}`,
    changes: sql<RowChange[]>`${changes}`,
  }).where(eq(adminChanges.id, changeId))
  const [entry] = await toEntries(database, rows, now)
  if (!entry) throw notFound('Change')
  return entry
}

/** The columns that a list shows in part. */
interface LongColumns {
  name: SQL<string>
  changes: SQL<RowChange[]>
}

/**
 * When a change was undone; null if it was not, or if its undo was undone. Each undo can be undone
 * once, so that the number of undos decides.
 */
const undoneAt = sql<Date | null>`(with recursive undos as (
    select id, created_at, 1 as number from ${adminChanges} as undo
      where undo.undoes = ${adminChanges.id}
    union all
    select next.id, next.created_at, undos.number + 1
      from ${adminChanges} as next join undos on next.undoes = undos.id)
  select case when number % 2 = 1 then created_at end from undos order by number desc limit 1)`.mapWith(
  adminChanges.createdAt,
)

function selectRows(database: Database, { name, changes }: LongColumns) {
  const undo = alias(adminChanges, 'undo')
  return database
    .select({
      id: adminChanges.id,
      createdAt: adminChanges.createdAt,
      by: users.battleNetTag,
      action: adminChanges.action,
      kind: adminChanges.kind,
      name,
      instanceName: adminChanges.instanceName,
      counts: adminChanges.counts,
      changes,
      changeCount: sql`(select count(*) from jsonb_array_elements(${adminChanges.changes}) as row,
        jsonb_object_keys(row->'after'))`.mapWith(Number),
      changedRowCount: sql`jsonb_array_length(${adminChanges.changes})`.mapWith(Number),
      batchId: adminChanges.batchId,
      hasDeletedRows,
      hasUndo: sql<boolean>`${isNotNull(undo.id)}`,
      undoneAt,
    })
    .from(adminChanges)
    .leftJoin(users, eq(users.id, adminChanges.createdBy))
    .leftJoin(undo, eq(undo.undoes, adminChanges.id))
    .$dynamic()
}

async function toEntries(
  database: Database,
  rows: Awaited<ReturnType<typeof selectRows>>,
  now: Date,
): Promise<HistoryEntry[]> {
  const names = await selectNames(
    database,
    rows.flatMap(({ changes }) => changes),
  )
  return rows.map(({ changes, batchId, hasDeletedRows: isKept, hasUndo, createdAt, ...row }) => {
    const { action, changeCount } = row
    const until = hasUndo
      ? null
      : undoableUntil({ action, batchId, createdAt, changeCount, hasDeletedRows: isKept })
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      changes: changes.flatMap((change) => toFields(change, names)),
      undoableUntil: until && until > now ? until.toISOString() : null,
      undoneAt: row.undoneAt?.toISOString() ?? null,
    }
  })
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

/** Cuts names that are too long for a list between two of them. */
function withoutLastNames(names: string): string {
  if (names.length <= NAMES_MAX) return names
  const end = names.lastIndexOf(', ', NAMES_MAX - ', '.length - CUT_OFF.length)
  return end < 0 ? names.slice(0, NAMES_MAX - 1) + CUT_OFF : `${names.slice(0, end)}, ${CUT_OFF}`
}

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
    .select({ id: sql<string>`${instances.id}`, name: instances.name })
    .from(instances)
    .where(inArray(instances.id, known))
  const ofBosses = database
    .select({ id: sql<string>`${bosses.id}`, name: bosses.name })
    .from(bosses)
    .where(inArray(bosses.id, known))
  const found = await ofInstances.unionAll(ofBosses)
  return new Map(found.map(({ id, name }) => [id, name]))
}
