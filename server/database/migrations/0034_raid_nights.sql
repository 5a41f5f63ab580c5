CREATE TABLE "night_drops" (
	"id" text PRIMARY KEY NOT NULL,
	"guild_id" text NOT NULL,
	"night_id" text NOT NULL,
	"loot_item_id" text,
	"item_id" integer,
	"item_name" text NOT NULL,
	"boss_name" text,
	"difficulty" text NOT NULL,
	"count" integer NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "night_drops_item" UNIQUE("night_id","loot_item_id","difficulty")
);
--> statement-breakpoint
CREATE TABLE "night_raiders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"guild_id" text NOT NULL,
	"night_id" text NOT NULL,
	"blizzard_character_id" bigint,
	"name" text,
	"class_name" text,
	"status" text NOT NULL,
	CONSTRAINT "night_raiders_member" UNIQUE("night_id","blizzard_character_id")
);
--> statement-breakpoint
CREATE TABLE "nights" (
	"id" text PRIMARY KEY NOT NULL,
	"guild_id" text NOT NULL,
	"instance_id" text,
	"instance_name" text NOT NULL,
	"difficulty" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "guild_awards" ADD COLUMN "drop_id" text;--> statement-breakpoint
ALTER TABLE "night_drops" ADD CONSTRAINT "night_drops_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "night_drops" ADD CONSTRAINT "night_drops_night_id_nights_id_fk" FOREIGN KEY ("night_id") REFERENCES "public"."nights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "night_drops" ADD CONSTRAINT "night_drops_loot_item_id_loot_items_id_fk" FOREIGN KEY ("loot_item_id") REFERENCES "public"."loot_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "night_raiders" ADD CONSTRAINT "night_raiders_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "night_raiders" ADD CONSTRAINT "night_raiders_night_id_nights_id_fk" FOREIGN KEY ("night_id") REFERENCES "public"."nights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nights" ADD CONSTRAINT "nights_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nights" ADD CONSTRAINT "nights_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "night_drops_guild_id_index" ON "night_drops" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "night_drops_loot_item_id_index" ON "night_drops" USING btree ("loot_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "night_raiders_guest" ON "night_raiders" USING btree ("night_id","name") WHERE "night_raiders"."blizzard_character_id" is null;--> statement-breakpoint
CREATE INDEX "night_raiders_guild_id_blizzard_character_id_index" ON "night_raiders" USING btree ("guild_id","blizzard_character_id");--> statement-breakpoint
CREATE INDEX "nights_guild_id_started_at_index" ON "nights" USING btree ("guild_id","started_at");--> statement-breakpoint
CREATE INDEX "nights_instance_id_index" ON "nights" USING btree ("instance_id");--> statement-breakpoint
CREATE UNIQUE INDEX "nights_running" ON "nights" USING btree ("guild_id") WHERE "nights"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "guild_awards" ADD CONSTRAINT "guild_awards_drop_id_night_drops_id_fk" FOREIGN KEY ("drop_id") REFERENCES "public"."night_drops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guild_awards_drop_id_index" ON "guild_awards" USING btree ("drop_id");--> statement-breakpoint
CREATE TRIGGER "nights_changed" AFTER INSERT OR UPDATE OR DELETE ON "nights"
	FOR EACH ROW EXECUTE FUNCTION "notify_guild"('nights');--> statement-breakpoint
CREATE TRIGGER "night_raiders_changed" AFTER INSERT OR UPDATE OR DELETE ON "night_raiders"
	FOR EACH ROW EXECUTE FUNCTION "notify_guild"('nights');--> statement-breakpoint
CREATE TRIGGER "night_drops_changed" AFTER INSERT OR UPDATE OR DELETE ON "night_drops"
	FOR EACH ROW EXECUTE FUNCTION "notify_guild"('nights');
