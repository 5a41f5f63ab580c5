CREATE TABLE "guild_holds" (
	"guild_id" text NOT NULL,
	"instance_id" text NOT NULL,
	"character_id" text NOT NULL,
	"blizzard_character_id" bigint NOT NULL,
	CONSTRAINT "guild_holds_guild_id_instance_id_character_id_pk" PRIMARY KEY("guild_id","instance_id","character_id")
);
--> statement-breakpoint
ALTER TABLE "guild_holds" ADD CONSTRAINT "guild_holds_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_holds" ADD CONSTRAINT "guild_holds_lock" FOREIGN KEY ("guild_id","instance_id") REFERENCES "public"."guild_locks"("guild_id","instance_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_holds" ADD CONSTRAINT "guild_holds_member" FOREIGN KEY ("guild_id","blizzard_character_id") REFERENCES "public"."guild_members"("guild_id","blizzard_character_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guild_holds_guild_id_blizzard_character_id_index" ON "guild_holds" USING btree ("guild_id","blizzard_character_id");--> statement-breakpoint
CREATE INDEX "guild_holds_character_id_index" ON "guild_holds" USING btree ("character_id");