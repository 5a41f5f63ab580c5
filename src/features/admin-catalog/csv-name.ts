import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { InstanceId } from '@/contract/ids'

/** The name of a file with loot of an instance; without one, it is not named after any. */
export function csvName(
  instances: readonly AdminInstance[] | undefined,
  instanceId: InstanceId | undefined,
): string {
  return `${instances?.find(({ id }) => id === instanceId)?.slug ?? 'loot'}.csv`
}
