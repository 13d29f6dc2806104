CREATE TABLE "utr_bindings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"environment" text NOT NULL,
	"utr_index" text NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed_utr" text NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "utr_index" text;--> statement-breakpoint
ALTER TABLE "utr_bindings" ADD CONSTRAINT "utr_bindings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "utr_bindings_utr" ON "utr_bindings" USING btree ("environment","utr_index");--> statement-breakpoint
CREATE INDEX "utr_bindings_person" ON "utr_bindings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "submissions_utr" ON "submissions" USING btree ("utr_index");