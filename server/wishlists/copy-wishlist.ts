import { automaticName, WISHLIST_NAME_MAX } from '@/contract/wishlist'
import { specializationLabel } from '@/game/classes'
import type { Difficulty } from '@/game/difficulties'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { instances, wishlistItems, wishlists } from '../database/schema'
import type { lockOwnWishlist } from './own-wishlist'
import { requireDifficulty, requireSpecialization } from './require-valid-wishlist'
import { NO_AWARD } from '../guilds/awards/award-wishes'
import { NOT_COPIED_COLUMNS } from './wish-columns'
import { requireRoomForWishlist } from './wishlist-limits'

interface CopyOptions {
  name?: string
  difficulty?: Difficulty
  specialization?: string
}

/**
 * Copies a locked wishlist with its items, none of them obtained, and returns the id of the copy,
 * which is never main. Without a name in the options, the copy is called "Name (copy)", or has the
 * automatic name of its difficulty and specialization if one of them differs from the original.
 */
export async function copyWishlist(
  transaction: Database,
  list: Awaited<ReturnType<typeof lockOwnWishlist>>,
  options: CopyOptions,
): Promise<string> {
  const id = randomUUID()
  const { difficulty = list.difficulty, specialization = list.specialization } = options
  requireSpecialization(list.className, specialization)
  const [instance] = await transaction
    .select({ name: instances.name, difficulties: instances.availableDifficulties })
    .from(instances)
    .where(eq(instances.id, list.instanceId))
  const { name: instanceName = '', difficulties = [] } = instance ?? {}
  requireDifficulty(difficulties, difficulty)
  await requireRoomForWishlist(transaction, list)
  const isVariant = difficulty !== list.difficulty || specialization !== list.specialization
  const proposedName = isVariant
    ? automaticName({
        instanceName,
        difficulty,
        specializationLabel: specializationLabel(list.className, specialization),
      })
    : copyName(list.name)
  await transaction.insert(wishlists).values({
    id,
    characterId: list.characterId,
    instanceId: list.instanceId,
    name: options.name ?? proposedName,
    difficulty,
    specialization,
    isMainWishlist: false,
  })
  const items = await transaction
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistId, list.id))
  if (items.length === 0) return id
  await transaction.insert(wishlistItems).values(
    items.map(({ createdAt: _, ...item }) => ({
      ...item,
      ...NOT_COPIED_COLUMNS,
      ...NO_AWARD,
      wishlistId: id,
      id: randomUUID(),
    })),
  )
  return id
}

/** "Name (copy)", with the name shortened so that the result is not too long. */
function copyName(name: string): string {
  const suffix = ' (copy)'
  const shortened = name.slice(0, WISHLIST_NAME_MAX - suffix.length)
  // Slicing can cut a surrogate pair in half, which is not valid text.
  return `${shortened.replace(/[\uD800-\uDBFF]$/, '')}${suffix}`
}
