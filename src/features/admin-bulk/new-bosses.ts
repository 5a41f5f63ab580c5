import { bossForm } from '@/contract/boss'
import type { AdminBoss } from '@/contract/admin-boss'
import type { BossBody } from '@/features/admin-catalog/admin-catalog.api'
import { proposeSlug } from '@/features/admin-catalog/propose-slug'
import { toKey } from './normalize-words'

interface NewBosses {
  /** The bosses to create, in order. Empty if there is an error. */
  bosses: BossBody[]
  /** The first invalid name. */
  error?: string
}

/**
 * Parses boss names, one per line, into bosses that follow the existing ones. Duplicates and names of
 * existing bosses are skipped. Names are compared without case and punctuation.
 */
export function readBossNames(
  text: string,
  instanceId: string,
  existing: readonly Pick<AdminBoss, 'name' | 'encounterOrder'>[],
): NewBosses {
  const seen = new Set(existing.map(({ name }) => toKey(name)))
  const lastOrder = Math.max(0, ...existing.map(({ encounterOrder }) => encounterOrder))
  const bosses: BossBody[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    // Lines of a numbered list: "1. Plexus Sentinel".
    const name = line.replace(/^\s*\d+\s*[.):]\s+/, '').trim()
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
