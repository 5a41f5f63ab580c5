import { useBlocker } from '@tanstack/react-router'

/**
 * Blocks every navigation that would close the open sheet while it has unsaved changes: its own
 * buttons, links, the browser's back button and closing the tab. Show an `UnsavedChangesDialog`
 * while `isBlocked` is true.
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
    isBlocked: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}

/** Identifies the sheet that the search parameters open (`table-search.ts`). */
function sheetOf(search: object): string {
  if ('new' in search && search.new) return 'new'
  return 'edit' in search && typeof search.edit === 'string' ? `edit ${search.edit}` : 'none'
}
