CREATE TABLE "guild_award_imports" (
	"id" text NOT NULL,
	"guild_id" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"imported_by" text,
	"imported_by_name" text,
	CONSTRAINT "guild_award_imports_guild_id_id_pk" PRIMARY KEY("guild_id","id")
);
--> statement-breakpoint
ALTER TABLE "guild_awards" DROP CONSTRAINT "guild_awards_external_id";--> statement-breakpoint
ALTER TABLE "guild_awards" ALTER COLUMN "difficulty" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guild_awards" ADD COLUMN "is_award_reason" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guild_awards" ADD COLUMN "external_recipient" text;--> statement-breakpoint
ALTER TABLE "guild_awards" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "guild_award_imports" ADD CONSTRAINT "guild_award_imports_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_award_imports" ADD CONSTRAINT "guild_award_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guild_award_imports_imported_by_index" ON "guild_award_imports" USING btree ("imported_by");--> statement-breakpoint
ALTER TABLE "guild_awards" ADD CONSTRAINT "guild_awards_import_fk" FOREIGN KEY ("guild_id","import_id") REFERENCES "public"."guild_award_imports"("guild_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guild_awards_guild_id_external_id_index" ON "guild_awards" USING btree ("guild_id","external_id");--> statement-breakpoint
CREATE INDEX "guild_awards_guild_id_import_id_index" ON "guild_awards" USING btree ("guild_id","import_id");--> statement-breakpoint
-- The name of a recipient who is on the roster has no realm here: any realm matches it.
UPDATE "guild_awards" SET "external_recipient" = "recipient_name" WHERE "external_id" IS NOT NULL;--> statement-breakpoint
UPDATE "guild_awards" SET "is_award_reason" = true WHERE "response" = 'Disenchant';
