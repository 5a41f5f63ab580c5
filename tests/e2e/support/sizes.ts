/*
 * Most of what is tested is the same at every size: the phone runs only what is tagged
 * (playwright.config.ts).
 */

/** A test of this tag runs at phone size too. */
export const PHONE_TOO = '@phone'
/** A test of this tag runs at phone size only. */
export const PHONE_ONLY = '@phone-only'
