import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clearToken } from '@/features/session/clear-token'
import { rememberWishId, toBackendId } from '@/features/wishlists/wish-ids'

/** A variable, or an empty map or set, at the top level of a module. */
const STATE = /^(?:export )?(?:let \w+|const \w+ = new (?:Map|Set)\b.*\(\)$)/m

/** Files whose state does not belong to the session, and the reason. */
const OTHER_STATE: Record<string, string> = {
  'api/client.ts': 'the handlers of answers, set by the app',
  'app/left-out-entries.ts': 'what was said about answers of the backend',
  'contract/answers/number-ids.ts': 'the form of ids of the backend',
  'contract/answers/specialization-spelling.ts': 'the spellings of the backend',
  'features/admin-bulk/columns/grid-rows.ts': 'a counter',
  'features/admin-bulk/columns/normalize-words.ts': 'a cache of a pure function',
  'features/session/session-change.ts': 'whether a sign-in or sign-out is in progress',
  'features/session/sign-out.ts': 'the question of the mounted page',
  'lib/ignore-second-press.ts': 'the last press',
  'lib/kept-forms.ts': 'the mounted forms with changes, which unregister themselves',
  'features/wishlists/edits/other-tabs.ts': 'the channel of the mounted page',
  'features/wishlists/wish/use-near-viewport.ts': 'the observer of all rows',
  'lib/load-later.tsx': 'code that waits to be loaded; tests drop it',
  'lib/overlay-history.ts': 'the open overlays; tests close them',
  'lib/report-error.ts': 'the receiver of errors, set by the operator',
  'ui/messages/toast.ts': 'the toast library; toasts are dismissed with the session',
}

describe('memory of modules', () => {
  it('what belongs to the session is dropped with the token', () => {
    rememberWishId('of-the-app', 'of-the-backend')
    expect(toBackendId('of-the-app')).toBe('of-the-backend')
    clearToken()
    expect(toBackendId('of-the-app')).toBe('of-the-app')
  })

  it('every module with state drops it with the session, or is listed here with a reason', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    const withState = files.filter((file) => {
      if (!/\.tsx?$/.test(file)) return false
      const source = readFileSync(`src/${file}`, 'utf8')
      return STATE.test(source) && !source.includes('dropWithSession(')
    })
    expect(withState.toSorted()).toEqual(Object.keys(OTHER_STATE).toSorted())
  })
})
