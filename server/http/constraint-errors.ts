import { databaseCause, FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from '../database/database-error'
import { logWarning } from '../logger'
import { authRequired, conflict, invalid, notFound, taken, type HttpError } from './http-errors'

/** Whether a database error reports a violation of the named constraint. */
export function violatesConstraint(error: unknown, constraint: string): boolean {
  return databaseCause(error)?.constraint === constraint
}

const CHANGED_MEANWHILE = 'Someone else changed this at the same time. Try again.'
const DELETED_MEANWHILE = 'Someone else deleted this at the same time. Reload the page.'

/**
 * Responses for constraints that a valid request can violate when another one runs concurrently.
 */
const CONSTRAINT_ERRORS: Record<string, () => HttpError> = {
  instances_slug: () => taken('slug', 'Another instance has this slug'),
  seasons_name: () => taken('name', 'Another season has this name'),
  bosses_slug: () => taken('slug', 'Another boss of this instance has this slug'),
  bosses_encounter_order: () =>
    taken('encounterOrder', 'Another boss of this instance has this position'),
  bosses_instance_id_instances_id_fk: () => invalid({ instanceId: 'Please select an instance' }),
  loot_items_boss_id_bosses_id_fk: () => invalid({ bossId: 'Please select a boss' }),
  loot_items_batch_id_loot_batches_id_fk: () => conflict(CHANGED_MEANWHILE),
  admin_changes_undoes: () => conflict('This change was already undone', 'ALREADY_UNDONE'),
  // The account, and with it the session, was deleted during the request.
  admin_changes_created_by_users_id_fk: authRequired,
  characters_user_id_users_id_fk: authRequired,
  wishlists_character_id_characters_id_fk: () => notFound('Character', 'CHARACTER_NOT_FOUND'),
  wishlists_instance_id_instances_id_fk: () => invalid({ instanceId: 'Please select an instance' }),
  wishlist_items_loot_item_id_loot_items_id_fk: () =>
    invalid({ lootItemId: 'This item does not drop in this raid' }),
  sims_instance_id_instances_id_fk: () => conflict(CHANGED_MEANWHILE),
  sim_gains_loot_item_id_loot_items_id_fk: () => conflict(CHANGED_MEANWHILE),
}

/** The response to a violated constraint that has a message of its own; otherwise undefined. */
export function violationOf(constraint: string): HttpError | undefined {
  return CONSTRAINT_ERRORS[constraint]?.()
}

/**
 * The response to a violated constraint: a concurrent request has taken a unique value or deleted a
 * referenced row after this one had checked it. Constraints without a message of their own are
 * logged, because the client then cannot say what was changed. Undefined for all other errors.
 */
export function toConstraintError(error: unknown, requestId: string): HttpError | undefined {
  const cause = databaseCause(error)
  const known = violationOf(String(cause?.constraint))
  if (known) return known
  if (cause?.code !== FOREIGN_KEY_VIOLATION && cause?.code !== UNIQUE_VIOLATION) return undefined
  logWarning('constraint violated', { requestId, constraint: cause.constraint })
  return conflict(cause.code === UNIQUE_VIOLATION ? CHANGED_MEANWHILE : DELETED_MEANWHILE)
}
