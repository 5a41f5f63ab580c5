import { eq } from 'drizzle-orm'
import type { Call } from '@/contract/call'
import { awardItem } from '@/contract/guilds/guild-awards'
import { setDropCount, startNight } from '@/contract/guilds/raid-nights'
import { setWebhook } from '@/contract/guilds/webhook'
import { characters, guildAwards, nights, wishlists } from '../../../server/database/schema'
import { addUser } from '../../support/backend/account-rows'
import { createAdminTarget } from '../../support/admin-target'
import type { TestBackend } from '../../support/backend/backend'
import { WEBHOOK_ADDRESS } from '../../support/backend/discord-host'
import { connectGuild, FROSTELLE, IMPORTED_AWARD } from '../../support/backend/guild'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import { simpleModel } from '../../support/sim-reports'
import { HERO_HOOD } from '../../support/gear'
import { HOOD } from '../../support/sim-items'
import { toImportBody } from '../../support/sims'

/** Caller, path parameters and a valid body for one call. */
export interface Target {
  token: string
  params: Record<string, string>
  body: object
}

/**
 * Calls that succeed once per target, because they create a row with the id or slug of the body,
 * delete their user, or expect the stored values.
 */
export const SINGLE_USE = new Set([
  'deleteAccount',
  'importCharacter',
  'addWishlistItem',
  'awardItem',
  'startNight',
  'createInstance',
  'createBoss',
  'createSeason',
  'editLoot',
])

/** Returns a function that creates the target of a call, with new rows of its own. */
export async function createTargets(backend: TestBackend) {
  const raider = await signInPerson(backend, 'Raider#3000')
  const newcomer = await backend.signIn('Newcomer#2000')
  const admin = await backend.signIn('Admin#1000')
  const { token } = raider

  let deletedUsers = 0
  let awards = 0

  /** Starts a night without raiders and drops, and returns its ids. */
  async function startNightNow() {
    const target = await targets.startNight?.()
    if (!target) throw new Error('There is no target for startNight')
    const { params, body } = target
    const night = await raider.make(startNight, { params, body, status: 201 })
    return { ...params, nightId: night.id }
  }

  const targets: Record<string, () => Promise<Target>> = {
    async deleteAccount() {
      const battleNetTag = `Leaver#${(deletedUsers += 1)}`
      const { token } = await addUser(backend, battleNetTag)
      return { token, params: {}, body: { battleNetTag } }
    },
    async importCharacter() {
      await backend.database.delete(characters).where(eq(characters.name, 'Lirienne'))
      const character = {
        blizzardCharacterId: 230_200_002,
        name: 'Lirienne',
        className: 'Priest',
        realm: 'Argent Dawn',
        realmSlug: 'argent-dawn',
        region: 'eu',
        faction: 'ALLIANCE',
        raceName: 'Night Elf',
        level: 90,
        isImported: false,
        itemLevel: 243,
      }
      return { token: newcomer, params: {}, body: { character } }
    },
    async syncCharacter() {
      const { id: characterId } = await raider.character('Frostelle')
      return { token, params: { characterId }, body: {} }
    },
    async onboardGuild() {
      const { guild } = await raider.character('Frostelle')
      return { token, params: {}, body: { guildId: guild?.id } }
    },
    async setGuildSharing() {
      const { id: guildId } = await connectGuild(backend, raider)
      const { id: characterId } = await raider.character('Frostelle')
      return { token, params: { guildId }, body: { characterId, isShared: true } }
    },
    async setOfficerRanks() {
      const { id: guildId } = await connectGuild(backend, raider)
      return { token: admin, params: { guildId }, body: { officerRanks: [1, 2] } }
    },
    async setGuildSettings() {
      const { id: guildId } = await connectGuild(backend, raider)
      const body = {
        timeZone: 'Europe/London',
        receivedVisibleTo: 'Officers',
        listsVisibleTo: 'Officers',
      }
      return { token: admin, params: { guildId }, body }
    },
    async importAwards() {
      const { id: guildId } = await connectGuild(backend, raider)
      const award = { ...IMPORTED_AWARD, externalId: `import-${(awards += 1)}` }
      return { token, params: { guildId }, body: { awards: [award] } }
    },
    async awardItem() {
      const { id: guildId } = await connectGuild(backend, raider)
      // An item that has just been awarded is not awarded again unasked.
      await backend.database.delete(guildAwards).where(eq(guildAwards.guildId, guildId))
      const [item] = await backend.database.query.lootItems.findMany({ limit: 1 })
      const body = {
        id: `award-${(awards += 1)}`,
        lootItemId: item?.id,
        difficulty: 'Heroic',
        guest: { name: 'Zugzug', className: 'Mage' },
        // Without a recipient, no other response is possible.
        response: 'Disenchant',
        wishlistId: 'a-list',
      }
      return { token, params: { guildId }, body }
    },
    async changeAward() {
      const { id: guildId } = await connectGuild(backend, raider)
      const [item] = await backend.database.query.lootItems.findMany({ limit: 1 })
      const awardId = `award-${(awards += 1)}`
      await raider.make(awardItem, {
        params: { guildId },
        body: {
          id: awardId,
          lootItemId: item?.id,
          difficulty: 'Heroic',
          recipientId: FROSTELLE,
          isConfirmed: true,
        },
      })
      const body = {
        guest: { name: 'Zugzug', className: 'Mage' },
        difficulty: 'Mythic',
        // Without a recipient, no other response is possible.
        response: 'Disenchant',
        wishlistId: 'a-list',
        isPassedOn: true,
      }
      return { token, params: { guildId, awardId }, body }
    },
    async setTeam() {
      const { id: guildId } = await connectGuild(backend, raider)
      return {
        token,
        params: { guildId },
        body: { memberIds: [FROSTELLE], teamStatus: 'core', role: 'ranged' },
      }
    },
    async addRaiderNote() {
      const { id: guildId } = await connectGuild(backend, raider)
      const params = { guildId, memberId: String(FROSTELLE) }
      return { token, params, body: { text: 'A note' } }
    },
    async startNight() {
      const { id: guildId } = await connectGuild(backend, raider)
      await backend.database.delete(nights)
      const body = {
        instanceId: await findInstance(backend, token, CURRENT_RAID),
        difficulty: 'Heroic',
        startedAt: '2026-01-31T20:00:00Z',
      }
      return { token, params: { guildId }, body }
    },
    async changeNight() {
      const body = { startedAt: '2026-01-31T20:00:00Z', endedAt: '2026-01-31T23:00:00Z' }
      return { token, params: await startNightNow(), body }
    },
    async setAttendance() {
      const guest = { name: 'Zugzug', className: 'Mage' }
      return { token, params: await startNightNow(), body: { guest, status: 'late' } }
    },
    async setDropCount() {
      const [item] = await backend.database.query.lootItems.findMany({ limit: 1 })
      const body = { lootItemId: item?.id, difficulty: 'Heroic', count: 2 }
      return { token, params: await startNightNow(), body }
    },
    async setPass() {
      const params = await startNightNow()
      const [item] = await backend.database.query.lootItems.findMany({ limit: 1 })
      const body = { lootItemId: item?.id, difficulty: 'Heroic', count: 1 }
      await raider.make(setDropCount, { params, body })
      const [drop] = await backend.database.query.nightDrops.findMany()
      return { token, params, body: { dropId: drop?.id, memberId: FROSTELLE, hasPassed: true } }
    },
    async setWebhook() {
      const { id: guildId } = await connectGuild(backend, raider)
      const body = { address: WEBHOOK_ADDRESS, postsAwards: true }
      await raider.make(setWebhook, { params: { guildId }, body })
      return { token, params: { guildId }, body }
    },
    async postToWebhook() {
      const { id: guildId } = await connectGuild(backend, raider)
      const { nightId } = await startNightNow()
      const params = { guildId }
      await raider.make(setWebhook, { params, body: { address: WEBHOOK_ADDRESS } })
      return { token, params, body: { nightId } }
    },
    async lockGuildLists() {
      const { id: guildId } = await connectGuild(backend, raider)
      const instanceId = await findInstance(backend, token, CURRENT_RAID)
      const body = { reason: 'Council tonight', startsAt: '2030-01-31T20:00:00Z' }
      return { token, params: { guildId, instanceId }, body }
    },
    async createWishlist() {
      const { id: characterId } = await raider.character('Frostelle')
      const body = {
        instanceId: await findInstance(backend, token, CURRENT_RAID),
        difficulty: 'Mythic',
        specialization: 'fire',
        name: 'A list',
        isMainWishlist: false,
      }
      return { token, params: { characterId }, body }
    },
    async updateWishlist() {
      const wishlistId = await raider.createWishlist('Frostelle')
      const [id] = await raider.addItems(wishlistId, 'TRINKET', 1)
      const body = {
        name: 'New name',
        isMainWishlist: true,
        itemOrder: [id],
        items: [{ id, claim: 'BiS', note: 'New note', isObtained: true }],
      }
      return { token, params: { wishlistId }, body }
    },
    async duplicateWishlist() {
      const wishlistId = await raider.createWishlist('Frostelle')
      const body = { name: 'A copy', difficulty: 'Mythic', specialization: 'fire' }
      return { token, params: { wishlistId }, body }
    },
    async importSim() {
      const { id: characterId } = await raider.character('Frostelle')
      const body = { reportId: null, ...toImportBody(simpleModel([{ ...HOOD, percent: 2 }])) }
      return { token, params: { characterId }, body }
    },
    async importGear() {
      const { id: characterId } = await raider.character('Frostelle')
      const body = { className: 'Mage', items: [HERO_HOOD] }
      return { token, params: { characterId }, body }
    },
    async addWishlistItem() {
      const other = await raider.createWishlist('Frostelle')
      const [id] = await raider.addItems(other, 'TRINKET', 1)
      const wish = await backend.database.query.wishlistItems.findFirst({
        where: (table, { eq }) => eq(table.id, id ?? ''),
      })
      const body = {
        id: `wish-${other}`,
        lootItemId: wish?.lootItemId,
        slot: 'TRINKET',
        priority: 1,
        claim: 'BiS',
        note: 'A note',
        isObtained: true,
      }
      const params = { wishlistId: await raider.createWishlist('Frostelle') }
      return { token, params, body }
    },
  }

  async function adminTarget(name: string): Promise<Target> {
    const { ids, bodies } = await createAdminTarget(backend, admin)
    const body = new Map<string, object>(Object.entries(bodies)).get(name)
    if (!body) throw new Error(`Add a body for ${name} to tests/support/admin-target.ts`)
    return { token: admin, params: ids, body }
  }

  return async (name: string, call: Call): Promise<Target> => {
    if (call.access === 'admin') return adminTarget(name)
    // A character may have only a limited number of wishlists for a raid.
    await backend.database.delete(wishlists)
    const target = await targets[name]?.()
    if (!target) throw new Error(`Add a target for ${name} to input-targets.ts`)
    return target
  }
}
