import { beforeAll } from 'vitest'
import { awardItem } from '@/contract/guilds/guild-awards'
import { guildAwards, nights, wishlistItems } from '../../../server/database/schema'
import { seedGuild } from '../../../server/database/seed/guild'
import { make } from '../../support/backend/backend-calls'
import { connectGuild, FROSTELLE, shareFrostelle } from '../../support/backend/guild'
import { signInPerson, type Person } from '../../support/entities'
import type { bridgeToBackend } from '../../support/app/msw-bridge'

/** The item of an award, unless a test names another one. */
export const ITEM = 'Font of Venomous Rage'

/** Seeds the guild, in which the officer Raider#3000 shares Frostelle's list. */
export function setUpAwards(api: ReturnType<typeof bridgeToBackend>) {
  let raider: Person
  let guildId: string

  beforeAll(async () => {
    await seedGuild(api.backend.database, api.backend.battleNet)
    // In a running night, awards take drops.
    await api.backend.database.delete(nights)
    raider = await signInPerson(api.backend, 'Raider#3000')
    guildId = (await connectGuild(api.backend, raider)).id
    await shareFrostelle(api.backend, raider, guildId)
  })

  /** The body of an award of an item to Frostelle. */
  async function bodyOf(id: string, difficulty = 'Heroic', name = ITEM) {
    const item = await api.backend.database.query.lootItems.findFirst({
      where: (table, { eq }) => eq(table.name, name),
    })
    return { id, lootItemId: item?.id, difficulty, recipientId: FROSTELLE }
  }

  /** Awards an item to Frostelle as an officer of the guild. */
  async function award(...asked: Parameters<typeof bodyOf>) {
    return make(api.backend, awardItem, { ...asOfficer(), body: await bodyOf(...asked) })
  }

  /** The token of the officer, and the guild's id as path parameter. */
  const asOfficer = () => ({ token: raider.token, params: { guildId } })

  /** Deletes all awards, and unticks all wishes. */
  async function deleteAwards() {
    await api.backend.database.delete(guildAwards)
    await api.backend.database.update(wishlistItems).set({ isObtained: false })
  }

  return { award, bodyOf, asOfficer, deleteAwards, guildPath: () => `/guilds/${guildId}` }
}
