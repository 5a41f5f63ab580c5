CREATE TABLE "departed_members" (
	"guild_id" text NOT NULL,
	"blizzard_character_id" bigint NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	"former_names" text[] NOT NULL,
	"team_place" text,
	"role" text,
	"shared_by" text[] NOT NULL,
	CONSTRAINT "departed_members_guild_id_blizzard_character_id_pk" PRIMARY KEY("guild_id","blizzard_character_id")
);
--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "transferred_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guild_members" ADD COLUMN "former_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "guilds" ADD COLUMN "shrunk_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "departed_members" ADD CONSTRAINT "departed_members_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "characters_region_blizzard_character_id_index" ON "characters" USING btree ("region","blizzard_character_id");--> statement-breakpoint
-- Of several users with one character, it belongs to the one who imported it last.
UPDATE "characters" SET "transferred_at" = now()
WHERE EXISTS (
	SELECT 1 FROM "characters" "later"
	WHERE "later"."region" = "characters"."region"
		AND "later"."blizzard_character_id" = "characters"."blizzard_character_id"
		AND ("later"."created_at", "later"."id") > ("characters"."created_at", "characters"."id")
);--> statement-breakpoint
DELETE FROM "guild_shares" USING "characters"
WHERE "characters"."id" = "guild_shares"."character_id" AND "characters"."transferred_at" IS NOT NULL;
