CREATE TABLE "agent_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_name" text NOT NULL,
	"words" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"given_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "submissions_attempt";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "died_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "seen_at_hmrc_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tax_returns" ADD COLUMN "amending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_consents" ADD CONSTRAINT "agent_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_consents_person" ON "agent_consents" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "jobs_of_person" ON "jobs" USING btree ("user_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_attempt" ON "submissions" USING btree ("tax_return_id","amendment","attempt_number");--> statement-breakpoint
CREATE FUNCTION "announce_jobs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('halfpenny_jobs', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "jobs_announced" AFTER INSERT ON "jobs" FOR EACH STATEMENT EXECUTE FUNCTION "announce_jobs"();
