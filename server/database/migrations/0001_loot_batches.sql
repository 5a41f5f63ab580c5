CREATE TABLE "loot_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"boss_id" text NOT NULL,
	"created_by" text,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loot_batches" ADD CONSTRAINT "loot_batches_boss_id_bosses_id_fk" FOREIGN KEY ("boss_id") REFERENCES "public"."bosses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loot_batches" ADD CONSTRAINT "loot_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loot_batches_boss_id_index" ON "loot_batches" USING btree ("boss_id");--> statement-breakpoint
-- Added after the release, because the constraint below fails for items that have a batch: before this
-- migration a batch had no row, so no value can be kept. Databases that have run the migration are not
-- affected: Drizzle compares the time in meta/_journal.json, not the content of this file.
UPDATE "loot_items" SET "batch_id" = NULL WHERE "batch_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "loot_items" ADD CONSTRAINT "loot_items_batch_id_loot_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."loot_batches"("id") ON DELETE set null ON UPDATE no action;