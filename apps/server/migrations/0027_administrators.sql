CREATE TABLE "administrator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"administrator_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"with_code" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "administrator_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "administrators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"sealed_email" text NOT NULL,
	"password_hash" text NOT NULL,
	"sealed_code_key" text,
	"codes_since" timestamp (3) with time zone,
	"last_step" integer,
	"sealed_test_user" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "administrators_username" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "hmrc_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"administrator_id" uuid NOT NULL,
	"test_type" text NOT NULL,
	"endpoint" text NOT NULL,
	"success" boolean NOT NULL,
	"error_message" text,
	"fraud_headers_validated" boolean,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "administrator_sessions" ADD CONSTRAINT "administrator_sessions_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hmrc_tests" ADD CONSTRAINT "hmrc_tests_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "administrator_sessions_of" ON "administrator_sessions" USING btree ("administrator_id");--> statement-breakpoint
CREATE INDEX "hmrc_tests_at" ON "hmrc_tests" USING btree ("created_at");