/* Tags of browser tests. Untagged tests run at desktop size, in `npm run test:all`. */

/** A test of a main journey, which `npm test` runs; the others are left to `npm run test:all`. */
export const MAIN = '@main'
/** A test that runs at desktop and at phone size. */
export const PHONE_TOO = '@phone'
/** A test that runs at phone size only. */
export const PHONE_ONLY = '@phone-only'
