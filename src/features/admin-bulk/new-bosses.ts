import { bossForm } from '@/contract/boss'
import type { AdminBoss } from '@/contract/admin-boss'
import type { BossBody } from '@/features/admin-catalog/admin-catalog.api'
import { proposeSlug } from '@/features/admin-catalog/propose-slug'
import { toWords } from '@/lib/fuzzy-search'

/** A list of boss names read: what would be made, in order, or why not. */
interface NewBosses {
  bosses: BossBody[]
  error?: string
}

/**
 * Bosses out of names, one a line, behind those the instance has. Names it has already and names
 * given twice are left out.
 */
export function readBossNames(
  text: string,
  instanceId: string,
  existing: readonly Pick<AdminBoss, 'name' | 'encounterOrder'>[],
): NewBosses {
  const known = new Set(existing.map(({ name }) => toKey(name)))
  const lastOrder = Math.max(0, ...existing.map(({ encounterOrder }) => encounterOrder))
  const bosses: BossBody[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    // A list copied with its numbers: "1. Plexus Sentinel".
    const name = line.replace(/^\s*\d+\s*[.):]\s+/, '').trim()
    if (name === '' || known.has(toKey(name))) continue
    known.add(toKey(name))
    const encounterOrder = lastOrder + bosses.length + 1
    const boss: BossBody = { instanceId, name, slug: proposeSlug(name), encounterOrder }
    const issue = bossForm.safeParse(boss).error?.issues[0]
    if (issue) return { bosses: [], error: `${name}: ${issue.message}` }
    bosses.push(boss)
  }
  return { bosses }
}

/** What tells two names apart: not their marks nor the case of their letters. */
function toKey(name: string): string {
  return toWords(name).join(' ')
}
