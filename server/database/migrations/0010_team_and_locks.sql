CREATE TABLE "guild_locks" (
	"guild_id" text NOT NULL,
	"instance_id" text NOT NULL,
	"reason" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guild_locks_guild_id_instance_id_pk" PRIMARY KEY("guild_id","instance_id")
);
--> statement-breakpoint
ALTER TABLE "guild_members" ADD COLUMN "team_place" text;--> statement-breakpoint
ALTER TABLE "guild_members" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "guild_locks" ADD CONSTRAINT "guild_locks_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guild_locks" ADD CONSTRAINT "guild_locks_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guild_locks_instance_id_index" ON "guild_locks" USING btree ("instance_id");