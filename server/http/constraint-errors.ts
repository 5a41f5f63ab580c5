import { authRequired, conflict, invalid, notFound, taken, type HttpError } from './errors'

/** The SQLSTATE and constraint of a database error (either driver); undefined for other errors. */
function databaseCause(error: unknown): { code: unknown; constraint: unknown } | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined
  return { code: cause.code, constraint: 'constraint' in cause ? cause.constraint : undefined }
}

/** Whether a database error reports a violation of the named constraint. */
export function violatesConstraint(error: unknown, constraint: string): boolean {
  return databaseCause(error)?.constraint === constraint
}

const CHANGED_MEANWHILE = 'Someone else changed this at the same time. Try again.'

/** Responses for constraints that a valid request can violate when another one runs concurrently. */
const CONSTRAINT_ERRORS: Record<string, () => HttpError> = {
  instances_slug: () => taken('slug', 'Another instance has this slug'),
  seasons_name: () => taken('name', 'Another season has this name'),
  bosses_slug: () => taken('slug', 'Another boss of this instance has this slug'),
  bosses_encounter_order: () =>
    taken('encounterOrder', 'Another boss of this instance has this position'),
  bosses_instance_id_instances_id_fk: () => invalid({ instanceId: 'Please select an instance' }),
  loot_items_boss_id_bosses_id_fk: () => invalid({ bossId: 'Please select a boss' }),
  loot_items_batch_id_loot_batches_id_fk: () => conflict(CHANGED_MEANWHILE),
  admin_changes_undoes: () => conflict('This change was already undone'),
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

const DEADLOCK = '40P01'

/**
 * The response to a database error that a concurrent request caused: a deadlock, a unique value that
 * was taken or a referenced row that was deleted in the meantime. Undefined for all other errors.
 */
export function toConstraintError(error: unknown): HttpError | undefined {
  const cause = databaseCause(error)
  if (cause?.code === DEADLOCK) {
    return conflict(CHANGED_MEANWHILE)
  }
  return CONSTRAINT_ERRORS[String(cause?.constraint)]?.()
}
