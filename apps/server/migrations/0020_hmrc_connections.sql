CREATE TABLE "nino_bindings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"environment" text NOT NULL,
	"nino_index" text NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed_nino" text NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hmrc_authorisations" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"environment" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"back_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "hmrc_connections" (
	"user_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"sealed_tokens" text,
	"token_version" integer NOT NULL,
	"access_until" timestamp (3) with time zone NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"granted_until" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended" text,
	"refresh_lease" uuid,
	"refresh_lease_until" timestamp (3) with time zone,
	CONSTRAINT "hmrc_connections_user_id_environment_pk" PRIMARY KEY("user_id","environment")
);
--> statement-breakpoint
CREATE TABLE "hmrc_test_users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_user" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "nino_bindings" ADD CONSTRAINT "nino_bindings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hmrc_authorisations" ADD CONSTRAINT "hmrc_authorisations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hmrc_connections" ADD CONSTRAINT "hmrc_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hmrc_test_users" ADD CONSTRAINT "hmrc_test_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "nino_bindings_nino" ON "nino_bindings" USING btree ("environment","nino_index");--> statement-breakpoint
CREATE INDEX "nino_bindings_person" ON "nino_bindings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hmrc_authorisations_person" ON "hmrc_authorisations" USING btree ("user_id","asked_at");