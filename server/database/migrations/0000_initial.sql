CREATE TABLE "battlenet_grants" (
	"user_id" text PRIMARY KEY NOT NULL,
	"access_token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bosses" (
	"id" text PRIMARY KEY NOT NULL,
	"instance_id" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"encounter_order" integer NOT NULL,
	"is_optional" boolean NOT NULL,
	"blizzard_encounter_id" integer,
	"icon_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bosses_slug" UNIQUE("instance_id","slug"),
	CONSTRAINT "bosses_encounter_order" UNIQUE("instance_id","encounter_order")
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"region" text NOT NULL,
	"blizzard_character_id" bigint NOT NULL,
	"name" text NOT NULL,
	"class_name" text NOT NULL,
	"realm" text NOT NULL,
	"realm_slug" text NOT NULL,
	"faction" text NOT NULL,
	"race_name" text,
	"specialization" text,
	"level" integer NOT NULL,
	"item_level" integer,
	"avatar_url" text,
	"equipment_count" integer NOT NULL,
	"guild_id" text,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "characters_identity" UNIQUE("user_id","region","blizzard_character_id")
);
--> statement-breakpoint
CREATE TABLE "guild_members" (
	"guild_id" text NOT NULL,
	"blizzard_character_id" bigint NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "guild_members_guild_id_blizzard_character_id_pk" PRIMARY KEY("guild_id","blizzard_character_id")
);
--> statement-breakpoint
CREATE TABLE "guilds" (
	"id" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"blizzard_guild_id" bigint NOT NULL,
	"name" text NOT NULL,
	"realm" text NOT NULL,
	"realm_slug" text NOT NULL,
	"faction" text NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"onboarded_at" timestamp (3) with time zone,
	CONSTRAINT "guilds_identity" UNIQUE("region","blizzard_guild_id")
);
--> statement-breakpoint
CREATE TABLE "instances" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"expansion" text NOT NULL,
	"tier" text NOT NULL,
	"blizzard_instance_id" integer,
	"is_current_tier" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"sort_order" integer NOT NULL,
	"icon_url" text,
	"available_difficulties" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instances_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "loot_items" (
	"id" text PRIMARY KEY NOT NULL,
	"boss_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"item_slot" text,
	"item_type" text,
	"rarity" text NOT NULL,
	"primary_stat" text,
	"item_id" integer,
	"blizzard_item_id" integer,
	"wowhead_id" integer,
	"icon_url" text,
	"is_token_item" boolean NOT NULL,
	"token_category" text,
	"token_slots" text[] NOT NULL,
	"classes" text[] NOT NULL,
	"loot_specialization_ids" integer[],
	"batch_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"battle_net_account_id" text NOT NULL,
	"battle_net_tag" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_battlenet_account" UNIQUE("battle_net_account_id")
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"id" text NOT NULL,
	"wishlist_id" text NOT NULL,
	"loot_item_id" text NOT NULL,
	"slot" text NOT NULL,
	"priority" integer NOT NULL,
	"note" text,
	"is_obtained" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_wishlist_id_id_pk" PRIMARY KEY("wishlist_id","id"),
	CONSTRAINT "wishlist_items_once" UNIQUE("wishlist_id","loot_item_id","slot")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" text PRIMARY KEY NOT NULL,
	"character_id" text NOT NULL,
	"instance_id" text NOT NULL,
	"name" text NOT NULL,
	"difficulty" text NOT NULL,
	"specialization" text NOT NULL,
	"is_main_wishlist" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "battlenet_grants" ADD CONSTRAINT "battlenet_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bosses" ADD CONSTRAINT "bosses_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_members" ADD CONSTRAINT "guild_members_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loot_items" ADD CONSTRAINT "loot_items_boss_id_bosses_id_fk" FOREIGN KEY ("boss_id") REFERENCES "public"."bosses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_loot_item_id_loot_items_id_fk" FOREIGN KEY ("loot_item_id") REFERENCES "public"."loot_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "characters_guild_id_index" ON "characters" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "instances_is_active_sort_order_index" ON "instances" USING btree ("is_active","sort_order");--> statement-breakpoint
CREATE INDEX "loot_items_boss_id_name_index" ON "loot_items" USING btree ("boss_id","name");--> statement-breakpoint
CREATE INDEX "loot_items_batch_id_index" ON "loot_items" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wishlist_items_loot_item_id_index" ON "wishlist_items" USING btree ("loot_item_id");--> statement-breakpoint
CREATE INDEX "wishlists_character_id_index" ON "wishlists" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "wishlists_instance_id_index" ON "wishlists" USING btree ("instance_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_one_main" ON "wishlists" USING btree ("character_id","instance_id","difficulty","specialization") WHERE is_main_wishlist;