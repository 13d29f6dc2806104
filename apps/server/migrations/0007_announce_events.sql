CREATE FUNCTION "announce_submission_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('halfpenny_events', json_build_object(
		'taxReturnId', submissions.tax_return_id,
		'event', json_build_object('type', 'submission', 'id', submissions.id)
	)::text) FROM submissions WHERE submissions.id = NEW.submission_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submission_events_announced" AFTER INSERT ON "submission_events" FOR EACH ROW EXECUTE FUNCTION "announce_submission_event"();
