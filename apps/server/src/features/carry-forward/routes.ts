/** Beginning a return with what stays from last year's. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { readUploadForm } from '../documents/upload-form.ts';
import { returnOwner } from '../tax-returns/routes.ts';
import { addCarried, findLastReturn, readUploaded } from './commands.ts';
import type { Suggestion } from './last-year.ts';

/** Registers the calls of carrying forward. */
export function registerCarryForward(app: FastifyInstance, services: Services): void {
	const findOwner = returnOwner(services);
	registerCall(app, calls.getCarryForward, {
		findOwner,
		handle: async ({ user, params }) => present(await findLastReturn(services, user.userId, params.id)),
	});
	registerCall(app, calls.readLastReturn, {
		findOwner,
		handle: async ({ user, params, request }) => {
			const form = await readUploadForm(request);
			if (!form.ok) return form;
			return present(await readUploaded(services, user.userId, params.id, form.value.bytes));
		},
	});
	registerCall(app, calls.carryForward, {
		findOwner,
		handle: async ({ user, params, body }) => {
			const entry = { taxReturnId: params.id, entries: body.entries };
			const added = await addCarried(services, user.userId, entry);
			if (!added.ok) return added;
			services.events.publish(params.id, { type: 'return', id: params.id });
			return succeed({ added: added.value });
		},
	});
}

function present(result: Result<Suggestion>) {
	if (!result.ok) return result;
	const { from, entries } = result.value;
	return succeed({
		from,
		entries: entries.map(({ section, answers }) => ({ section, answers: { ...answers } })),
	});
}
