import { createBattleNet } from '../../../server/battlenet/battlenet'
import {
  createSandbox,
  SANDBOX_CLIENT,
  sandboxConfig,
  sandboxFetch,
} from '../../../server/battlenet/sandbox/sandbox'
import { CALLBACK_PATH } from '../../../server/accounts/sign-in-urls'

/** The origin of the backend in tests; nothing listens there. */
export const BACKEND_ORIGIN = 'http://localhost:8787'
export const REDIRECT_URI = `${BACKEND_ORIGIN}${CALLBACK_PATH}`

/** The sandbox and a Battle.net client for it, in process and without retry delays. */
export function createTestBattleNet({ now }: { now: () => number }) {
  const sandbox = createSandbox({
    ...SANDBOX_CLIENT,
    isRedirectAllowed: (uri) => uri === REDIRECT_URI,
    now,
  })
  const battleNet = createBattleNet({
    config: sandboxConfig(BACKEND_ORIGIN),
    fetch: sandboxFetch(sandbox),
    now,
    sleep: async () => undefined,
  })
  return { sandbox, battleNet }
}
