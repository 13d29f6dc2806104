CREATE TABLE "unsaved_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tax_return_id" uuid,
	"entry_id" uuid,
	"page" text NOT NULL,
	"sent_as" uuid NOT NULL,
	"sealed" text NOT NULL,
	"typed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unsaved_answers_one_a_page" UNIQUE("user_id","page")
);
--> statement-breakpoint
ALTER TABLE "unsaved_answers" ADD CONSTRAINT "unsaved_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsaved_answers" ADD CONSTRAINT "unsaved_answers_tax_return_id_tax_returns_id_fk" FOREIGN KEY ("tax_return_id") REFERENCES "public"."tax_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsaved_answers" ADD CONSTRAINT "unsaved_answers_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unsaved_answers_return" ON "unsaved_answers" USING btree ("tax_return_id");--> statement-breakpoint
CREATE INDEX "unsaved_answers_entry" ON "unsaved_answers" USING btree ("entry_id");