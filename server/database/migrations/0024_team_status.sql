ALTER TABLE "guild_members" RENAME COLUMN "team_place" TO "team_status";--> statement-breakpoint
ALTER TABLE "departed_members" RENAME COLUMN "team_place" TO "team_status";
