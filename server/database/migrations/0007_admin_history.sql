CREATE TABLE "admin_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" serial NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"counts" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"deleted_rows" jsonb,
	"batch_id" text,
	"undoes" text,
	CONSTRAINT "admin_changes_undoes" UNIQUE("undoes")
);
--> statement-breakpoint
CREATE TABLE "deleted_wishes" (
	"change_id" text NOT NULL,
	"wishlist_id" text NOT NULL,
	"character_id" text NOT NULL,
	"wishlist" jsonb,
	"wishes" jsonb NOT NULL,
	CONSTRAINT "deleted_wishes_change_id_wishlist_id_pk" PRIMARY KEY("change_id","wishlist_id")
);
--> statement-breakpoint
ALTER TABLE "admin_changes" ADD CONSTRAINT "admin_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_changes" ADD CONSTRAINT "admin_changes_batch_id_loot_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."loot_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_wishes" ADD CONSTRAINT "deleted_wishes_change_id_admin_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."admin_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_wishes" ADD CONSTRAINT "deleted_wishes_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_changes_sequence_index" ON "admin_changes" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "admin_changes_created_by_sequence_index" ON "admin_changes" USING btree ("created_by","sequence");--> statement-breakpoint
CREATE INDEX "admin_changes_batch_id_index" ON "admin_changes" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "deleted_wishes_character_id_index" ON "deleted_wishes" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "deleted_wishes_wishlist_id_index" ON "deleted_wishes" USING btree ("wishlist_id");