/** The audit trail: who did what, when. Written in the transaction of the deed, so that neither is there alone. */
import { randomUUID } from 'node:crypto';
import type { Deed } from '@halfpenny/messages/history';
import type { Queries } from '../database/database.ts';
import { auditEvents } from '../database/schema/platform.ts';

/** What is done to the service itself, which is in no person's history. */
export type ServiceDeed =
	| `administrator.${'appTurnedOff' | 'created' | 'refused' | 'codeRefused' | 'signedIn' | 'signedOut' | 'tested'}`
	| `service.${'announced' | 'restored'}`
	| 'binding.movedByOperator';

/** A deed. */
export interface AuditEvent {
	readonly at: Date;
	/** Whose history it is in: the person who did it, or whose account it was done to. Null when it is in nobody's. */
	readonly userId: string | null;
	/** What was done: `entry.changed`. Messages has its sentence. */
	readonly action: Deed | ServiceDeed;
	/** What it was done to: `entry:<id>`. */
	readonly subject?: string;
	/** Ids and codes only, nothing personal. */
	readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes a deed down. */
export async function audit(queries: Queries, event: AuditEvent): Promise<void> {
	await auditing(queries, event);
}

/** The writing down of a deed, to be done in one statement with the deed itself. */
export function auditing(queries: Queries, event: AuditEvent) {
	const { subject = null, detail = {}, ...rest } = event;
	return queries.insert(auditEvents).values({ id: randomUUID(), subject, detail, ...rest });
}
