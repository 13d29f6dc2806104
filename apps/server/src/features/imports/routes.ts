/** Imports what was exported. */
import { calls } from '@halfpenny/contract';
import { LARGEST_ARCHIVE, LARGEST_FACTS } from '@halfpenny/facts';
import type { FastifyInstance } from 'fastify';
import { createLimits } from '../../platform/http/limits.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { createPersonLimit } from '../../platform/person-limit.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { readUploadForm } from '../documents/upload-form.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { importArchive } from './archive.ts';
import { importFacts } from './facts.ts';

/** An archive is held in memory during the import. */
const ARCHIVES = { concurrency: 1, mostWaiting: 1 };

/** Registers the calls of the import. */
export function registerImports(app: FastifyInstance, services: Services): void {
	const bringing = createPersonLimit(ARCHIVES);
	registerCall(app, calls.importAllData, {
		limits: createLimits(app, services).upload,
		largestBody: LARGEST_ARCHIVE,
		handle: async ({ user: { userId }, request }) => {
			const form = await readUploadForm(request, LARGEST_ARCHIVE);
			if (!form.ok) return form;
			return bringing(userId, () => importArchive(services, userId, form.value.bytes));
		},
	});
	registerCall(app, calls.importTaxReturn, {
		findOwner: returnOwner(services),
		largestBody: LARGEST_FACTS,
		handle: async ({ user, params: { id }, body }) => {
			const imported = await importFacts(services, user.userId, { taxReturnId: id, told: body });
			if (!imported.ok) return imported;
			services.events.publish(id, { type: 'return', id });
			return succeed({ ...imported.value, kept: [...imported.value.kept] });
		},
	});
}
