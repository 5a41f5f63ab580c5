/** Styles of a link in a table row; 44 px high on touch screens. */
export const ROW_LINK =
  'inline-flex max-w-full items-center rounded-sm text-text underline decoration-control underline-offset-4 transition-colors hover:text-accent-text touch:min-h-touch touch:min-w-touch'
