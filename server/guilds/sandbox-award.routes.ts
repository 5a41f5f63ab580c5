import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { randomUUID } from 'node:crypto'
import { page } from '../battlenet/sandbox/chooser'
import { SANDBOX_PATH } from '../battlenet/sandbox/sandbox'
import { ASHEN_VANGUARD } from '../battlenet/sandbox/world'
import type { Database } from '../database/database'
import {
  characters,
  guilds,
  guildShares,
  lootItems,
  wishlistItems,
  wishlists,
} from '../database/schema'
import type { AppEnv } from '../http/handle'
import type { Services } from '../services'
import { storeAward } from './awards/store-award'
import { requireOfficer } from './require-member'
import { sharedLists } from './shared-lists'

/** The character of the guild master, who awards. */
const MASTER = 'Thaldorimend'

/**
 * A page of the sandbox on which the guild master awards a raider what is wanted most, so that a
 * person who tries Guildr alone sees what a guild does at the same time.
 */
export function sandboxAwardRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  const path = `${SANDBOX_PATH}/oauth/award`

  app.get(path, async (context) => context.html(awardPage(await selectWanted(database))))

  app.post(path, async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const raider = Number(form.get('raider'))
    const wanted = (await selectWanted(database)).find(({ recipientId }) => recipientId === raider)
    if (wanted) await award(database, wanted, new Date(now()))
    return context.html(awardPage(await selectWanted(database), wanted))
  })
}

type Wanted = Awaited<ReturnType<typeof selectWanted>>[number]

/** What each raider of the sandbox's guild wants most of the lists that it shares, by name. */
async function selectWanted(database: Database) {
  return database
    .selectDistinctOn([characters.name], {
      guildId: guilds.id,
      name: characters.name,
      recipientId: characters.blizzardCharacterId,
      lootItemId: lootItems.id,
      itemName: lootItems.name,
      difficulty: wishlists.difficulty,
    })
    .from(guilds)
    .innerJoin(guildShares, eq(guildShares.guildId, guilds.id))
    .innerJoin(characters, eq(characters.id, guildShares.characterId))
    .innerJoin(wishlists, sharedLists())
    .innerJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    .innerJoin(lootItems, eq(lootItems.id, wishlistItems.lootItemId))
    .where(isWanted)
    .orderBy(characters.name, wishlists.difficulty, wishlistItems.priority)
}

const isWanted = and(
  eq(guilds.blizzardGuildId, ASHEN_VANGUARD.id),
  eq(wishlistItems.isObtained, false),
)

async function award(database: Database, wanted: Wanted, at: Date) {
  const { guildId, lootItemId, difficulty, recipientId } = wanted
  const [master] = await database
    .select({ userId: characters.userId })
    .from(characters)
    .where(eq(characters.name, MASTER))
  if (!master) return
  await database.transaction(async (transaction) => {
    const guild = await requireOfficer(transaction, master.userId, guildId)
    const drop = { lootItemId, difficulty, recipientId }
    const request = { id: randomUUID(), ...drop, response: 'BiS' as const, isConfirmed: true }
    await storeAward(transaction, { userId: master.userId, guild }, request, at)
  })
}

function awardPage(wanted: readonly Wanted[], awarded?: Wanted) {
  return page(
    'A teammate awards an item',
    html`<h1>A teammate awards an item</h1>
      <p>
        ${MASTER}, the guild master, awards a raider what is first on the list. Open pages of the
        guild, and those of the raider, show it at once.
      </p>
      ${awarded && html`<p role="status">${awarded.name} has received ${awarded.itemName}.</p>`}
      <form action="award" method="post">
        <ul>
          ${wanted.map(
            ({ recipientId, name, itemName, difficulty }) =>
              html`<li>
                <button name="raider" value="${recipientId}" aria-describedby="item-${recipientId}">
                  ${name}
                </button>
                <span id="item-${recipientId}">${itemName}, ${difficulty}</span>
              </li>`,
          )}
        </ul>
      </form>
      <p><a href="roster">Change the roster of the guild</a></p>`,
  )
}
