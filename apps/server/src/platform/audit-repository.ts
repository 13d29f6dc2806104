/** The audit trail: who did what, when. Written in the transaction of the deed, so that neither is there alone. */
import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { auditEvents } from '../database/schema/platform.ts';

/** A deed. */
export interface AuditEvent {
	readonly at: Date;
	/** Null when nobody was signed in. */
	readonly userId: string | null;
	/** What was done: `entry.changed`. */
	readonly action: string;
	/** What it was done to: `entry:<id>`. */
	readonly subject?: string;
	/** Ids and codes only, nothing personal. */
	readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes a deed down. */
export async function audit(queries: Queries, event: AuditEvent): Promise<void> {
	const { subject = null, detail = {}, ...rest } = event;
	await queries.insert(auditEvents).values({ id: randomUUID(), subject, detail, ...rest });
}
