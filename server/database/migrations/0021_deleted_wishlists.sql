CREATE TABLE "deleted_wishlists" (
	"id" text PRIMARY KEY NOT NULL,
	"character_id" text NOT NULL,
	"instance_id" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"wishlist" jsonb NOT NULL,
	"wishes" jsonb NOT NULL,
	"awards" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_wishlists" ADD CONSTRAINT "deleted_wishlists_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_wishlists" ADD CONSTRAINT "deleted_wishlists_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_wishlists_character_id_index" ON "deleted_wishlists" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "deleted_wishlists_instance_id_index" ON "deleted_wishlists" USING btree ("instance_id");