/** Answers: add, change, remove and list them. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { rememberOwners } from '../../platform/http/known-owners.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { addEntry, removeEntry } from './commands.ts';
import { presentEntry } from './entry.ts';
import { changeEntryAtOnce } from './entry-at-once.ts';
import { readEntryWithReturn } from './entry-at-once-repository.ts';
import { listEntries, openEntries } from './queries.ts';
import { findEntryOwner, listEntryRowsOfSession } from './repository.ts';
import { listDeductions, summarise } from './summaries.ts';
import { saveTogether } from './together.ts';

/** Registers the calls of entries. */
export function registerEntries(app: FastifyInstance, services: Services): void {
	const { database, events } = services;
	const ofReturn = returnOwner(services);
	const ofEntry = async ({ id }: Readonly<Record<string, string>>) =>
		id === undefined ? undefined : findEntryOwner(database, id);
	const list = (userId: string, taxReturnId: string) => listEntries(services, database, userId, taxReturnId);

	registerCall(app, calls.listEntries, {
		findOwner: ofReturn,
		readAhead: (named) => listEntryRowsOfSession(database, named),
		handle: async ({ user, ahead }) => {
			const entries = await openEntries(services, database, user.userId, await ahead);
			return succeed(entries.map(presentEntry));
		},
	});
	registerCall(app, calls.listIncome, {
		findOwner: ofReturn,
		handle: async ({ user, params }) => succeed(summarise(await list(user.userId, params.id), 'income')),
	});
	registerCall(app, calls.listDeductions, {
		findOwner: ofReturn,
		handle: async ({ user, params }) => succeed(listDeductions(await list(user.userId, params.id))),
	});
	registerCall(app, calls.addEntry, {
		findOwner: ofReturn,
		handle: async ({ user, params, body }) => {
			const entry = { taxReturnId: params.id, ...body };
			const added = await database.transaction((tx) => addEntry(tx, services, user.userId, entry));
			if (!added.ok) return added;
			events.publish(params.id, { type: 'return', id: params.id });
			return succeed(presentEntry(added.value));
		},
	});
	registerCall(app, calls.changeEntry, {
		findOwner: rememberOwners((id) => findEntryOwner(database, id)),
		readAhead: (named) => readEntryWithReturn(database, named),
		handle: async ({ user, params, body, ahead }) => {
			const change = { id: params.id, ...body };
			const changed = await changeEntryAtOnce(services, user.userId, await ahead, change);
			if (!changed.ok) return changed;
			const { taxReturnId } = changed.value;
			events.publish(taxReturnId, { type: 'return', id: taxReturnId });
			return succeed(presentEntry(changed.value));
		},
	});
	registerCall(app, calls.saveEntries, {
		findOwner: ofReturn,
		handle: async ({ user, params, body }) => {
			const saved = await saveTogether(services, user.userId, { taxReturnId: params.id, ...body });
			if (!saved.ok) return saved;
			events.publish(params.id, { type: 'return', id: params.id });
			return succeed(saved.value.map(presentEntry));
		},
	});
	registerCall(app, calls.removeEntry, {
		findOwner: ofEntry,
		handle: async ({ user, params, query }) => {
			const removal = { id: params.id, version: query.version };
			const removed = await database.transaction((tx) => removeEntry(tx, services, user.userId, removal));
			return removed.ok ? succeed({ success: true as const }) : removed;
		},
	});
}
