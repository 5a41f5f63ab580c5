CREATE TABLE "guild_webhooks" (
	"guild_id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"token" text,
	"posts_awards" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"failure" text,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_posts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"guild_id" text NOT NULL,
	"award_id" text,
	"night_id" text,
	"posted_parts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_posts_award" UNIQUE("guild_id","award_id"),
	CONSTRAINT "webhook_posts_night" UNIQUE("guild_id","night_id")
);
--> statement-breakpoint
ALTER TABLE "guild_webhooks" ADD CONSTRAINT "guild_webhooks_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_posts" ADD CONSTRAINT "webhook_posts_guild_id_guild_webhooks_guild_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guild_webhooks"("guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_posts" ADD CONSTRAINT "webhook_posts_night_id_nights_id_fk" FOREIGN KEY ("night_id") REFERENCES "public"."nights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_posts" ADD CONSTRAINT "webhook_posts_guild_id_award_id_guild_awards_guild_id_id_fk" FOREIGN KEY ("guild_id","award_id") REFERENCES "public"."guild_awards"("guild_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_posts_night_id_index" ON "webhook_posts" USING btree ("night_id");--> statement-breakpoint
-- Pauses are no change for the members of the guild.
CREATE TRIGGER "guild_webhooks_changed" AFTER INSERT OR DELETE OR UPDATE OF "posts_awards", "failure" ON "guild_webhooks"
	FOR EACH ROW EXECUTE FUNCTION "notify_guild"('roster');
