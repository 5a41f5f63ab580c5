import { useBlocker } from '@tanstack/react-router'

/**
 * Holds back whatever would close the sheet that the address names (its own buttons, a link, the
 * back button, the tab) while there is something to lose, and asks.
 */
export function useUnsavedChanges(hasChanges: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasChanges &&
      (current.pathname !== next.pathname || sheetOf(current.search) !== sheetOf(next.search)),
    enableBeforeUnload: hasChanges,
    withResolver: true,
  })
  return {
    isAsking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}

/** Which sheet an address has open (`table-search.ts`). */
function sheetOf(search: object): string {
  if ('new' in search && search.new) return 'new'
  return 'edit' in search && typeof search.edit === 'string' ? `edit ${search.edit}` : 'none'
}
