import { describeOther, isOtherCharacter } from '@/features/characters/other-character'
import { specializationLabel } from '@/game/classes'
import { SIM_AGE_DAYS_MAX, whyOld } from '@/game/sims/sim-age'
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
  const { specialization } = report.character
  if (isOtherCharacter(report.character, character)) {
    warnings.push(describeOther('report', report.character, character))
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
