CREATE TABLE "proposed_entries" (
	"key_index" text PRIMARY KEY NOT NULL,
	"tax_return_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_one_a_document";--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "tax_return_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "section" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "origin" text DEFAULT 'document' NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "origin" DROP DEFAULT;--> statement-breakpoint
UPDATE "proposals" SET "origin" = 'partnership' WHERE "document_id" IS NULL;--> statement-breakpoint
UPDATE "proposals" SET "status" = 'declined' WHERE "status" = 'dismissed';--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "origin_reference" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "entry_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proposed_entries" ADD CONSTRAINT "proposed_entries_tax_return_id_tax_returns_id_fk" FOREIGN KEY ("tax_return_id") REFERENCES "public"."tax_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposed_entries_return" ON "proposed_entries" USING btree ("tax_return_id");--> statement-breakpoint
CREATE INDEX "proposals_document" ON "proposals" USING btree ("document_id");--> statement-breakpoint
UPDATE "proposals" SET "entry_ids" = ARRAY["entry_id"] WHERE "entry_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" DROP COLUMN "entry_id";