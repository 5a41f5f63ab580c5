import type { AdminBoss } from '@/contract/admin/admin-boss'
import { bossForm } from '@/contract/boss'
import type { InstanceId } from '@/contract/ids'
import type { BossBody } from '@/features/admin-catalog/admin-catalog.api'
import { proposeSlug } from '@/features/admin-catalog/propose-slug'
import { toKey, toBossName } from '../columns/normalize-words'

interface NewBosses {
  /** The bosses to create, in order. Empty if there is an error. */
  bosses: BossBody[]
  error?: string
}

/**
 * Parses boss names, one per line, into bosses that follow the existing ones. Duplicates and names
 * of existing bosses are skipped. Names are compared without case and punctuation.
 */
export function readBossNames(
  text: string,
  instanceId: InstanceId,
  existing: readonly Pick<AdminBoss, 'name' | 'encounterOrder'>[],
): NewBosses {
  const seen = new Set(existing.map(({ name }) => toKey(name)))
  const lastOrder = Math.max(0, ...existing.map(({ encounterOrder }) => encounterOrder))
  const bosses: BossBody[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const name = toBossName(line.trim())
    if (name === '' || seen.has(toKey(name))) continue
    seen.add(toKey(name))
    const encounterOrder = lastOrder + bosses.length + 1
    const boss: BossBody = { instanceId, name, slug: proposeSlug(name), encounterOrder }
    const issue = bossForm.safeParse(boss).error?.issues[0]
    if (issue) return { bosses: [], error: `${name}: ${issue.message}` }
    bosses.push(boss)
  }
  return { bosses }
}

/**
 * Returns the names that were corrected, by the initial ones. Lines that were added or removed do
 * not say which name they correct; then there are none.
 */
export function renamedOf(names: readonly string[], text: string): ReadonlyMap<string, string> {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  while (lines.at(-1) === '') lines.pop()
  if (lines.length !== names.length) return new Map()
  return new Map(
    names.flatMap((name, index) => {
      const line = lines[index] ?? ''
      return line === '' || line === name ? [] : [[name, line] as const]
    }),
  )
}
