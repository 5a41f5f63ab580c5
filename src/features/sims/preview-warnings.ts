import { specializationLabel } from '@/game/classes'
import { SIM_AGE_DAYS_MAX, whyOld } from '@/game/sims/sim-age'
import type { SimulatedCharacter } from '@/game/sims/sim-report'
import { nameSome } from '@/lib/name-some'
import type { SimPreview } from './read-source'
import type { SimTarget } from './sim-target'

/**
 * Warnings for a player before the import of a report: its age, and its differences from the
 * character and wishlist for which it is imported.
 * @param now milliseconds since the epoch
 */
export function previewWarnings(
  { report, body, raids }: Pick<SimPreview, 'report' | 'body' | 'raids'>,
  { character, list }: SimTarget,
  now = Date.now(),
): string[] {
  const labelOf = (slug: string) => specializationLabel(character.className, slug)
  const warnings: string[] = []
  const { name, realm, region, specialization } = report.character
  if (isOtherCharacter(report.character, character)) {
    warnings.push(
      isSameWord(name, character.name)
        ? `The report is for ${describePlace(name, realm, region)}. Yours is ${describePlace(character.name, character.realm ?? null, character.region ?? null)}.`
        : `The report is for ${name}, not for ${character.name}.`,
    )
  }
  if (specialization === null) {
    warnings.push(
      `The report does not name a specialization. It is stored for ${labelOf(body.specialization)}.`,
    )
  } else if (list && specialization !== list.specialization) {
    warnings.push(
      `The report is for ${labelOf(specialization)}. This list is for ${labelOf(list.specialization)} and does not show its gains.`,
    )
  }
  const isOfList = raids.some(
    ({ instanceId, difficulty }) =>
      instanceId === list?.instance.id && difficulty === list.difficulty,
  )
  if (list && !isOfList) {
    warnings.push(
      `The report has no ${list.difficulty} items of ${list.instance.name}. This list does not show its gains.`,
    )
  }
  const { simulatedAt } = report
  if (simulatedAt === null) {
    warnings.push('The report does not say when it was simulated, so it may be old.')
  } else if (whyOld({ simulatedAt }, now) === 'age') {
    warnings.push(`The simulation is older than ${SIM_AGE_DAYS_MAX} days.`)
  }
  return warnings
}

/**
 * Whether a report is about another character: another name, or the same name on another realm or
 * in another region. Facts that the report or the character does not have are not compared.
 */
export function isOtherCharacter(
  { name, realm, region }: Pick<SimulatedCharacter, 'name' | 'realm' | 'region'>,
  own: SimTarget['character'],
): boolean {
  const realms = [own.realm, own.realmSlug].filter((known) => known != null)
  return (
    (name !== null && !isSameWord(name, own.name)) ||
    (region !== null && own.region != null && !isSameWord(region, own.region)) ||
    (realm !== null && realms.length > 0 && !realms.some((known) => isSameWord(realm, known)))
  )
}

/** Compares names of characters, realms and regions; reports have names or slugs of realms. */
function isSameWord(one: string | null, other: string): boolean {
  return one !== null && lettersOf(one) === lettersOf(other)
}

function lettersOf(word: string): string {
  const plain = word.normalize('NFKD').toLowerCase()
  return plain.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** "Frostelle, Argent Dawn, EU". */
function describePlace(name: string | null, realm: string | null, region: string | null): string {
  return [name, realm, region?.toUpperCase()].filter(Boolean).join(', ')
}

/** What of a report was not stored, by name: "Not read: Voracious Heart, Wraps and 3 more". */
export function describeUnread({
  report,
  unmatchedItemIds,
}: Pick<SimPreview, 'report' | 'unmatchedItemIds'>): string | null {
  const names = [
    ...report.skipped.map(({ name }) => name),
    ...unmatchedItemIds.map((id) => `item ${id}`),
  ]
  return names.length === 0 ? null : `Not read: ${nameSome(names)}`
}
