import { plural } from '@/lib/format'
import { CONSEQUENCES, type Consequence, type Finding } from './read-completely'
import type { Examination } from './examine'

const TITLES: Record<Consequence, string> = {
  hidden: 'Not shown:',
  impossible: 'Not possible:',
  assumed: 'Assumed:',
}

const FEATURES_TITLE =
  'Features, of which only the calls of instance-loot and wishlist-overview are checked:'

/** Whether the app shows everything and everything can be done. */
export function isWorking({ findings }: Examination): boolean {
  return findings.every(({ consequence }) => consequence === 'assumed')
}

/** The examination as lines of text. */
export function describeExamination(result: Examination): string {
  const { findings, calls, absent, features, unchecked, hasWritten } = result
  const lacking = [...absent].flatMap(([call, fields = []]) =>
    fields.length > 0 ? [`${call}: ${fields.join(', ')}`] : [],
  )
  return [
    ...CONSEQUENCES.flatMap((consequence) =>
      section(
        TITLES[consequence],
        describeFindings(findings.filter((finding) => finding.consequence === consequence)),
      ),
    ),
    ...section('Not shown, because no answer has it:', lacking),
    ...section('Not checked:', unchecked),
    ...section(FEATURES_TITLE, features),
    `${plural(calls.length, 'call')} made.`,
    !isWorking(result)
      ? 'The app does not work completely with this backend.'
      : unchecked.length > 0
        ? 'Not everything could be checked.'
        : hasWritten
          ? 'The app works with this backend.'
          : 'The calls that read work. To check the others, add --write.',
  ].join('\n')
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), '']
}

/** One line for each kind of problem: of entries of the same list, and of calls that differ by id. */
function describeFindings(findings: readonly Finding[]): string[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const { call, group = call, field = '', came, effect } = finding
    const key = [group, field.replaceAll(/\[\d+\]/g, ''), came, effect].join('\n')
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { call, field, came, example, effect } = first
    const subject = [call, field].filter(Boolean).join(': ')
    const more = others.length > 0 ? ` (And ${others.length} more.)` : ''
    return [`${subject}: ${came}${example ? `, e.g. ${example}` : ''}. ${effect}${more}`]
  })
}
