CREATE TABLE "data_keys" (
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"root_key_id" text NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "data_keys_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "service_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"root_key_id" text NOT NULL,
	"wrapped" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username_index" text NOT NULL,
	"email_index" text NOT NULL,
	"nino_index" text,
	"utr_index" text,
	"password_hash" text NOT NULL,
	"sealed_profile" text NOT NULL,
	"profile_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_username_index" UNIQUE("username_index"),
	CONSTRAINT "users_email_index" UNIQUE("email_index")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"subject" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"dedupe_key" text,
	"lease_token" uuid,
	"lease_until" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calculations" (
	"tax_return_id" uuid PRIMARY KEY NOT NULL,
	"facts_version" integer NOT NULL,
	"profile_version" integer NOT NULL,
	"rules_version" text NOT NULL,
	"facts_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"calculated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tax_return_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"section" text NOT NULL,
	"sealed" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tax_year" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"return_type" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"submission_status" text,
	"submission_id" uuid,
	"submission_date" timestamp (3) with time zone,
	"sa100_generated" boolean DEFAULT false NOT NULL,
	"facts_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_keys" ADD CONSTRAINT "data_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_tax_return_id_tax_returns_id_fk" FOREIGN KEY ("tax_return_id") REFERENCES "public"."tax_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_tax_return_id_tax_returns_id_fk" FOREIGN KEY ("tax_return_id") REFERENCES "public"."tax_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_returns" ADD CONSTRAINT "tax_returns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_events_user" ON "audit_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("state","run_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_waiting_once" ON "jobs" USING btree ("dedupe_key") WHERE "jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "entries_return" ON "entries" USING btree ("tax_return_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_returns_one_a_year" ON "tax_returns" USING btree ("user_id","tax_year","return_type");