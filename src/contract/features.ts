/**
 * The additions that a backend may have to the calls and fields that docs/specification.md names in
 * its sections 3 and 7. A backend lists the names of those it has in the answer of `getStatus`; the
 * app does not use or show the rest. `has` says what a feature consists of, `without` what the app
 * does without it.
 *
 * To add a feature, add it here and to docs/other-backends.md: the reference backend announces the
 * whole list. Components read it with `useFeature`, loaders and queries with `hasFeature`.
 */
export const FEATURES = {
  'wishlist-overview': {
    has: 'GET /api/wishlists: the wishlists of all characters in one call',
    without: 'Home reads the wishlists of each character, and each main wishlist that has no items',
  },
  'instance-loot': {
    has: 'GET /api/instances/{id}/loot: the bosses of an instance with their loot items',
    without:
      'the picker reads the available items of each slot; it has no items for other specializations, and bosses only if the items name them',
  },
  'wish-ids': {
    has: 'POST …/items takes the id of the wish from the request, and adds nothing if it is sent again',
    without: 'the app uses the id of the answer, and reads the list before it sends an add again',
  },
  'wish-order': {
    has: 'PUT /api/wishlists/{id} keeps itemOrder and leaves missing fields as they are, POST …/items keeps priority',
    without:
      'the app sends the name and the main mark with each PUT, and checks after each move whether the order was kept',
  },
  'wish-moves': {
    has: 'PUT /api/wishlists/{id} takes the priority of a wish in items, and moves the wish to this rank; obtained wishes keep theirs',
    without:
      'the app reads the list and sends the whole order, so that one of two moves within one round trip is lost',
  },
  'wish-notes': {
    has: 'PUT /api/wishlists/{id} and POST …/items keep the note of a wish',
    without: 'no notes',
  },
  'wish-ticks': {
    has: 'PUT /api/wishlists/{id} and POST …/items keep whether a wish is obtained (isObtained)',
    without: 'wishes cannot be marked as obtained, and wishlists have no progress bar',
  },
  'wish-claims': {
    has: 'PUT /api/wishlists/{id} and POST …/items keep the claim of a wish (BiS, Upgrade or Off spec)',
    without: 'wishes cannot be marked as best in slot, upgrade or off spec',
  },
  'duplicate-options': {
    has: 'POST /api/wishlists/{id}/duplicate takes a difficulty and a specialization',
    without: 'copies have the same difficulty and specialization',
  },
  'wishlist-restore': {
    has: 'POST /api/wishlists/{id}/restore: undoes the deletion of a wishlist',
    without: 'the deletion of a wishlist cannot be undone',
  },
  'idempotency-keys': {
    has: 'calls that answer 201 take an Idempotency-Key, and create nothing twice if a request is sent again with its key',
    without: 'a request that is sent again after a time-out may create a second entry',
  },
  'guild-board': {
    has: 'the calls below /api/guilds/{id}; GET /api/me/awards and GET /api/me/demand/{instanceId}; rosterReadAt, officerRanks and characters of a guild; awardedBy of a wish; formerNames of members and of characters on a board; lock of a wishlist, and 409 WISHLIST_LOCKED; 409 ALREADY_AWARDED of an award; needs instance-loot',
    without: 'wishlists are visible to their owner only, and guilds have no pages',
  },
  'live-changes': {
    has: 'GET /api/guilds/{id}/changes: server-sent events that name what has changed in a guild; needs guild-board',
    without: 'open pages of a guild and shared wishlists are read again every thirty seconds',
  },
  raiders: {
    has: 'GET /api/guilds/{id}/awards/{awardId}: an award with those who wanted the item; GET /api/guilds/{id}/raiders/{memberId}; PUT /api/guilds/{id}/team; received, listUpdatedAt and simulatedAt of members; needs guild-board',
    without:
      'the history does not tell who else wanted an item, raiders have no pages, and the roster does not tell what they have received',
  },
  'raider-notes': {
    has: 'GET and POST /api/guilds/{id}/raiders/{memberId}/notes, and DELETE …/notes/{noteId}: what officers write about a raider; needs raiders',
    without: 'officers cannot write notes about raiders',
  },
  'raid-nights': {
    has: 'GET and POST /api/guilds/{id}/nights, GET, PUT and DELETE /api/guilds/{id}/nights/{nightId}, PUT …/raiders, …/drops and …/passes; nightStartedAt of a guild, attendance, passes and bonusRolls of members; nightId and dropId of an award, and nightId in POST /api/guilds/{id}/awards; needs guild-board',
    without: 'no raid nights: nobody counts who was there and what has dropped',
  },
  'discord-webhook': {
    has: 'PUT and DELETE /api/guilds/{id}/webhook, POST …/webhook/posts; webhook of a guild; needs raid-nights',
    without: 'nothing is posted to Discord; summaries are copied',
  },
  'guild-settings': {
    has: 'PUT /api/guilds/{id}/settings; timeZone, receivedVisibleTo and listsVisibleTo of a guild, and memberId of its characters; needs guild-board',
    without:
      "all members see what raiders have received and their shared lists, and raid nights are those of the browser's time zone",
  },
  'award-imports': {
    has: 'POST /api/guilds/{id}/awards/import takes the importId of the import and the awardId of an award, and answers candidates; GET /api/guilds/{id}/award-imports and DELETE /api/guilds/{id}/award-imports/{importId}; needs guild-board',
    without:
      'the awards of an import are undone one by one, and those that were made on the board are there twice',
  },
  'character-transfers': {
    has: 'isTransferred of a character, and of the character of a wishlist; 403 FORBIDDEN for writes of its wishlists',
    without: "every imported character is treated as the user's own",
  },
  sims: {
    has: 'GET /api/wishlists/{id}/sim, POST /api/characters/{id}/sims, DELETE /api/sims/{id} and GET /api/sim-reports/{id}',
    without: 'no simulation reports, and no gains of items',
  },
  gear: {
    has: 'GET /api/wishlists/{id}/gear and PUT /api/characters/{id}/gear; worn of the lists on a board; for admins /api/admin/seasons',
    without: 'no worn and owned items, and wishes are ticked by hand only',
  },
  'manage-data': {
    has: 'DELETE /api/characters/{id}, GET /api/me/export, GET /api/me/export/wishlists and POST /api/me/delete',
    without: 'characters cannot be removed, and data cannot be exported or deleted in the app',
  },
  'admin-catalog': {
    has: 'the calls below /api/admin/',
    without: 'no admin pages',
  },
  'batch-outcomes': {
    has: 'outcomes in the answers of POST /api/admin/loot/bulk and /bulk-edit: what became of each row',
    without:
      'the app counts what the dry run has announced, although others may have written it meanwhile',
  },
  'loot-edits': {
    has: 'POST /api/admin/loot/bulk-edit: changes many loot items by their id',
    without: 'existing loot items cannot be opened in the grid',
  },
  'admin-history': {
    has: 'GET /api/admin/history, /{id} and /{id}/undo, POST /api/admin/history/{id}/undo with 409 ALREADY_UNDONE, POST /api/admin/loot/bulk-delete and POST /api/admin/loot/bulk-move',
    without:
      'no history of the catalog, deletions cannot be undone, and loot items are deleted and moved one at a time',
  },
  journal: {
    has: "the calls below /api/admin/journal/: raids, bosses and items of the game's own journal",
    without: 'raids cannot be imported from the journal',
  },
} as const satisfies Record<string, { has: string; without: string }>
export type Feature = keyof typeof FEATURES
