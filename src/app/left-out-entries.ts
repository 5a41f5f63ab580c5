import type { Call } from '@/contract/call'
import type { AnswerIssue } from '@/contract/read-answer'
import { plural } from '@/lib/format'
import { reportError } from '@/lib/report-error'
import { toast } from '@/ui/messages/toast'

/** What was said, because lists are read again and again. */
const announced = new Set<string>()

/**
 * Says how many entries of a list are not shown, because the server sent them in a form that the
 * app cannot read, and reports the reasons.
 */
export function announceLeftOut(call: Call, issues: readonly AnswerIssue[]) {
  const where = `${call.method} ${call.path}`
  const steps = issues[0]?.field.split('.') ?? []
  const list = steps.findLast((step) => /[a-z]s$/.test(step)) ?? call.key ?? 'entries'
  const text = `${plural(issues.length, list.replace(/(?<=s)es$|s$/, ''), list)} could not be shown`
  if (announced.has(`${where} ${text}`)) return
  announced.add(`${where} ${text}`)
  reportError(
    new Error(issues.map(({ field, message }) => `${field}: ${message}`).join('\n')),
    `${where}: ${text}`,
  )
  toast.warning(text, {
    id: where,
    description: 'The server sent an answer that this app does not understand.',
  })
}
