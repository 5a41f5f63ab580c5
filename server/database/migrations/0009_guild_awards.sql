CREATE TABLE "guild_awards" (
	"id" text NOT NULL,
	"guild_id" text NOT NULL,
	"loot_item_id" text,
	"item_id" integer,
	"item_name" text NOT NULL,
	"slot" text,
	"instance_id" text,
	"instance_name" text NOT NULL,
	"boss_name" text,
	"difficulty" text NOT NULL,
	"recipient_id" bigint,
	"recipient_name" text NOT NULL,
	"recipient_realm_slug" text,
	"recipient_class_name" text,
	"response" text,
	"awarded_at" timestamp (3) with time zone NOT NULL,
	"awarded_by" text,
	"awarded_by_name" text,
	"source" text NOT NULL,
	"external_id" text,
	"wishlist_id" text,
	"wish_id" text,
	CONSTRAINT "guild_awards_guild_id_id_pk" PRIMARY KEY("guild_id","id"),
	CONSTRAINT "guild_awards_external_id" UNIQUE("guild_id","external_id"),
	CONSTRAINT "guild_awards_wish" UNIQUE("wishlist_id","wish_id")
);
--> statement-breakpoint
ALTER TABLE "guild_awards" ADD CONSTRAINT "guild_awards_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_awards" ADD CONSTRAINT "guild_awards_loot_item_id_loot_items_id_fk" FOREIGN KEY ("loot_item_id") REFERENCES "public"."loot_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_awards" ADD CONSTRAINT "guild_awards_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_awards" ADD CONSTRAINT "guild_awards_awarded_by_users_id_fk" FOREIGN KEY ("awarded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_awards" ADD CONSTRAINT "guild_awards_wish_fk" FOREIGN KEY ("wishlist_id","wish_id") REFERENCES "public"."wishlist_items"("wishlist_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guild_awards_guild_id_awarded_at_id_index" ON "guild_awards" USING btree ("guild_id","awarded_at","id");--> statement-breakpoint
CREATE INDEX "guild_awards_instance_id_guild_id_index" ON "guild_awards" USING btree ("instance_id","guild_id");--> statement-breakpoint
CREATE INDEX "guild_awards_recipient_id_index" ON "guild_awards" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "guild_awards_loot_item_id_index" ON "guild_awards" USING btree ("loot_item_id");--> statement-breakpoint
CREATE INDEX "guild_awards_awarded_by_index" ON "guild_awards" USING btree ("awarded_by");