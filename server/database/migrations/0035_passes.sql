CREATE TABLE "night_passes" (
	"guild_id" text NOT NULL,
	"drop_id" text NOT NULL,
	"blizzard_character_id" bigint NOT NULL,
	CONSTRAINT "night_passes_drop_id_blizzard_character_id_pk" PRIMARY KEY("drop_id","blizzard_character_id")
);
--> statement-breakpoint
ALTER TABLE "guild_awards" ADD COLUMN "night_id" text;--> statement-breakpoint
ALTER TABLE "night_passes" ADD CONSTRAINT "night_passes_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "night_passes" ADD CONSTRAINT "night_passes_drop_id_night_drops_id_fk" FOREIGN KEY ("drop_id") REFERENCES "public"."night_drops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "night_passes_guild_id_blizzard_character_id_index" ON "night_passes" USING btree ("guild_id","blizzard_character_id");--> statement-breakpoint
ALTER TABLE "guild_awards" ADD CONSTRAINT "guild_awards_night_id_nights_id_fk" FOREIGN KEY ("night_id") REFERENCES "public"."nights"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guild_awards_night_id_index" ON "guild_awards" USING btree ("night_id");--> statement-breakpoint
UPDATE "guild_awards" SET "night_id" = "night_drops"."night_id" FROM "night_drops" WHERE "night_drops"."id" = "guild_awards"."drop_id";--> statement-breakpoint
CREATE TRIGGER "night_passes_changed" AFTER INSERT OR UPDATE OR DELETE ON "night_passes"
	FOR EACH ROW EXECUTE FUNCTION "notify_guild"('nights');
