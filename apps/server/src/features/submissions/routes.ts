/** Filing: check answers, the return as XML, submit, retry, and the status of each attempt. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { checkOwnership } from '../../platform/http/access.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { registerBindingLetter } from '../bindings/operator-letter.ts';
import { loadReturn } from '../return-overview/queries.ts';
import { readSentXml } from '../return-overview/sent-xml.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { findReturnOwner } from '../tax-returns/repository.ts';
import { confirmPersonalDetails } from './check/personal-details.ts';
import { fileReturn, noteGenerated } from './commands.ts';
import { amendReturn, cancelAmendment } from './lifecycle/amend.ts';
import { type Declarations, registerFilingJob } from './lifecycle/filing-job.ts';
import { type LookAtHmrc, releaseSubmission } from './lifecycle/release.ts';
import { registerOperatorLetter } from './operator/operator-letter.ts';
import { checkAnswers, previewXml, readAnswer, readSubmission, submissionLog } from './queries.ts';
import { receiptDocument } from './receipt/receipt.ts';
import { registerReceiptLetter } from './receipt/receipt-letter.ts';
import { registerRejectionLetter } from './rejection/rejection-letter.ts';
import { findSubmissionOwner } from './repository.ts';

/** Registers the calls of filing, and the job that advances submissions. */
export function registerSubmissions(
	app: FastifyInstance,
	services: Services,
	declarations: Declarations,
): void {
	const look = registerFilingJob(services, declarations);
	registerReceiptLetter(services);
	registerRejectionLetter(services);
	registerOperatorLetter(services);
	registerBindingLetter(services);
	registerReading(app, services);
	registerFiling(app, services);
	registerAfterwards(app, services, look);
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
		findOwner: submissionOwner(services),
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
		handle: ({ user, params, body }) => file(user.userId, params.id, body ?? {}, false),
	});
	registerCall(app, calls.retrySa100, {
		findOwner,
		handle: ({ user, params, body }) => file(user.userId, params.id, body ?? {}, true),
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

/** Whose submission the path's `:id` names. */
function submissionOwner({ database }: Services) {
	return async ({ id }: Readonly<Record<string, string>>): Promise<string | undefined> =>
		id === undefined ? undefined : findSubmissionOwner(database, id);
}

function registerAfterwards(app: FastifyInstance, services: Services, look: LookAtHmrc): void {
	const answer = async (changed: Awaited<ReturnType<typeof amendReturn>>) =>
		changed.ok ? succeed(await loadReturn(services, changed.value)) : changed;
	registerCall(app, calls.amendReturn, {
		findOwner: returnOwner(services),
		handle: async ({ user, params, body }) => {
			const amending = { taxReturnId: params.id, sameAtHmrc: body?.sameAtHmrc === true };
			return answer(await amendReturn(services, user.userId, amending));
		},
	});
	registerCall(app, calls.cancelAmendment, {
		findOwner: returnOwner(services),
		handle: async ({ user, params }) => answer(await cancelAmendment(services, user.userId, params.id)),
	});
	registerCall(app, calls.releaseSubmission, {
		findOwner: submissionOwner(services),
		handle: async ({ user: { userId }, params, body }) => {
			const release = { userId, submissionId: params.id, found: body.found };
			const released = await releaseSubmission(services, release, look);
			return released.ok ? readSubmission(services, userId, params.id) : released;
		},
	});
	registerCall(app, calls.sentXml, {
		findOwner: submissionOwner(services),
		handle: async ({ user, params, reply }) => {
			const xml = await readSentXml(services, user.userId, params.id);
			if (xml === null) return fail('NOT_FOUND');
			reply.header('content-disposition', `attachment; filename="sent-${params.id}.xml"`);
			return succeed(new TextEncoder().encode(xml));
		},
	});
	registerCall(app, calls.hmrcAnswer, {
		findOwner: submissionOwner(services),
		handle: async ({ user, params, reply }) => {
			const answer = await readAnswer(services, user.userId, params.id);
			if (!answer.ok) return answer;
			reply
				.type('application/json; charset=utf-8')
				.header('content-disposition', `attachment; filename="answer-${params.id}.json"`);
			return succeed(new TextEncoder().encode(answer.value));
		},
	});
	registerCall(app, calls.receiptPdf, {
		findOwner: submissionOwner(services),
		handle: async ({ user, params, reply }) => {
			const made = await receiptDocument(services, user.userId, params.id);
			if (!made.ok) return made;
			reply.header('content-disposition', `attachment; filename="${made.value.filename}"`);
			return succeed(made.value.bytes);
		},
	});
}

type Declared = { readonly accepted: boolean; readonly snapshotHash: string } | undefined;
