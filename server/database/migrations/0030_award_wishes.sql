-- An award can tick several wishes, so each wish names its award.
ALTER TABLE "wishlist_items" ADD COLUMN "award_guild_id" text;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "award_id" text;--> statement-breakpoint
UPDATE "wishlist_items" SET "award_guild_id" = "guild_awards"."guild_id", "award_id" = "guild_awards"."id"
FROM "guild_awards"
WHERE "guild_awards"."wishlist_id" = "wishlist_items"."wishlist_id" AND "guild_awards"."wish_id" = "wishlist_items"."id";--> statement-breakpoint
-- Recorded wishes, which an undo inserts again.
UPDATE "deleted_wishlists" SET "wishes" = (
	SELECT jsonb_agg(wish || coalesce((
		SELECT jsonb_build_object('award_guild_id', award->'guild_id', 'award_id', award->'id')
		FROM jsonb_array_elements("awards") AS award WHERE award->>'wish_id' = wish->>'id' LIMIT 1
	), '{}'))
	FROM jsonb_array_elements("wishes") AS wish
)
WHERE jsonb_typeof("wishes") = 'array' AND jsonb_typeof("awards") = 'array' AND "awards" <> '[]' AND "wishes" <> '[]';--> statement-breakpoint
UPDATE "deleted_wishes" SET "wishes" = (
	SELECT jsonb_agg(wish || coalesce((
		SELECT jsonb_build_object('award_guild_id', award->'guild_id', 'award_id', award->'id')
		FROM jsonb_array_elements("admin_changes"."deleted_rows"->'awards') AS award
		WHERE award->>'wishlist_id' = "deleted_wishes"."wishlist_id" AND award->>'wish_id' = wish->>'id' LIMIT 1
	), '{}'))
	FROM jsonb_array_elements("wishes") AS wish
)
FROM "admin_changes"
WHERE "admin_changes"."id" = "deleted_wishes"."change_id" AND jsonb_typeof("wishes") = 'array' AND "wishes" <> '[]'
	AND jsonb_typeof("admin_changes"."deleted_rows"->'awards') = 'array';--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_award_fk" FOREIGN KEY ("award_guild_id","award_id") REFERENCES "public"."guild_awards"("guild_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_items_award_guild_id_award_id_index" ON "wishlist_items" USING btree ("award_guild_id","award_id");--> statement-breakpoint
ALTER TABLE "guild_awards" DROP CONSTRAINT "guild_awards_wish";--> statement-breakpoint
ALTER TABLE "guild_awards" DROP CONSTRAINT "guild_awards_wish_fk";--> statement-breakpoint
ALTER TABLE "guild_awards" DROP COLUMN "wishlist_id";--> statement-breakpoint
ALTER TABLE "guild_awards" DROP COLUMN "wish_id";--> statement-breakpoint
ALTER TABLE "deleted_wishlists" DROP COLUMN "awards";
