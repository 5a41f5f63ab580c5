CREATE TABLE "former_replaced_awards" AS SELECT * FROM "replaced_awards";--> statement-breakpoint
DROP TABLE "replaced_awards";--> statement-breakpoint
CREATE TABLE "replaced_awards" (
	"version" bigserial PRIMARY KEY NOT NULL,
	"guild_id" text NOT NULL,
	"award_id" text NOT NULL,
	"loot_item_id" text,
	"instance_id" text,
	"item_id" integer,
	"item_name" text NOT NULL,
	"slot" text,
	"instance_name" text NOT NULL,
	"boss_name" text,
	"difficulty" text,
	"recipient_id" bigint,
	"recipient_name" text NOT NULL,
	"recipient_realm_slug" text,
	"recipient_class_name" text,
	"response" text,
	"is_award_reason" boolean DEFAULT false NOT NULL,
	"awarded_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"external_id" text,
	"external_recipient" text,
	"import_id" text
);
--> statement-breakpoint
ALTER TABLE "replaced_awards" ADD CONSTRAINT "replaced_awards_award_fk" FOREIGN KEY ("guild_id","award_id") REFERENCES "public"."guild_awards"("guild_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_awards" ADD CONSTRAINT "replaced_awards_import_fk" FOREIGN KEY ("guild_id","import_id") REFERENCES "public"."guild_award_imports"("guild_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replaced_awards_guild_id_award_id_index" ON "replaced_awards" USING btree ("guild_id","award_id");--> statement-breakpoint
CREATE INDEX "replaced_awards_guild_id_import_id_index" ON "replaced_awards" USING btree ("guild_id","import_id");--> statement-breakpoint
CREATE INDEX "replaced_awards_recipient_id_index" ON "replaced_awards" USING btree ("recipient_id");--> statement-breakpoint
-- What was stored with the import that has replaced it, without the character: that of the award, or
-- the member of that name and realm. What was of an undone import is left out.
INSERT INTO "replaced_awards" ("guild_id", "award_id", "import_id", "source", "external_id", "external_recipient", "awarded_at", "item_id", "item_name", "loot_item_id", "slot", "instance_id", "instance_name", "boss_name", "difficulty", "recipient_id", "recipient_name", "recipient_realm_slug", "recipient_class_name", "response", "is_award_reason")
SELECT a."guild_id", a."id", f."former_import_id", 'rclootcouncil', f.award->>'externalId',
	CASE WHEN p.same THEN a."external_recipient" ELSE p.player END,
	coalesce((f.award->>'awardedAt')::timestamptz, a."awarded_at"), (f.award->>'itemId')::integer, coalesce(f.award->>'itemName', a."item_name"),
	CASE WHEN i.same THEN a."loot_item_id" END, CASE WHEN i.same THEN a."slot" END,
	CASE WHEN f.award->>'instanceName' = a."instance_name" THEN a."instance_id" END,
	coalesce(f.award->>'instanceName', a."instance_name"), f.award->>'bossName', f.award->>'difficulty',
	CASE WHEN p.same THEN a."recipient_id" ELSE m."blizzard_character_id" END,
	CASE WHEN p.same THEN a."recipient_name" ELSE coalesce(m."name", p.player, a."recipient_name") END,
	CASE WHEN p.same THEN a."recipient_realm_slug" ELSE m."realm_slug" END,
	CASE WHEN p.same THEN a."recipient_class_name" ELSE coalesce(m."class_name", f.award->>'className') END,
	f.award->>'response', coalesce((f.award->>'isAwardReason')::boolean, false)
FROM "former_replaced_awards" f
JOIN "guild_awards" a ON a."guild_id" = f."guild_id" AND a."id" = f."award_id"
JOIN "guild_award_imports" r ON r."guild_id" = f."guild_id" AND r."id" = f."import_id"
LEFT JOIN "guild_award_imports" o ON o."guild_id" = f."guild_id" AND o."id" = f."former_import_id"
CROSS JOIN LATERAL (SELECT f.award->>'player' AS player, coalesce(split_part(f.award->>'player', '-', 1) = split_part(a."external_recipient", '-', 1), false) AS same) p
CROSS JOIN LATERAL (SELECT (f.award->>'itemId')::integer IS NOT DISTINCT FROM a."item_id" AND f.award->>'itemName' = a."item_name" AS same) i
LEFT JOIN LATERAL (SELECT * FROM "guild_members" g WHERE g."guild_id" = f."guild_id"
	AND lower(g."name") = lower(split_part(p.player, '-', 1))
	AND replace(g."realm_slug", '-', '') = lower(regexp_replace(substr(p.player, strpos(p.player, '-') + 1), '[^[:alnum:]]', '', 'g'))
	LIMIT 1) m ON true
WHERE f."former_import_id" IS NULL OR o."id" IS NOT NULL
ORDER BY r."imported_at";--> statement-breakpoint
DROP TABLE "former_replaced_awards";
