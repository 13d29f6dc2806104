CREATE TABLE "transaction_engine_messages" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"irmark" text NOT NULL,
	"sealed_message" text NOT NULL,
	"correlation_id" text,
	"poll_url" text,
	"poll_seconds" integer,
	"failed_polls" integer DEFAULT 0 NOT NULL,
	"held_by_hmrc" boolean DEFAULT false NOT NULL,
	CONSTRAINT "transaction_engine_messages_transaction_id" UNIQUE("transaction_id")
);
--> statement-breakpoint
ALTER TABLE "transaction_engine_messages" ADD CONSTRAINT "transaction_engine_messages_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "transaction_engine_messages" ("submission_id", "transaction_id", "irmark", "sealed_message", "correlation_id", "poll_url", "poll_seconds", "failed_polls", "held_by_hmrc")
	SELECT "id", "transaction_id", "irmark", "sealed_message", "correlation_id", "poll_url", "poll_seconds", "fruitless", "held_by_hmrc" FROM "submissions";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "channel" text DEFAULT 'transaction-engine' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "channel" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_transaction_id";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "transaction_id";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "correlation_id";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "poll_url";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "poll_seconds";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "irmark";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "sealed_message";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "fruitless";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "held_by_hmrc";--> statement-breakpoint
ALTER TABLE "submission_events" RENAME COLUMN "happening" TO "kind";
