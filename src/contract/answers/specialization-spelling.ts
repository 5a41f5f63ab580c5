import { CLASSES } from '@/game/classes'

/*
 * Specializations are slugs in the app ("beast-mastery"). A backend that spells them otherwise
 * gets its own spelling back.
 */

const SLUGS = new Set(
  CLASSES.flatMap(({ specializations }) => specializations.map(({ slug }) => slug)),
)

/** The spellings that the backend has sent, by slug; empty if it sends slugs. */
const received = new Map<string, string>()

/**
 * The slug of a received specialization, however it is spelled ("Beast Mastery", "BEAST_MASTERY",
 * "beastMastery"). An unknown one stays as it is.
 */
export function toSpecializationSlug(spelling: string): string {
  const words = spelling.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase()
  const slug = words.replaceAll(/[\s_-]+/g, '-')
  if (!SLUGS.has(slug)) return spelling
  if (slug === spelling) received.clear()
  else received.set(slug, spelling)
  return slug
}

/**
 * The spellings in which a request may name a specialization, the likeliest first: as in this
 * backend's answers, then as the specification prints names, then the slug.
 */
export function spellingsOf(slug: string): string[] {
  const name = slug.replaceAll(
    /(^|-)(\w)/g,
    (_, hyphen, initial: string) => (hyphen ? ' ' : '') + initial.toUpperCase(),
  )
  const printed = SLUGS.has(slug) ? name : slug
  const first = received.get(slug) ?? (received.size > 0 ? printed : slug)
  return [...new Set([first, printed, slug])]
}
