/** The audit trail: who did what, when. Written in the same transaction as the action, so that neither exists alone. */
import { randomUUID } from 'node:crypto';
import type { Deed } from '@halfpenny/messages/history';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { preparedInOneStatement } from '../database/one-statement.ts';
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
	await auditing(queries).execute(auditValues(event));
}

const auditing = preparedInOneStatement('audit', (queries) => [preparedAuditing(queries)]);

function rowOf(event: AuditEvent) {
	const { subject = null, detail = {}, ...rest } = event;
	return { id: randomUUID(), subject, detail, ...rest };
}

/** The audit insert of a statement built once; {@link auditValues} fills its placeholders. */
export function preparedAuditing(queries: Queries) {
	const value = (column: keyof ReturnType<typeof rowOf>) => sql.placeholder(`audit ${column}`);
	return queries.insert(auditEvents).values({
		...{ id: value('id'), at: value('at'), userId: value('userId') },
		...{ action: value('action'), subject: value('subject'), detail: value('detail') },
	});
}

/** What an action puts into {@link preparedAuditing}. */
export function auditValues(event: AuditEvent): Record<string, unknown> {
	const { id, at, userId, action, subject, detail } = rowOf(event);
	return {
		...{ 'audit id': id, 'audit at': at, 'audit userId': userId },
		...{ 'audit action': action, 'audit subject': subject, 'audit detail': detail },
	};
}
