/** The audit trail: who did what, when. Written in the same transaction as the action, so that neither exists alone. */
import { randomUUID } from 'node:crypto';
import type { Deed } from '@halfpenny/messages/history';
import type { Queries } from '../database/database.ts';
import { auditEvents } from '../database/schema/platform.ts';

/** Actions on the service itself, which are in no person's history. */
export type ServiceDeed =
	| `administrator.${'appTurnedOff' | 'created' | 'refused' | 'codeRefused' | 'signedIn' | 'signedOut' | 'passwordChanged' | 'tested'}`
	| `service.${'announced' | 'restored'}`
	| 'binding.movedByOperator';

/** An action. */
export interface AuditEvent {
	readonly at: Date;
	/** Whose history it is in: the person who did it, or whose account it was done to. Null if it is in nobody's. */
	readonly userId: string | null;
	/** What was done: `entry.changed`. Messages has its sentence. */
	readonly action: Deed | ServiceDeed;
	/** What it was done to: `entry:<id>`. */
	readonly subject?: string;
	/** Ids and codes only, nothing personal. */
	readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Records an action. */
export async function audit(queries: Queries, event: AuditEvent): Promise<void> {
	await auditing(queries, event);
}

/** The audit insert, to run in one statement with the action itself. */
export function auditing(queries: Queries, event: AuditEvent) {
	const { subject = null, detail = {}, ...rest } = event;
	return queries.insert(auditEvents).values({ id: randomUUID(), subject, detail, ...rest });
}
