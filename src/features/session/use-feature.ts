import type { Feature } from '@/contract/features'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './session.queries'

/** Whether the backend has a feature, for components. False without a session. */
export function useFeature(feature: Feature): boolean {
  return useFeatures()?.includes(feature) === true
}

/**
 * Whether the backend lacks a feature, for components that then make other calls. False without a
 * session: a page that is being left must not make them.
 */
export function useLacksFeature(feature: Feature): boolean {
  return useFeatures()?.includes(feature) === false
}

function useFeatures() {
  // Only reads: a component that mounts must not repeat the session check.
  const { data } = useQuery({ ...sessionQuery(), enabled: false })
  return data?.features
}

/**
 * Whether the backend has a feature, for loaders and query functions: they run after the session
 * check.
 */
export function hasFeature(queryClient: QueryClient, feature: Feature): boolean {
  const session = queryClient.getQueryData(sessionQuery().queryKey)
  return session?.features.includes(feature) === true
}
