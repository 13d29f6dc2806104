CREATE TABLE "binding_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"environment" text NOT NULL,
	"utr_index" text NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed_utr" text NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "binding_requests" ADD CONSTRAINT "binding_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "binding_requests_once" ON "binding_requests" USING btree ("user_id","environment","utr_index");--> statement-breakpoint
CREATE INDEX "binding_requests_waiting" ON "binding_requests" USING btree ("decision","asked_at");