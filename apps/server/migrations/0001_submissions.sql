CREATE TABLE "shown_snapshots" (
	"tax_return_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shown_snapshots_tax_return_id_hash_pk" PRIMARY KEY("tax_return_id","hash")
);
--> statement-breakpoint
CREATE TABLE "submission_events" (
	"submission_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"happening" text NOT NULL,
	"state" text NOT NULL,
	"detail" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "submission_events_submission_id_sequence_pk" PRIMARY KEY("submission_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tax_return_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt_number" integer NOT NULL,
	"amendment" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"environment" text NOT NULL,
	"transaction_id" text NOT NULL,
	"correlation_id" text,
	"poll_url" text,
	"poll_seconds" integer,
	"irmark" text NOT NULL,
	"snapshot_hash" text NOT NULL,
	"sealed_snapshot" text NOT NULL,
	"sealed_message" text NOT NULL,
	"sealed_receipt" text,
	"sealed_errors" text,
	"fruitless" integer DEFAULT 0 NOT NULL,
	"held_by_hmrc" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"responded_at" timestamp (3) with time zone,
	CONSTRAINT "submissions_transaction_id" UNIQUE("transaction_id")
);
--> statement-breakpoint
ALTER TABLE "shown_snapshots" ADD CONSTRAINT "shown_snapshots_tax_return_id_tax_returns_id_fk" FOREIGN KEY ("tax_return_id") REFERENCES "public"."tax_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_snapshots" ADD CONSTRAINT "shown_snapshots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_events" ADD CONSTRAINT "submission_events_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_tax_return_id_tax_returns_id_fk" FOREIGN KEY ("tax_return_id") REFERENCES "public"."tax_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shown_snapshots_age" ON "shown_snapshots" USING btree ("tax_return_id","shown_at");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_attempt" ON "submissions" USING btree ("tax_return_id","attempt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_one_way" ON "submissions" USING btree ("tax_return_id","amendment") WHERE "submissions"."state" not in ('rejected', 'failed');--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submission_events_append_only" BEFORE UPDATE ON "submission_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
