/**
 * The callers of each call. The owner is Raider#3000, who owns all targets of calls that are not
 * admin calls.
 */
export const CALLERS = [
  'no token',
  'malformed token',
  'unknown token',
  'expired session',
  'signed out',
  'another user',
  'admin',
  'owner',
] as const
export type Caller = (typeof CALLERS)[number]

/**
 * Expected statuses in the order of CALLERS; the first five have no valid session. "own": the ids
 * belong to the owner, other users get 404. "anyone": all signed-in users have access. "open": no
 * session is needed. "fellow": other members of the guild have access too. "admin": other users get
 * 403, before any id is looked up. The owner comes last, because a successful deletion would hide
 * that an admin could delete too.
 */
const own = (status: number) => [401, 401, 401, 401, 401, 404, 404, status]
const anyone = (status: number) => [401, 401, 401, 401, 401, status, status, status]
const open = (status: number) => Array.from({ length: 8 }, () => status)
const admin = (status: number) => [401, 401, 401, 401, 401, 403, status, 403]

/** The admin has a character in the same guild as the owner. */
const fellow = (status: number) => [401, 401, 401, 401, 401, 404, status, status]

/** The status of each call of the contract for each caller. */
export const STATUSES: Record<string, readonly number[]> = {
  getStatus: open(200),
  logout: open(204),
  getMe: anyone(200),
  getMyCharacterCount: anyone(200),
  exportAccount: anyone(200),
  exportWishlists: anyone(200),
  // The body has the BattleTag of the owner.
  deleteAccount: [401, 401, 401, 401, 401, 400, 400, 204],
  listCharacters: anyone(200),
  listAvailableCharacters: anyone(200),
  // The character belongs to the owner's game account only, and is already imported.
  importCharacter: own(409),
  getCharacter: own(200),
  syncCharacter: own(200),
  removeCharacter: own(204),
  listGuilds: anyone(200),
  onboardGuild: fellow(200),
  getGuild: fellow(200),
  getGuildBoard: fellow(200),
  getGuildRoster: fellow(200),
  followGuildChanges: fellow(200),
  refreshGuildRoster: fellow(200),
  // The character is the owner's.
  setGuildSharing: own(200),
  // The admin is the guild master, the owner an officer.
  setOfficerRanks: [401, 401, 401, 401, 401, 404, 200, 403],
  setGuildSettings: [401, 401, 401, 401, 401, 404, 200, 403],
  // The id of an award that exists, so nothing is added.
  awardItem: fellow(200),
  changeAward: fellow(200),
  // The admin comes first; the award does not exist any more for the owner.
  undoAward: [401, 401, 401, 401, 401, 404, 204, 404],
  listAwards: fellow(200),
  getDecision: fellow(200),
  getRaider: fellow(200),
  listRaiderNotes: fellow(200),
  addRaiderNote: fellow(201),
  // The admin comes first, as for undoAward.
  deleteRaiderNote: [401, 401, 401, 401, 401, 404, 204, 404],
  listOwnAwards: anyone(200),
  listDemand: anyone(200),
  setTeam: fellow(200),
  lockGuildLists: fellow(200),
  unlockGuildLists: fellow(204),
  listNights: fellow(200),
  getNight: fellow(200),
  // A night is running.
  startNight: fellow(200),
  changeNight: fellow(200),
  setAttendance: fellow(204),
  setDropCount: fellow(204),
  setPass: fellow(204),
  // The admin comes first, as for undoAward.
  deleteNight: [401, 401, 401, 401, 401, 404, 204, 404],
  setWebhook: fellow(200),
  postToWebhook: fellow(200),
  // The admin comes first, as for undoAward.
  deleteWebhook: [401, 401, 401, 401, 401, 404, 204, 404],
  // The same award each time.
  importAwards: fellow(200),
  listAwardImports: fellow(200),
  // The admin comes first, as for undoAward.
  undoAwardImport: [401, 401, 401, 401, 401, 404, 204, 404],
  listActiveInstances: anyone(200),
  listInstanceLoot: anyone(200),
  listCharacterWishlists: own(200),
  createWishlist: own(201),
  listWishlists: anyone(200),
  getWishlist: own(200),
  updateWishlist: own(200),
  duplicateWishlist: own(201),
  listAvailableItems: own(200),
  // The id in the body is already on the list, so the owner gets the existing wish.
  addWishlistItem: own(200),
  removeWishlistItem: own(204),
  deleteWishlist: own(204),
  // The wishlist exists, so nothing is restored.
  restoreWishlist: own(200),
  getWishlistSim: own(200),
  importSim: own(201),
  deleteSim: own(204),
  readSimReport: anyone(200),
  getWishlistGear: own(200),
  importGear: own(200),
  listInstances: admin(200),
  createInstance: admin(201),
  updateInstance: admin(200),
  deleteInstance: admin(204),
  setBossOrder: admin(200),
  listBosses: admin(200),
  listSeasons: admin(200),
  createSeason: admin(201),
  updateSeason: admin(200),
  deleteSeason: admin(204),
  createBoss: admin(201),
  updateBoss: admin(200),
  deleteBoss: admin(204),
  listLoot: admin(200),
  createLootItem: admin(201),
  updateLootItem: admin(200),
  deleteLootItem: admin(204),
  createLootBatch: admin(201),
  deleteLootBatch: admin(204),
  editLoot: admin(201),
  exportRaid: admin(200),
  importRaid: admin(201),
  listJournalRaids: admin(200),
  getJournalRaid: admin(200),
  getJournalEncounter: admin(200),
  // Without ids.
  listJournalItems: admin(400),
  listHistory: admin(200),
  getChange: admin(200),
  previewUndo: admin(200),
  undoChange: admin(204),
  bulkDeleteLoot: admin(200),
  bulkMoveLoot: admin(200),
}

/** Routes that are not calls of the contract; every caller gets the same status. */
export const OTHER_ROUTES: Record<string, number> = {
  'GET /auth/battlenet/login': 302,
  // Without the provider's parameters it redirects to the app with an error.
  'GET /auth/battlenet/callback': 302,
  'GET /healthz': 200,
  'GET /readyz': 200,
  'GET /openapi.json': 200,
  // Not the hash of a stored icon.
  'GET /icons/:hash': 404,
}
