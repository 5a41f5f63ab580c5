-- Each change of what the members of a guild see sends a notification with its transaction (server/guilds/guild-changes.ts).
-- Postgres sends equal notifications of a transaction once.
CREATE FUNCTION "notify_guild"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'UPDATE' OR OLD IS DISTINCT FROM NEW THEN
		PERFORM pg_notify('guild_changes', json_build_object('guildId', (CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END).guild_id, 'kind', TG_ARGV[0])::text);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "guild_awards_changed" AFTER INSERT OR UPDATE OR DELETE ON "guild_awards"
	FOR EACH ROW EXECUTE FUNCTION "notify_guild"('awards');--> statement-breakpoint
CREATE TRIGGER "guild_members_changed" AFTER INSERT OR UPDATE OR DELETE ON "guild_members"
	FOR EACH ROW EXECUTE FUNCTION "notify_guild"('roster');--> statement-breakpoint
CREATE TRIGGER "guild_shares_changed" AFTER INSERT OR UPDATE OR DELETE ON "guild_shares"
	FOR EACH ROW EXECUTE FUNCTION "notify_guild"('roster');--> statement-breakpoint
CREATE TRIGGER "guild_locks_changed" AFTER INSERT OR UPDATE OR DELETE ON "guild_locks"
	FOR EACH ROW EXECUTE FUNCTION "notify_guild"('lock');--> statement-breakpoint
CREATE FUNCTION "notify_ranks_of_guild"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('guild_changes', json_build_object('guildId', NEW.id, 'kind', 'roster')::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "guilds_changed" AFTER UPDATE ON "guilds"
	FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "notify_ranks_of_guild"();--> statement-breakpoint
-- The columns of wishlists and simulations name the board; a change of a character concerns all boards of its guild.
CREATE FUNCTION "notify_guilds_of_character"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
BEGIN
	PERFORM pg_notify('guild_changes', json_build_object('guildId', guild_id, 'kind', 'board', 'instanceId', changed->'instance_id', 'difficulty', changed->'difficulty')::text)
	FROM "guild_shares" WHERE character_id = changed->>TG_ARGV[0];
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "wishlists_changed" AFTER INSERT OR UPDATE OR DELETE ON "wishlists"
	FOR EACH ROW EXECUTE FUNCTION "notify_guilds_of_character"('character_id');--> statement-breakpoint
CREATE TRIGGER "sims_changed" AFTER INSERT OR UPDATE OR DELETE ON "sims"
	FOR EACH ROW EXECUTE FUNCTION "notify_guilds_of_character"('character_id');--> statement-breakpoint
CREATE TRIGGER "characters_changed" AFTER UPDATE ON "characters"
	FOR EACH ROW EXECUTE FUNCTION "notify_guilds_of_character"('id');--> statement-breakpoint
-- The catalog and the seasons are on the boards of all guilds.
CREATE FUNCTION "notify_all_guilds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('guild_changes', json_build_object('kind', 'board')::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "catalog_version_changed" AFTER UPDATE ON "catalog_version"
	FOR EACH ROW EXECUTE FUNCTION "notify_all_guilds"();--> statement-breakpoint
CREATE TRIGGER "seasons_changed" AFTER INSERT OR UPDATE OR DELETE ON "seasons"
	FOR EACH STATEMENT EXECUTE FUNCTION "notify_all_guilds"();
