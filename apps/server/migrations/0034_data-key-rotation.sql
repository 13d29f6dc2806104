ALTER TABLE "data_keys" ADD COLUMN "rotation" integer;--> statement-breakpoint
ALTER TABLE "data_keys" ADD COLUMN "seals_from" timestamp (3) with time zone;