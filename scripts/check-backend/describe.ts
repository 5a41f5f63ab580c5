import { plural } from '@/lib/format'
import { CONSEQUENCES, type Consequence, type Finding } from './ask'
import type { Examination } from './examine'

const TITLES: Record<Consequence, string> = {
  hidden: 'Not shown:',
  impossible: 'Not possible:',
  assumed: 'Assumed:',
}

/** Whether the app shows everything and everything can be done. */
export function isWorking({ findings }: Examination): boolean {
  return findings.every(({ consequence }) => consequence === 'assumed')
}

/** The examination as lines of text. */
export function describeExamination(result: Examination): string {
  const { findings, calls, absent, features, unchecked, hasWritten } = result
  const lacking = [...absent].filter(([, fields]) => fields.length > 0)
  return [
    ...CONSEQUENCES.flatMap((consequence) =>
      section(
        TITLES[consequence],
        describeFindings(findings.filter((finding) => finding.consequence === consequence)),
      ),
    ),
    ...section(
      'Not shown, because no answer has it:',
      lacking.map(([call, fields]) => `${call}: ${fields.join(', ')}`),
    ),
    ...section('Not checked:', unchecked),
    ...section('Features:', features),
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
    const { call, kindOfCall = call, field = '', problem } = finding
    const key = [kindOfCall, field.replaceAll(/\[\d+\]/g, ''), problem].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].map(([first, ...others]) => {
    const { call = '', field, problem } = first ?? {}
    const more = others.length > 0 ? ` (and ${others.length} more)` : ''
    return `${call}: ${field ? `${field}: ` : ''}${problem}${more}`
  })
}
