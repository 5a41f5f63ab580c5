ALTER TABLE "guild_awards" ALTER COLUMN "recipient_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "replaced_awards" ALTER COLUMN "recipient_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guild_awards" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guild_awards" ADD COLUMN "passed_on_by" text[] DEFAULT '{}' NOT NULL;