ALTER TABLE "entries" ADD COLUMN "sent_as" uuid;--> statement-breakpoint
ALTER TABLE "filed_entries" ADD COLUMN "sent_as" uuid;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_sent_once" UNIQUE("tax_return_id","sent_as");