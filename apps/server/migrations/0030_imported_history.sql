CREATE TABLE "declined_suggestions" (
	"tax_return_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"entry" text NOT NULL,
	"reason" text NOT NULL,
	"declined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "declined_suggestions_tax_return_id_rule_entry_pk" PRIMARY KEY("tax_return_id","rule","entry")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "imported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "declined_suggestions" ADD CONSTRAINT "declined_suggestions_tax_return_id_tax_returns_id_fk" FOREIGN KEY ("tax_return_id") REFERENCES "public"."tax_returns"("id") ON DELETE cascade ON UPDATE no action;