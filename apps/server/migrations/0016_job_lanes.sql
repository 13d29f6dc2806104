CREATE TABLE "lane_spending" (
	"lane" text NOT NULL,
	"user_id" uuid NOT NULL,
	"spent_ms" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lane_spending_lane_user_id_pk" PRIMARY KEY("lane","user_id")
);
--> statement-breakpoint
DROP INDEX "jobs_due";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lane" text;--> statement-breakpoint
UPDATE "jobs" SET "lane" = CASE
	WHEN "kind" = 'submission' THEN 'filing'
	WHEN "kind" = 'document.read' THEN 'reading'
	WHEN "kind" IN ('receipt.letter', 'operator.letter', 'account.notice') THEN 'letters'
	ELSE 'upkeep' END;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "lane" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("lane","state","run_at");