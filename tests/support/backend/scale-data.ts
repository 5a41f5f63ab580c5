import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'

/** Number of rows per entity; children are distributed evenly over their parents. */
export interface Scale {
  players: number
  charactersPerPlayer: number
  listsPerCharacter: number
  wishesPerList: number
  raids: number
  bossesPerRaid: number
  itemsPerBoss: number
}

/** A season of a large community: 5,000 characters, 10,000 lists, 100,000 wishes, 20,000 items. */
export const SEASON: Scale = {
  players: 1_000,
  charactersPerPlayer: 5,
  listsPerCharacter: 2,
  wishesPerList: 10,
  raids: 10,
  bossesPerRaid: 10,
  itemsPerBoss: 200,
}

const GUILDS = 50
const MEMBERS = 200

/** The player and wishlist that are measured; all others have the same amount of data. */
export const SCALE_PLAYER = 'player-500'
export const SCALE_CHARACTER = `${SCALE_PLAYER}-1`
export const SCALE_LIST = `${SCALE_CHARACTER}-1`
export const SCALE_RAID = 'scale-raid-1'
/** The guild of that player. */
export const SCALE_GUILD = 'scale-guild-1'

/** Inserts a community of this size into the database; the data is the same each time. */
export async function seedScale(database: Database, scale: Scale): Promise<void> {
  const { players, charactersPerPlayer, listsPerCharacter, wishesPerList } = scale
  const { raids, bossesPerRaid, itemsPerBoss } = scale
  for (const statement of [
    sql`insert into users (id, battle_net_account_id, battle_net_tag)
      select 'player-' || n, 'scale-' || n, 'Player' || n || '#' || 10000 + n
      from generate_series(1, ${players}::int) n`,
    sql`insert into sessions (token_hash, user_id, expires_at)
      select md5(n::text), 'player-' || n, now() + interval '30 days'
      from generate_series(1, ${players}::int) n`,
    sql`insert into battlenet_grants (user_id, access_token, expires_at)
      select 'player-' || n, md5(n::text), now() + interval '1 day'
      from generate_series(1, ${players}::int) n`,
    sql`insert into guilds (id, region, blizzard_guild_id, name, realm, realm_slug, faction)
      select 'scale-guild-' || g, 'eu', 900000 + g, 'Guild ' || g, 'Argent Dawn', 'argent-dawn',
        'Alliance'
      from generate_series(1, ${GUILDS}::int) g`,
    sql`insert into guild_members (guild_id, blizzard_character_id, rank)
      select 'scale-guild-' || g, m, least(m, 9)
      from generate_series(1, ${GUILDS}::int) g, generate_series(1, ${MEMBERS}::int) m`,
    sql`insert into characters (id, guild_id, user_id, region, blizzard_character_id, name, class_name, realm,
        realm_slug, faction, specialization, level, equipment_count, fetched_at)
      select 'player-' || n || '-' || c, 'scale-guild-' || 1 + n % ${GUILDS}::int, 'player-' || n, 'eu', n * 100 + c, 'Raider' || n || c, 'Mage',
        'Argent Dawn', 'argent-dawn', 'Alliance', 'frost', 80, 16, now()
      from generate_series(1, ${players}::int) n, generate_series(1, ${charactersPerPlayer}::int) c`,
    sql`insert into guild_members (guild_id, blizzard_character_id, rank, name)
      select guild_id, blizzard_character_id, 5, name from characters where id like 'player-%'
      on conflict (guild_id, blizzard_character_id) do update set name = excluded.name`,
    sql`insert into guild_shares (guild_id, character_id, blizzard_character_id)
      select guild_id, id, blizzard_character_id from characters where id like 'player-%-1'`,
    sql`insert into instances (id, name, slug, expansion, tier, is_current_tier, is_active, sort_order,
        available_difficulties)
      select 'scale-raid-' || r, 'Raid ' || r, 'scale-raid-' || r, 'Scale', 'Scale', r = 1, true,
        1000 + r, '{Normal,Heroic,Mythic}'
      from generate_series(1, ${raids}::int) r`,
    sql`insert into guild_locks (guild_id, instance_id, reason, starts_at)
      select guilds.id, instances.id, 'Council', now() from guilds, instances
      where guilds.id like 'scale-%' and instances.id like 'scale-%'`,
    sql`insert into bosses (id, instance_id, name, slug, encounter_order, is_optional)
      select 'scale-boss-' || r || '-' || b, 'scale-raid-' || r, 'Boss ' || b, 'boss-' || b, b, false
      from generate_series(1, ${raids}::int) r, generate_series(1, ${bossesPerRaid}::int) b`,
    sql`insert into loot_items (id, boss_id, name, item_slot, item_type, rarity, is_token_item,
        token_slots, classes)
      select 'scale-item-' || r || '-' || b || '-' || i, 'scale-boss-' || r || '-' || b,
        (array['Voracious', 'Hollow', 'Sunken', 'Gilded'])[1 + i % 4] || ' Signet ' || r * 10000 + b * 1000 + i,
        (array['HEAD', 'CHEST', 'LEGS', 'SHOULDER', 'WAIST', 'FEET', 'WRIST', 'HANDS', 'FINGER',
          'TRINKET'])[1 + i % 10],
        case i % 10 when 8 then 'Ring' when 9 then 'Trinket' else 'Cloth' end,
        case i % 30 when 0 then 'LEGENDARY' else 'EPIC' end, false, '{}', '{}'
      from generate_series(1, ${raids}::int) r, generate_series(1, ${bossesPerRaid}::int) b,
        generate_series(1, ${itemsPerBoss}::int) i`,
    sql`insert into wishlists (id, character_id, instance_id, name, difficulty, specialization,
        is_main_wishlist)
      select id || '-' || l, id, 'scale-raid-' || 1 + (l - 1) % ${raids}::int, 'List ' || l, 'Heroic',
        'frost', l = 1
      from characters, generate_series(1, ${listsPerCharacter}::int) l where id like 'player-%'`,
    sql`insert into wishlist_items (id, wishlist_id, loot_item_id, slot, priority, is_obtained)
      select 'wish-' || w, l.id,
        'scale-item-' || substr(l.instance_id, 12) || '-' || 1 + w % ${bossesPerRaid}::int || '-' || 1 + (w * 5) % ${itemsPerBoss}::int,
        'HEAD', w, false
      from wishlists l, generate_series(1, ${wishesPerList}::int) w where l.id like 'player-%'`,
    sql`insert into guild_awards (id, guild_id, item_name, instance_id, instance_name, difficulty,
        recipient_id, recipient_name, awarded_at, source)
      select 'award-' || m.blizzard_character_id || '-' || n, m.guild_id, 'Signet ' || n, 'scale-raid-1',
        'Raid 1', 'Heroic', m.blizzard_character_id, coalesce(m.name, 'Unknown'),
        now() - n * interval '3 days' - m.blizzard_character_id * interval '1 minute', 'guildr'
      from guild_members m, generate_series(1, 5) n where m.guild_id like 'scale-guild-%'`,
    sql`insert into award_candidates (guild_id, award_id, position, character_id, want)
      select a.guild_id, a.id, 0, c.id, '{}'
      from guild_awards a join characters c on c.blizzard_character_id = a.recipient_id
      where a.guild_id like 'scale-guild-%'`,
    sql`insert into nights (id, guild_id, instance_id, instance_name, difficulty, started_at, ended_at)
      select 'night-' || g.id || '-' || n, g.id, 'scale-raid-1', 'Raid 1', 'Heroic',
        now() - n * interval '3 days', now() - n * interval '3 days' + interval '3 hours'
      from guilds g, generate_series(1, 50) n where g.id like 'scale-guild-%'`,
    sql`insert into night_raiders (guild_id, night_id, blizzard_character_id, name, status)
      select n.guild_id, n.id, m.blizzard_character_id, m.name, 'present'
      from nights n join guild_members m on m.guild_id = n.guild_id`,
    sql`insert into night_drops (id, guild_id, night_id, loot_item_id, item_name, difficulty, count, marked_at)
      select 'drop-' || n.id || '-' || i, n.guild_id, n.id, 'scale-item-1-1-' || i, 'Signet ' || i, 'Heroic', 1, now()
      from nights n, generate_series(1, 4) i`,
    sql`insert into night_passes (guild_id, drop_id, blizzard_character_id)
      select d.guild_id, d.id, m.blizzard_character_id
      from night_drops d join guild_members m on m.guild_id = d.guild_id where d.id like '%-1'`,
    sql`insert into guild_webhooks (guild_id, webhook_id, token)
      select g.id, '1', 'token' from guilds g where g.id like 'scale-guild-%'`,
    sql`insert into webhook_posts (guild_id, night_id, created_at, due_at)
      select n.guild_id, n.id, now(), now() + interval '1 hour' from nights n where n.id like '%-1'`,
    sql`insert into raider_notes (id, guild_id, blizzard_character_id, text, written_at)
      select 'note-' || m.guild_id || '-' || m.blizzard_character_id || '-' || n, m.guild_id, m.blizzard_character_id,
        'Note ' || n, now()
      from guild_members m, generate_series(1, 5) n where m.guild_id like 'scale-guild-%'`,
    sql`update wishlist_items w set award_guild_id = c.guild_id, award_id = 'award-' || c.blizzard_character_id || '-1'
      from wishlists l join characters c on c.id = l.character_id
      join guild_members m on m.guild_id = c.guild_id and m.blizzard_character_id = c.blizzard_character_id
      where l.id = w.wishlist_id and l.is_main_wishlist and w.id = 'wish-1' and m.guild_id like 'scale-guild-%'`,
    sql`insert into sims (id, character_id, instance_id, difficulty, specialization, source, simulated_at,
        metric)
      select id, character_id, instance_id, difficulty, specialization, 'Raidbots', now(), 'dps'
      from wishlists where id like 'player-%-1'`,
    sql`insert into sim_gains (sim_id, loot_item_id, slot, gain, percent)
      select wishlist_id, loot_item_id, slot, priority, priority
      from wishlist_items where wishlist_id like 'player-%-1'
      on conflict do nothing`,
    sql`insert into gear_items (character_id, source, position, is_worn, place, item_id, item_level,
        bonus_ids)
      select id, case when n < 16 then 'battlenet' else 'simc' end, n, n < 16, 'HEAD', n, 300,
        '[12841]'
      from characters, generate_series(0, 39) n where id like 'player-%-1'`,
    // A Postgres server does this by itself after a while (autovacuum).
    sql`vacuum analyze`,
  ]) {
    await database.execute(statement)
  }
}
