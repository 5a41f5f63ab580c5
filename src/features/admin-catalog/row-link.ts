/** The look of a link within a table, which is 44 px high for a finger. */
export const ROW_LINK =
  'inline-flex max-w-full items-center rounded-sm text-text underline decoration-control underline-offset-4 transition-colors hover:text-accent-text touch:min-h-touch touch:min-w-touch'
