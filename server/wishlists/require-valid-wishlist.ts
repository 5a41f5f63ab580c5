import type { InstanceId } from '@/contract/ids'
import { findSpecialization } from '@/game/classes'
import type { Difficulty } from '@/game/difficulties'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { instances } from '../database/schema'
import { invalid } from '../http/http-errors'

/** Throws 400 if the instance is not active or does not have the difficulty. */
export async function requireAvailableInstance(
  database: Database,
  { instanceId, difficulty }: { instanceId: InstanceId; difficulty: Difficulty },
) {
  const [instance] = await database
    .select({ isActive: instances.isActive, difficulties: instances.availableDifficulties })
    .from(instances)
    .where(eq(instances.id, instanceId))
  if (!instance?.isActive) throw invalid({ instanceId: 'Please select an instance' })
  requireDifficulty(instance.difficulties, difficulty)
}

/** Throws 400 if the instance's difficulties do not include that one. */
export function requireDifficulty(available: readonly Difficulty[], difficulty: Difficulty) {
  if (!available.includes(difficulty)) {
    throw invalid({ difficulty: 'This raid does not have that difficulty' })
  }
}

/** Throws 400 if the class does not have the specialization. */
export function requireSpecialization(className: string, specialization: string) {
  if (!findSpecialization(className, specialization)) {
    throw invalid({ specialization: `${className} does not have that specialization` })
  }
}
