CREATE TABLE "gear_items" (
	"character_id" text NOT NULL,
	"source" text NOT NULL,
	"position" integer NOT NULL,
	"is_worn" boolean NOT NULL,
	"place" text NOT NULL,
	"item_id" integer NOT NULL,
	"name" text,
	"item_level" integer,
	"bonus_ids" jsonb NOT NULL,
	"description" text,
	CONSTRAINT "gear_items_character_id_source_position_pk" PRIMARY KEY("character_id","source","position")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"veteran" text NOT NULL,
	"champion" text NOT NULL,
	"hero" text NOT NULL,
	"myth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seasons_name" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "gear_imported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gear_items" ADD CONSTRAINT "gear_items_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;