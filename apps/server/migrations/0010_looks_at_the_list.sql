DROP INDEX "submissions_attempt";--> statement-breakpoint
DROP INDEX "submissions_one_way";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "lookups" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_attempt" ON "submissions" USING btree ("tax_return_id","environment","amendment","attempt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_one_way" ON "submissions" USING btree ("tax_return_id","environment","amendment") WHERE "submissions"."state" not in ('rejected', 'failed');