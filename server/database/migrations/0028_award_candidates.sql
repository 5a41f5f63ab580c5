CREATE TABLE "award_candidates" (
	"guild_id" text NOT NULL,
	"award_id" text NOT NULL,
	"position" integer NOT NULL,
	"character_id" text NOT NULL,
	"want" jsonb NOT NULL,
	CONSTRAINT "award_candidates_guild_id_award_id_position_pk" PRIMARY KEY("guild_id","award_id","position")
);
--> statement-breakpoint
ALTER TABLE "award_candidates" ADD CONSTRAINT "award_candidates_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_candidates" ADD CONSTRAINT "award_candidates_award_fk" FOREIGN KEY ("guild_id","award_id") REFERENCES "public"."guild_awards"("guild_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_candidates_character_id_index" ON "award_candidates" USING btree ("character_id");