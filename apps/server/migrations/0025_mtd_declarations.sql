CREATE TABLE "mtd_declarations" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"tax_year" text NOT NULL,
	"calculation_id" text NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mtd_declarations" ADD CONSTRAINT "mtd_declarations_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;