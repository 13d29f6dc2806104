CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tax_return_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"section" text NOT NULL,
	"status" text NOT NULL,
	"sealed" text NOT NULL,
	"entry_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "proposals_one_a_document" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "uploaded_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tax_return_id" uuid,
	"file_type" text NOT NULL,
	"document_type" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"digest" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sealed" text NOT NULL,
	"sealed_reading" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploaded_documents_once" UNIQUE NULLS NOT DISTINCT("user_id","tax_return_id","digest")
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_tax_return_id_tax_returns_id_fk" FOREIGN KEY ("tax_return_id") REFERENCES "public"."tax_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_document_id_uploaded_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."uploaded_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_documents" ADD CONSTRAINT "uploaded_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_documents" ADD CONSTRAINT "uploaded_documents_tax_return_id_tax_returns_id_fk" FOREIGN KEY ("tax_return_id") REFERENCES "public"."tax_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_return" ON "proposals" USING btree ("tax_return_id");--> statement-breakpoint
CREATE INDEX "uploaded_documents_return" ON "uploaded_documents" USING btree ("tax_return_id");