/** Filing: check answers, the return as XML, submit, retry, and how each attempt stands. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { checkOwnership } from '../../platform/http/access.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { findReturnOwner } from '../tax-returns/repository.ts';
import { returnOwner } from '../tax-returns/routes.ts';
import { fileReturn, noteGenerated } from './commands.ts';
import { registerFilingJob } from './filing-job.ts';
import { confirmPersonalDetails } from './personal-details.ts';
import { checkAnswers, previewXml, readSubmission, submissionLog } from './queries.ts';
import { findSubmissionOwner } from './repository.ts';

/** Registers the calls of filing, and the job that moves submissions on. */
export function registerSubmissions(app: FastifyInstance, services: Services): void {
	registerFilingJob(services);
	registerReading(app, services);
	registerFiling(app, services);
}

function registerReading(app: FastifyInstance, services: Services): void {
	const findOwner = returnOwner(services);
	registerCall(app, calls.checkAnswers, {
		findOwner,
		handle: ({ user, params }) => checkAnswers(services, user.userId, params.id),
	});
	registerCall(app, calls.sa100Xml, {
		findOwner,
		handle: async ({ user, params }) => {
			const preview = await previewXml(services, user.userId, params.id);
			if (preview.ok) await noteGenerated(services, user.userId, params.id);
			return preview;
		},
	});
	registerCall(app, calls.generateSa100, {
		findOwner,
		handle: async ({ user, params }) => {
			const preview = await previewXml(services, user.userId, params.id);
			if (!preview.ok) return preview;
			await noteGenerated(services, user.userId, params.id);
			return succeed({ success: true as const, filename: preview.value.filename });
		},
	});
	registerCall(app, calls.sa100Logs, {
		findOwner,
		handle: async ({ user, params }) => succeed(await submissionLog(services, user.userId, params.id)),
	});
	registerCall(app, calls.getSubmission, {
		findOwner: async ({ id }) => (id === undefined ? undefined : findSubmissionOwner(services.database, id)),
		handle: ({ user, params }) => readSubmission(services, user.userId, params.id),
	});
}

function registerFiling(app: FastifyInstance, services: Services): void {
	const findOwner = returnOwner(services);
	const file = (
		userId: string,
		taxReturnId: string,
		{ declaration }: { declaration?: Declared },
		retry: boolean,
	) => fileReturn(services, { userId, taxReturnId, declaration, retry });
	registerCall(app, calls.submitSa100, {
		findOwner,
		handle: ({ user, params, body }) => file(user.userId, params.id, body, false),
	});
	registerCall(app, calls.retrySa100, {
		findOwner,
		handle: ({ user, params, body }) => file(user.userId, params.id, body, true),
	});
	registerCall(app, calls.submitSelfAssessment, {
		handle: async ({ user: { userId }, body }) => {
			const { taxReturnId, personalDetails } = body;
			const owner = await findReturnOwner(services.database, taxReturnId);
			const allowed = await checkOwnership(services, { userId, owner, subject: `taxReturn:${taxReturnId}` });
			if (!allowed.ok) return allowed;
			const confirmed = await confirmPersonalDetails(services, userId, personalDetails);
			return confirmed.ok ? file(userId, taxReturnId, body, false) : confirmed;
		},
	});
}

type Declared = { readonly accepted: boolean; readonly snapshotHash: string } | undefined;
