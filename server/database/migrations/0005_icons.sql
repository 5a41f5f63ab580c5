CREATE TABLE "icons" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea",
	"content_type" text,
	"hash" text,
	"fetched_at" timestamp (3) with time zone,
	"next_fetch_at" timestamp (3) with time zone NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_icons" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"icon_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bosses" ADD COLUMN "item_levels" jsonb;--> statement-breakpoint
ALTER TABLE "instances" ADD COLUMN "item_levels" jsonb;--> statement-breakpoint
ALTER TABLE "item_icons" ADD CONSTRAINT "item_icons_icon_name_icons_name_fk" FOREIGN KEY ("icon_name") REFERENCES "public"."icons"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "icons_hash_index" ON "icons" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "item_icons_icon_name_index" ON "item_icons" USING btree ("icon_name");