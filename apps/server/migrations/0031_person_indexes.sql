CREATE INDEX "mtd_quarters_person" ON "mtd_quarters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mtd_updates_person" ON "mtd_updates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mtd_updates_quarter" ON "mtd_updates" USING btree ("quarter_id");--> statement-breakpoint
CREATE INDEX "partner_codes_partner" ON "partner_codes" USING btree ("partner_entry_id");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "proposals_person" ON "proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shown_snapshots_person" ON "shown_snapshots" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "submissions_person" ON "submissions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "submissions_open" ON "submissions" USING btree ("state") WHERE "submissions"."state" in ('frozen', 'sending', 'unknown', 'acknowledged', 'polling');--> statement-breakpoint
CREATE INDEX "entries_person" ON "entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "filed_entries_person" ON "filed_entries" USING btree ("user_id");