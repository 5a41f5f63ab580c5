import type { Instance } from '@/contract/instance'

/** The raid that is chosen by default: the only one, or else the first of the current tier. */
export function defaultInstance(instances: readonly Instance[]): Instance | undefined {
  return instances.length === 1
    ? instances[0]
    : instances.find(({ isCurrentTier }) => isCurrentTier)
}

/**
 * The options of the raid menu: the current tier first, then the earlier raids, each in the given
 * order. The groups are left out if all raids are in the same one.
 */
export function instanceOptions(instances: readonly Instance[]) {
  const current = instances.filter(({ isCurrentTier }) => isCurrentTier)
  const earlier = instances.filter(({ isCurrentTier }) => !isCurrentTier)
  const hasGroups = current.length > 0 && earlier.length > 0
  return [...current, ...earlier].map(({ id, name, isCurrentTier }) => ({
    value: id,
    label: name,
    group: hasGroups ? (isCurrentTier ? 'Current tier' : 'Earlier') : undefined,
  }))
}
