import { sql } from 'drizzle-orm'
import { listActiveInstances } from '@/contract/instance'
import { CLASSES } from '@/game/classes'
import type { Database } from '../../../server/database/database'
import type { Person } from '../../e2e/support/person'

const GUILD_ID = 'big-guild'
/** Ids of Battle.net that the sandbox does not use. */
const FIRST_ID = 900_000_000
/** The number of wishes of a list. */
const WISHES = 30
/** The slug of the raid of the lists, which are for Heroic, what a board shows first. */
const BIG_GUILD_RAID = 'the-venomous-abyss'

/**
 * Inserts a guild with that many sharing raiders, each with a main wishlist of 30 wishes and a
 * simulation of these. Some wishes have a note or are obtained. Called again with more raiders, it
 * adds the rest. The guild counts as not connected, so that the server does not compare its roster
 * with Battle.net's.
 *
 * @param viewer BattleTag of a user who gets a character in the guild
 */
export async function seedBigGuild(database: Database, viewer: string, raiders: number) {
  const specializations = CLASSES.flatMap(({ name, specializations: all }) =>
    all.map(({ slug }) => `${name}/${slug}`),
  )
  const spec = sql`(string_to_array(${specializations.join()}, ','))[1 + n % ${specializations.length}::int]`
  const numbers = sql`generate_series(1, ${raiders}::int) n`
  for (const statement of [
    sql`insert into guilds (id, region, blizzard_guild_id, name, realm, realm_slug, faction, member_count)
      values (${GUILD_ID}, 'eu', ${FIRST_ID}, 'Full House', 'Argent Dawn', 'argent-dawn', 'Alliance', ${raiders})
      on conflict do nothing`,
    sql`insert into users (id, battle_net_account_id, battle_net_tag)
      values ('big-guild', 'big-guild', 'Raiders#1') on conflict do nothing`,
    sql`insert into characters (id, guild_id, user_id, region, blizzard_character_id, name, class_name, realm,
        realm_slug, level, faction, specialization, item_level, equipment_count, fetched_at)
      select 'big-guild-viewer', ${GUILD_ID}, id, 'eu', ${FIRST_ID}::bigint, 'Viewer', 'Mage', 'Argent Dawn',
        'argent-dawn', 80, 'Alliance', 'frost', 280, 16, now()
      from users where battle_net_tag = ${viewer} on conflict do nothing`,
    sql`insert into characters (id, guild_id, user_id, region, blizzard_character_id, name, class_name, realm,
        realm_slug, level, faction, specialization, item_level, equipment_count, fetched_at)
      select 'big-guild-' || n, ${GUILD_ID}, 'big-guild', 'eu', ${FIRST_ID}::bigint + n, 'Raider' || n,
        split_part(${spec}, '/', 1), 'Argent Dawn', 'argent-dawn', 80, 'Alliance', split_part(${spec}, '/', 2),
        270 + n % 20, 16, now()
      from ${numbers} on conflict do nothing`,
    sql`insert into guild_members (guild_id, blizzard_character_id, rank, name, realm_slug, class_name, level)
      select guild_id, blizzard_character_id, case id when 'big-guild-viewer' then 0 else 5 end, name, realm_slug,
        class_name, level
      from characters where guild_id = ${GUILD_ID} on conflict do nothing`,
    sql`insert into guild_shares (guild_id, character_id, blizzard_character_id)
      select guild_id, id, blizzard_character_id from characters where user_id = 'big-guild'
      on conflict do nothing`,
    sql`insert into wishlists (id, character_id, instance_id, name, difficulty, specialization, is_main_wishlist)
      select characters.id, characters.id, instances.id, 'Raid', 'Heroic', specialization, true
      from characters, instances where user_id = 'big-guild' and slug = ${BIG_GUILD_RAID} on conflict do nothing`,
    // Each raider wants other items, in an order that is the same each time.
    sql`insert into wishlist_items (id, wishlist_id, loot_item_id, slot, priority, note, is_obtained)
      select 'wish-' || rank, list_id, item_id, slot, rank,
        case when rank % 10 = 3 then 'Only if nobody needs it more than I do' end, rank % 10 = 9
      from (
        select wishlists.id list_id, loot_items.id item_id, coalesce(item_slot, 'HEAD') slot,
          row_number() over (partition by wishlists.id order by md5(loot_items.id || wishlists.id)) rank
        from wishlists
        join bosses on bosses.instance_id = wishlists.instance_id
        join loot_items on loot_items.boss_id = bosses.id
        where wishlists.character_id like 'big-guild-%'
      ) wanted where rank <= ${WISHES}::int on conflict do nothing`,
    sql`insert into sims (id, character_id, instance_id, difficulty, specialization, source, fight_style,
        target_count, simulated_at, metric, baseline, item_level)
      select id, character_id, instance_id, difficulty, specialization, 'Raidbots', 'Patchwerk', 1, now(), 'dps',
        2000000, 275
      from wishlists where character_id like 'big-guild-%' on conflict do nothing`,
    sql`insert into sim_gains (sim_id, loot_item_id, slot, item_level, gain, percent, error)
      select wishlist_id, loot_item_id, slot, 289, 60000.5 - 2000 * priority, (60000.5 - 2000 * priority) / 20000,
        1133.97
      from wishlist_items where wishlist_id like 'big-guild-%' on conflict do nothing`,
  ]) {
    await database.execute(statement)
  }
}

/** The path of the call of the board. */
export async function boardPath(viewer: Person): Promise<string> {
  const instances = await viewer.read(listActiveInstances)
  const instance = instances.find(({ slug }) => slug === BIG_GUILD_RAID)
  return `/api/guilds/${GUILD_ID}/boards/${instance?.id}/Heroic`
}
