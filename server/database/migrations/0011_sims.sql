CREATE TABLE "sim_gains" (
	"sim_id" text NOT NULL,
	"loot_item_id" text NOT NULL,
	"slot" text NOT NULL,
	"item_level" integer,
	"gain" double precision NOT NULL,
	"percent" double precision NOT NULL,
	"error" double precision,
	CONSTRAINT "sim_gains_sim_id_loot_item_id_slot_pk" PRIMARY KEY("sim_id","loot_item_id","slot")
);
--> statement-breakpoint
CREATE TABLE "sims" (
	"id" text PRIMARY KEY NOT NULL,
	"character_id" text NOT NULL,
	"instance_id" text NOT NULL,
	"difficulty" text NOT NULL,
	"specialization" text NOT NULL,
	"source" text NOT NULL,
	"report_id" text,
	"fight_style" text,
	"fight_length" integer,
	"target_count" integer,
	"simulated_at" timestamp (3) with time zone NOT NULL,
	"metric" text NOT NULL,
	"baseline" double precision,
	"item_level" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sims_selection" UNIQUE("character_id","instance_id","difficulty","specialization")
);
--> statement-breakpoint
ALTER TABLE "sim_gains" ADD CONSTRAINT "sim_gains_sim_id_sims_id_fk" FOREIGN KEY ("sim_id") REFERENCES "public"."sims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sim_gains" ADD CONSTRAINT "sim_gains_loot_item_id_loot_items_id_fk" FOREIGN KEY ("loot_item_id") REFERENCES "public"."loot_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sims" ADD CONSTRAINT "sims_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sims" ADD CONSTRAINT "sims_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sim_gains_loot_item_id_index" ON "sim_gains" USING btree ("loot_item_id");--> statement-breakpoint
CREATE INDEX "sims_instance_id_index" ON "sims" USING btree ("instance_id");