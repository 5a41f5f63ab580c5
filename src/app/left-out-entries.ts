import { setLeftOutHandler } from '@/api/client'
import { plural } from '@/lib/format'
import { reportError } from '@/lib/report-error'
import { toast } from '@/ui/messages/toast'

/**
 * Says how many entries of a list are not shown, because the server sent them in a form that the
 * app cannot read, and reports the reasons. A number is said once per call.
 */
export function announceLeftOutEntries() {
  const announced = new Set<string>()
  setLeftOutHandler(({ method, path, key = 'entries' }, issues) => {
    const call = `${method} ${path}`
    const [first] = issues
    const list = first?.field.split('.').findLast((step) => /[a-z]s$/.test(step)) ?? key
    const text = `${plural(issues.length, list.replace(/s$/, ''), list)} could not be shown`
    if (announced.has(`${call} ${text}`)) return
    announced.add(`${call} ${text}`)
    reportError(
      new Error(issues.map(({ field, message }) => `${field}: ${message}`).join('\n')),
      `${call}: ${text}`,
    )
    toast.warning(text, {
      id: call,
      description: 'The server sent an answer that this app does not understand.',
    })
  })
}
