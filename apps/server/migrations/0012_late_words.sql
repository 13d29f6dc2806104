DROP INDEX "submissions_one_way";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "submissions" SET "state" = 'released', "released_at" = "said"."at" FROM (
	SELECT "submission_id", max("at") AS "at" FROM "submission_events" WHERE "happening" = 'released' GROUP BY "submission_id"
) AS "said" WHERE "submissions"."id" = "said"."submission_id" AND "submissions"."state" = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_one_way" ON "submissions" USING btree ("tax_return_id","environment","amendment") WHERE "submissions"."state" not in ('rejected', 'failed') and "submissions"."released_at" is null;