CREATE TABLE "guild_shares" (
	"guild_id" text NOT NULL,
	"character_id" text NOT NULL,
	"blizzard_character_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guild_shares_guild_id_character_id_pk" PRIMARY KEY("guild_id","character_id")
);
--> statement-breakpoint
ALTER TABLE "guild_members" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "guild_members" ADD COLUMN "realm_slug" text;--> statement-breakpoint
ALTER TABLE "guild_members" ADD COLUMN "class_name" text;--> statement-breakpoint
ALTER TABLE "guild_members" ADD COLUMN "level" integer;--> statement-breakpoint
ALTER TABLE "guilds" ADD COLUMN "officer_ranks" integer[] DEFAULT '{1}' NOT NULL;--> statement-breakpoint
ALTER TABLE "guild_shares" ADD CONSTRAINT "guild_shares_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_shares" ADD CONSTRAINT "guild_shares_member" FOREIGN KEY ("guild_id","blizzard_character_id") REFERENCES "public"."guild_members"("guild_id","blizzard_character_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guild_shares_guild_id_blizzard_character_id_index" ON "guild_shares" USING btree ("guild_id","blizzard_character_id");--> statement-breakpoint
CREATE INDEX "guild_shares_character_id_index" ON "guild_shares" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "guild_members_blizzard_character_id_index" ON "guild_members" USING btree ("blizzard_character_id");