/* All tables, as Drizzle needs them in one place. Every foreign key has an explicit `onDelete`. */

export {
  battleNetGrants,
  characters,
  sessions,
  signInAttempts,
  users,
} from './tables/account-tables'
export {
  awardCandidates,
  guildAwardImports,
  guildAwards,
  replacedAwards,
} from './tables/award-tables'
export { bosses, catalogVersion, instances, lootBatches, lootItems } from './tables/catalog-tables'
export type { RaidImport, RowChange } from './tables/catalog-tables'
export { gearItems, seasons } from './tables/gear-tables'
export { departedMembers, guildMembers, guilds } from './tables/guild-tables'
export { adminChanges, deletedSims, deletedWishes } from './tables/history-tables'
export { icons, itemIcons } from './tables/icon-tables'
export { idempotencyKeys } from './tables/idempotency-tables'
export { guildLocks } from './tables/lock-tables'
export { nightDrops, nightPasses, nightRaiders, nights } from './tables/night-tables'
export { raiderNotes } from './tables/note-tables'
export { guildHolds, guildShares } from './tables/share-tables'
export { simGains, sims } from './tables/sim-tables'
export { guildWebhooks, webhookPosts } from './tables/webhook-tables'
export { deletedWishlists, wishlistItems, wishlists } from './tables/wishlist-tables'
