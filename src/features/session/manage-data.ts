/**
 * Whether the backend has the feature `manage-data`: characters can be removed, and the user's data can be
 * exported and deleted. The specification does not have these calls, so other backends may lack them.
 */
export function useCanManageData(): boolean {
  return true
}
