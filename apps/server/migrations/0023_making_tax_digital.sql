CREATE TABLE "mtd_businesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"business_index" text NOT NULL,
	"kept_by" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mtd_calculations" (
	"calculation_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"tax_year" text NOT NULL,
	"type" text NOT NULL,
	"triggered_at" timestamp (3) with time zone NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"outdated_at" timestamp (3) with time zone,
	"sealed_shown" text,
	CONSTRAINT "mtd_calculations_user_id_environment_calculation_id_pk" PRIMARY KEY("user_id","environment","calculation_id")
);
--> statement-breakpoint
CREATE TABLE "mtd_links" (
	"business_id" uuid NOT NULL,
	"tax_year" text NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "mtd_links_business_id_tax_year_pk" PRIMARY KEY("business_id","tax_year")
);
--> statement-breakpoint
CREATE TABLE "mtd_quarter_documents" (
	"quarter_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mtd_quarter_documents_quarter_id_document_id_pk" PRIMARY KEY("quarter_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "mtd_quarters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"tax_year" text NOT NULL,
	"quarter" text NOT NULL,
	"sealed" text NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mtd_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"quarter_id" uuid NOT NULL,
	"tax_year" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"sealed" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sending_at" timestamp (3) with time zone,
	"responded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mtd_businesses" ADD CONSTRAINT "mtd_businesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mtd_calculations" ADD CONSTRAINT "mtd_calculations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mtd_links" ADD CONSTRAINT "mtd_links_business_id_mtd_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."mtd_businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mtd_links" ADD CONSTRAINT "mtd_links_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mtd_quarter_documents" ADD CONSTRAINT "mtd_quarter_documents_quarter_id_mtd_quarters_id_fk" FOREIGN KEY ("quarter_id") REFERENCES "public"."mtd_quarters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mtd_quarter_documents" ADD CONSTRAINT "mtd_quarter_documents_document_id_uploaded_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."uploaded_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mtd_quarters" ADD CONSTRAINT "mtd_quarters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mtd_quarters" ADD CONSTRAINT "mtd_quarters_business_id_mtd_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."mtd_businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mtd_updates" ADD CONSTRAINT "mtd_updates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mtd_updates" ADD CONSTRAINT "mtd_updates_business_id_mtd_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."mtd_businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mtd_updates" ADD CONSTRAINT "mtd_updates_quarter_id_mtd_quarters_id_fk" FOREIGN KEY ("quarter_id") REFERENCES "public"."mtd_quarters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mtd_businesses_once" ON "mtd_businesses" USING btree ("user_id","environment","business_index");--> statement-breakpoint
CREATE INDEX "mtd_calculations_year" ON "mtd_calculations" USING btree ("user_id","tax_year");--> statement-breakpoint
CREATE UNIQUE INDEX "mtd_links_entry" ON "mtd_links" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "mtd_quarter_documents_document" ON "mtd_quarter_documents" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mtd_quarters_once" ON "mtd_quarters" USING btree ("business_id","tax_year","quarter");--> statement-breakpoint
CREATE UNIQUE INDEX "mtd_updates_sequence" ON "mtd_updates" USING btree ("business_id","tax_year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "mtd_updates_one_way" ON "mtd_updates" USING btree ("business_id","tax_year") WHERE "mtd_updates"."state" in ('queued', 'sending', 'unknown');