import type { MissingEntries } from '@/api/client'
import type { Call } from '@/contract/call'
import { plural } from '@/lib/format'
import { reportError } from '@/lib/report-error'
import { toast } from '@/ui/messages/toast'

/** What was said, because lists are read again and again. */
const announced = new Set<string>()

/**
 * Says how many entries of a list are not shown, because the server sent them in a form that the
 * app cannot read, and reports the reasons; or because the server sent only a part of the list.
 */
export function announceLeftOut(call: Call, { issues, missingPages }: MissingEntries) {
  const where = `${call.method} ${call.path}`
  if (missingPages && !announced.has(`${where} ${missingPages}`)) {
    announced.add(`${where} ${missingPages}`)
    toast.warning(missingPages, {
      id: `${where} pages`,
      description: 'This app does not read further pages. The others are not shown.',
    })
  }
  if (issues.length === 0) return
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
