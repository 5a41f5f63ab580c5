import type { InstanceId } from '@/contract/ids'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'

/** The bosses of an instance in their order; of all instances if none is chosen. */
export function bossOptions(
  bosses: readonly AdminBoss[],
  instances: readonly AdminInstance[],
  instanceId: InstanceId | undefined,
) {
  const shown = instances.filter(({ id }) => instanceId === undefined || id === instanceId)
  return shown.flatMap((instance) =>
    bosses
      .filter((boss) => boss.instanceId === instance.id)
      .toSorted((a, b) => a.encounterOrder - b.encounterOrder)
      .map(({ id, name }) => ({
        value: id,
        label: instanceId === undefined ? `${name} (${instance.name})` : name,
      })),
  )
}
