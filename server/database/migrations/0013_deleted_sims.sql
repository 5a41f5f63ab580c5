CREATE TABLE "deleted_sims" (
	"change_id" text NOT NULL,
	"sim_id" text NOT NULL,
	"character_id" text NOT NULL,
	"sim" jsonb,
	"gains" jsonb NOT NULL,
	CONSTRAINT "deleted_sims_change_id_sim_id_pk" PRIMARY KEY("change_id","sim_id")
);
--> statement-breakpoint
ALTER TABLE "deleted_sims" ADD CONSTRAINT "deleted_sims_change_id_admin_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."admin_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_sims" ADD CONSTRAINT "deleted_sims_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_sims_character_id_index" ON "deleted_sims" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "deleted_sims_sim_id_index" ON "deleted_sims" USING btree ("sim_id");