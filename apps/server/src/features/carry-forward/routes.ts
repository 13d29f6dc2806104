/** Starts a return from what carries over from last year's. */
import { calls } from '@halfpenny/contract';
import { LARGEST_RETURN_XML } from '@halfpenny/facts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLimits } from '../../platform/http/limits.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { createPersonLimit } from '../../platform/person-limit.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { readUploadForm, type UploadForm } from '../documents/upload-form.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { addCarried, findLastReturn, readUploaded } from './commands.ts';
import type { Suggestion } from './last-year.ts';

/** Each is held in memory and read whole, so each person gets one at a time. */
const READING = { concurrency: 1, mostWaiting: 2 };

/** Registers the calls of carrying forward. */
export function registerCarryForward(app: FastifyInstance, services: Services): void {
	const findOwner = returnOwner(services);
	const { upload } = createLimits(app, services);
	const reading = createPersonLimit(READING);
	registerCall(app, calls.getCarryForward, {
		findOwner,
		handle: async ({ user, params }) => present(await findLastReturn(services, user.userId, params.id)),
	});
	registerCall(app, calls.readLastReturn, {
		findOwner,
		limits: upload,
		handle: ({ user, params, request }) =>
			reading(user.userId, async () => {
				const form = await readXmlForm(request);
				if (!form.ok) return form;
				return present(await readUploaded(services, user.userId, params.id, form.value.bytes));
			}),
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

async function readXmlForm(request: FastifyRequest): Promise<Result<UploadForm>> {
	try {
		return await readUploadForm(request, LARGEST_RETURN_XML);
	} catch (error) {
		const { RequestFileTooLargeError } = request.server.multipartErrors;
		if (error instanceof RequestFileTooLargeError) return fail('LAST_RETURN_TOO_LARGE');
		throw error;
	}
}

function present(result: Result<Suggestion>) {
	if (!result.ok) return result;
	const { from, entries } = result.value;
	return succeed({
		from,
		entries: entries.map(({ section, answers }) => ({ section, answers: { ...answers } })),
	});
}
