ALTER TABLE "guilds" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "guilds" ADD COLUMN "received_visible_to" text DEFAULT 'Members' NOT NULL;--> statement-breakpoint
ALTER TABLE "guilds" ADD COLUMN "lists_visible_to" text DEFAULT 'Members' NOT NULL;