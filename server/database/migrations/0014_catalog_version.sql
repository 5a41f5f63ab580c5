CREATE TABLE "catalog_version" (
	"version" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "catalog_version" ("version") VALUES ('0');--> statement-breakpoint
CREATE FUNCTION "change_catalog_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'UPDATE' OR OLD IS DISTINCT FROM NEW THEN
		UPDATE "catalog_version" SET "version" = pg_current_xact_id()::text
		WHERE "version" <> pg_current_xact_id()::text;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred: a transaction writes the row last, so that it holds up no other one before and cannot deadlock.
CREATE CONSTRAINT TRIGGER "instances_version" AFTER INSERT OR UPDATE OR DELETE ON "instances"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalog_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bosses_version" AFTER INSERT OR UPDATE OR DELETE ON "bosses"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalog_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "loot_items_version" AFTER INSERT OR UPDATE OR DELETE ON "loot_items"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalog_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "item_icons_version" AFTER INSERT OR UPDATE OR DELETE ON "item_icons"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalog_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "icons_version" AFTER UPDATE OF "hash" ON "icons"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."hash" IS DISTINCT FROM NEW."hash")
	EXECUTE FUNCTION "change_catalog_version"();
