/**
 * The windows in which what belongs to a list is beside it instead of in a sheet (`beside` of the
 * theme).
 */
export const BESIDE = '(min-width: 68.75rem)'
