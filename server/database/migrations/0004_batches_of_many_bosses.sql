ALTER TABLE "loot_batches" DROP CONSTRAINT "loot_batches_boss_id_bosses_id_fk";
--> statement-breakpoint
DROP INDEX "loot_batches_boss_id_index";--> statement-breakpoint
ALTER TABLE "loot_batches" DROP COLUMN "boss_id";