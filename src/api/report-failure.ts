import { reportError } from '@/lib/report-error'
import { ApiError } from './errors'

/**
 * Reports an error that replaces a page. `where` names the part of the app; the id of a failed
 * request is added, so that the server's log can be searched for it.
 */
export function reportFailure(error: unknown, where: string) {
  const requestId = error instanceof ApiError ? error.requestId : undefined
  reportError(error, requestId === undefined ? where : `${where}, request ${requestId}`)
}

/** Reports an error that is not a failed call, and therefore a bug in the app. */
export function reportBug(error: unknown, where: string) {
  if (!(error instanceof ApiError)) reportError(error, where)
}
