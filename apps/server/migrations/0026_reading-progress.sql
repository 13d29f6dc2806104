ALTER TABLE "uploaded_documents" ADD COLUMN "page_read" integer;--> statement-breakpoint
ALTER TABLE "uploaded_documents" ADD COLUMN "pages_to_read" integer;