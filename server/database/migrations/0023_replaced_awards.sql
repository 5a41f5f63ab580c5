CREATE TABLE "replaced_awards" (
	"guild_id" text NOT NULL,
	"import_id" text NOT NULL,
	"award_id" text NOT NULL,
	"former_import_id" text,
	"award" jsonb NOT NULL,
	CONSTRAINT "replaced_awards_guild_id_import_id_award_id_pk" PRIMARY KEY("guild_id","import_id","award_id")
);
--> statement-breakpoint
ALTER TABLE "replaced_awards" ADD CONSTRAINT "replaced_awards_import_fk" FOREIGN KEY ("guild_id","import_id") REFERENCES "public"."guild_award_imports"("guild_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_awards" ADD CONSTRAINT "replaced_awards_award_fk" FOREIGN KEY ("guild_id","award_id") REFERENCES "public"."guild_awards"("guild_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replaced_awards_guild_id_award_id_index" ON "replaced_awards" USING btree ("guild_id","award_id");