import {
  raidBossRow,
  raidFileSchema,
  raidInstanceRow,
  type RaidFile,
} from '@/contract/admin/admin-raid-file'
import { lootRow } from '@/contract/loot-item'
import { isSameLootItem } from '@/game/loot-sheet/loot-identity'

const FIELDS = {
  file: new Set(Object.keys(raidFileSchema.shape)),
  instance: new Set(Object.keys(raidInstanceRow.shape)),
  boss: new Set([...Object.keys(raidBossRow.shape), 'items']),
  item: new Set(Object.keys(lootRow.shape)),
}

/**
 * Returns the fields of a file that an import ignores, each once per kind of row: "foo (item)".
 * Rows are not checked before the dry run, so that they can be anything.
 * @param file the parsed JSON, of which the second parameter has only the known fields
 */
export function unknownFields(file: object, { instance, bosses }: RaidFile): string[] {
  const found = new Set<string>()
  function add(kind: keyof typeof FIELDS, row: unknown) {
    if (typeof row !== 'object' || row === null) return
    for (const field of Object.keys(row)) {
      if (!FIELDS[kind].has(field)) found.add(`${field} (${kind})`)
    }
  }
  add('file', file)
  add('instance', instance)
  for (const boss of bosses) {
    add('boss', boss)
    for (const item of boss.items) add('item', item)
  }
  return [...found]
}

/** Bosses and items of the stored raid that a valid file lacks: an import leaves them unchanged. */
export function missingRows(file: RaidFile, stored: RaidFile): string[] {
  const bySlug = new Map(file.bosses.map((boss) => [boss.slug, boss]))
  return stored.bosses.flatMap(({ slug, name, items }) => {
    const boss = bySlug.get(slug)
    if (!boss) return [name]
    const identities = boss.items.map((item) => ({ ...item, bossId: slug }))
    return items
      .filter((item) => !identities.some((row) => isSameLootItem(row, { ...item, bossId: slug })))
      .map((item) => `${item.name} (${name})`)
  })
}
