/** Documents: upload, list, attach to a return, look at a page, delete. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { checkOwnership } from '../../platform/http/access.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { createPersonLimit } from '../../platform/person-limit.ts';
import { type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { findReturnOwner } from '../tax-returns/repository.ts';
import { attachDocument } from './attach.ts';
import { deleteDocument, takeDocument } from './commands.ts';
import { registerDocumentJobs } from './jobs.ts';
import { drawDocumentPage, readAll, readLoose, readOne } from './queries.ts';
import { findDocumentOwner } from './repository.ts';
import { setDocumentType } from './set-type.ts';
import { readUploadForm, type UploadForm } from './upload-form.ts';

/**
 * Drawing a page needs its own process, and there are few: each person gets one at a time, so the pages of a long
 * document wait.
 */
const PICTURES = { concurrency: 1, mostWaiting: 50 };
/** Opening a file needs one as well; no more can wait than a person may send in a minute. */
const UPLOADS = { concurrency: 1, mostWaiting: 30 };

/** Registers the calls of documents, and the jobs that read and erase them. */
export function registerDocuments(app: FastifyInstance, services: Services): void {
	registerDocumentJobs(services);
	const { database, events } = services;
	const findOwner = async ({ id }: Readonly<Record<string, string>>) =>
		id === undefined ? undefined : findDocumentOwner(database, id);

	const limits = createLimits(app, services);
	const drawing = createPersonLimit(PICTURES);
	const taking = createPersonLimit(UPLOADS);
	registerCall(app, calls.uploadDocument, {
		limits: limits.upload,
		handle: async ({ user, request }) => {
			const form = await readUploadForm(request);
			if (!form.ok) return form;
			const allowed = await mayUpload(services, user.userId, form.value);
			if (!allowed.ok) return allowed;
			const taken = await taking(user.userId, () => takeDocument(services, user.userId, form.value));
			if (!taken.ok) return taken;
			const { taxReturnId } = form.value;
			if (taxReturnId !== null) events.publish(taxReturnId, { type: 'document', id: taken.value.id });
			return readOne(services, user.userId, taken.value.id);
		},
	});
	registerCall(app, calls.listDocuments, {
		findOwner: returnOwner(services),
		handle: async ({ user, params }) => succeed(await readAll(services, user.userId, params.id)),
	});
	registerCall(app, calls.listLooseDocuments, {
		findOwner: async ({ id }) => id,
		handle: async ({ user }) => succeed(await readLoose(services, user.userId)),
	});
	registerCall(app, calls.attachDocument, {
		findOwner,
		handle: async ({ user, params: { id }, body: { taxReturnId } }) => {
			const { userId } = user;
			const allowed = await checkReturn(services, userId, taxReturnId);
			if (!allowed.ok) return allowed;
			const attached = await attachDocument(services, userId, { id, taxReturnId });
			if (!attached.ok) return attached;
			events.publish(taxReturnId, { type: 'document', id: attached.value.id });
			return readOne(services, userId, attached.value.id);
		},
	});
	registerCall(app, calls.getDocument, {
		findOwner,
		handle: ({ user, params }) => readOne(services, user.userId, params.id),
	});
	registerCall(app, calls.getDocumentPage, {
		findOwner,
		handle: ({ user, params }) => drawing(user.userId, () => drawDocumentPage(services, user.userId, params)),
	});
	registerCall(app, calls.setDocumentType, {
		limits: limits.upload,
		findOwner,
		handle: async ({ user: { userId }, params: { id }, body: { documentType } }) => {
			const set = await setDocumentType(services, userId, { id, documentType });
			if (!set.ok) return set;
			const { taxReturnId } = set.value;
			if (taxReturnId !== null) events.publish(taxReturnId, { type: 'document', id });
			return readOne(services, userId, id);
		},
	});
	registerCall(app, calls.deleteDocument, {
		findOwner,
		handle: async ({ user, params }) => {
			const deleted = await deleteDocument(services, user.userId, params.id);
			if (!deleted.ok) return deleted;
			const { taxReturnId } = deleted.value;
			if (taxReturnId !== null) events.publish(taxReturnId, { type: 'document', id: params.id });
			return succeed({ success: true as const });
		},
	});
}

/** Callers act as themselves, on their own returns only; anything else is refused and audited. */
async function mayUpload(
	services: Services,
	userId: string,
	{ userId: named, taxReturnId }: UploadForm,
): Promise<Result<null>> {
	const self = await checkOwnership(services, {
		userId,
		owner: named ?? userId,
		subject: 'call:uploadDocument',
	});
	return !self.ok || taxReturnId === null ? self : checkReturn(services, userId, taxReturnId);
}

async function checkReturn(services: Services, userId: string, taxReturnId: string): Promise<Result<null>> {
	const owner = await findReturnOwner(services.database, taxReturnId);
	return checkOwnership(services, { userId, owner, subject: `taxReturn:${taxReturnId}` });
}
