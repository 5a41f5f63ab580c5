CREATE TABLE "raider_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"guild_id" text NOT NULL,
	"blizzard_character_id" bigint NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"written_by" text,
	"written_by_name" text
);
--> statement-breakpoint
ALTER TABLE "raider_notes" ADD CONSTRAINT "raider_notes_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raider_notes" ADD CONSTRAINT "raider_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raider_notes_guild_id_blizzard_character_id_index" ON "raider_notes" USING btree ("guild_id","blizzard_character_id");--> statement-breakpoint
CREATE INDEX "raider_notes_blizzard_character_id_index" ON "raider_notes" USING btree ("blizzard_character_id");--> statement-breakpoint
CREATE INDEX "raider_notes_written_by_index" ON "raider_notes" USING btree ("written_by");