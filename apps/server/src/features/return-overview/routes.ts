/** Returns as people see them, with their figures: start one, list them, read one, watch one. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { changeJurisdiction, createTaxReturn } from '../tax-returns/commands.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { listReturns, type TaxReturnRow } from '../tax-returns/repository.ts';
import { loadReturn, openReturn, readReturnOfSession } from './queries.ts';

/** More pages than anyone has open. */
const MOST_STREAMS = 20;

/** Registers the calls of returns. */
export function registerReturnOverview(app: FastifyInstance, services: Services): void {
	const { database } = services;
	const present = (row: TaxReturnRow) => loadReturn(services, row);
	const findOwner = returnOwner(services);

	registerCall(app, calls.listTaxReturns, {
		findOwner: async ({ id }) => id,
		handle: async ({ user }) => {
			const answers = [];
			for (const row of await listReturns(database, user.userId)) answers.push(await present(row));
			return succeed(answers);
		},
	});
	registerCall(app, calls.createTaxReturn, {
		handle: async ({ user, body }) => {
			const created = await createTaxReturn(services, user.userId, body);
			return created.ok ? succeed(await present(created.value)) : created;
		},
	});
	registerCall(app, calls.getTaxReturn, {
		findOwner,
		readAhead: (named) => readReturnOfSession(database, named),
		handle: async ({ ahead }) => {
			const found = await ahead;
			return found ? succeed(await openReturn(services, found)) : fail('NOT_FOUND');
		},
	});
	registerCall(app, calls.updateTaxReturn, {
		findOwner,
		handle: async ({ user, params, body }) => {
			const change = { taxReturnId: params.id, jurisdiction: body.jurisdiction };
			const changed = await database.transaction((tx) =>
				changeJurisdiction(tx, services, user.userId, change),
			);
			return changed.ok ? succeed(await present(changed.value)) : changed;
		},
	});
	registerCall(app, calls.returnEvents, {
		findOwner,
		handle: async ({ params, user: { userId, tokenHash } }) => {
			if (services.events.streamsOf(userId) >= MOST_STREAMS) return fail('STILL_WORKING');
			const mayStill = () => services.sessions.isOn(tokenHash);
			return succeed(services.events.open(params.id, { userId, mayStill }));
		},
	});
}
