import type { Plugin } from 'vite'

/** The field `summary` of a call, with its string. */
const SUMMARY = /(?<=^ {2}summary:\s+)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)/gm

/**
 * Leaves the texts of docs/openapi.json out of the app, which does not use them. With them, the
 * pages of a wishlist and of the bulk entry exceed their budgets.
 */
export function dropSummaries(): Plugin {
  return {
    name: 'drop-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /src.contract/ },
      handler: (code) => ({ code: code.replace(SUMMARY, "''"), map: null }),
    },
  }
}
