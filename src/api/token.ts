import { createStoredString } from '@/lib/storage/browser-storage'

/** Key of the session token in local storage (docs/specification.md, section 9). */
export const TOKEN_KEY = 'guildr_token'

/** The session token, sent with every call. */
export const token = createStoredString(() => window.localStorage, TOKEN_KEY)
