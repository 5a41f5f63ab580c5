/**
 * The additions that a backend may have to the calls and fields that docs/specification.md names in
 * its sections 3 and 7. A backend lists the names of those it has in the answer of `getStatus`; the
 * app does not use or show the rest. docs/other-backends.md says what each consists of, and what the
 * app does without it.
 *
 * To add a feature, add it here and there: the reference backend announces the whole list.
 * Components read it with `useFeature`, loaders and queries with `hasFeature`.
 */
export const FEATURES = [
  'wishlist-overview',
  'instance-loot',
  'wish-ids',
  'wish-order',
  'wish-moves',
  'wish-notes',
  'wish-ticks',
  'wish-claims',
  'duplicate-options',
  'wishlist-restore',
  'idempotency-keys',
  'guild-board',
  'live-changes',
  'raiders',
  'raider-notes',
  'raid-nights',
  'discord-webhook',
  'guild-settings',
  'award-imports',
  'character-transfers',
  'sims',
  'gear',
  'manage-data',
  'admin-catalog',
  'batch-outcomes',
  'loot-edits',
  'admin-history',
  'journal',
] as const
export type Feature = (typeof FEATURES)[number]
