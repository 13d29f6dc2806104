/** From answers to receipt. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { changedAnswer } from '../error-body.ts';
import {
	amount,
	blocker,
	id,
	idParams,
	partnershipStatement,
	submission,
	taxResult,
	taxReturn,
	taxYear,
	timestamp,
} from '../shapes.ts';

const owned = { access: 'owner', idempotent: true, params: idParams, status: 200, errors: [] } as const;
const filingErrors = [
	'DECLARATION_REQUIRED',
	'SNAPSHOT_CHANGED',
	'ALREADY_SUBMITTED',
	'ATTEMPTS_EXHAUSTED',
	'RETURN_INCOMPLETE',
	'RETURN_REFUSED_BY_RULES',
	'FORM_NOT_AVAILABLE',
	'AMENDMENT_WINDOW_CLOSED',
	'AMENDMENT_UNCHANGED',
	'TWO_STEP_NEEDED',
	'AGENT_CONSENT_REQUIRED',
	'UTR_BOUND_ELSEWHERE',
	'BINDING_AWAITS_APPROVAL',
	'BINDING_DECLINED',
	'UTR_NOT_OWN',
] as const;

/** What was shown, and the user's confirmation. */
const declaration = z.strictObject({ accepted: z.boolean(), snapshotHash: z.string() });
/** Lets a call without a body fail because its declaration is missing. */
const declaredBody = z.strictObject({ declaration: declaration.optional() }).nullish();
const filed = z.object({ success: z.boolean(), message: z.string(), submissionId: id });

const boxRow = z.object({
	form: z.string(),
	box: z.string(),
	title: z.string(),
	value: z.string(),
	/** Which of several pages of one kind, from 1. */
	page: z.number().int(),
});

/** What an open amendment would change. */
const amendment = z.object({
	/** The result of the return HMRC has; null for a partnership. */
	taxOwed: amount.nullable(),
	refundAmount: amount.nullable(),
	/** What differs from what HMRC has, including figures. */
	changed: z.array(changedAnswer),
	/** When what HMRC has was imported from an archive; null if it was sent from here. */
	importedAt: timestamp.nullable(),
	/** Whether HMRC would receive anything new. Otherwise filing is refused. */
	differs: z.boolean(),
});

export const checkAnswers = defineCall({
	...owned,
	id: 'checkAnswers',
	method: 'GET',
	path: '/api/tax-returns/:id/check-answers',
	answer: z.object({
		taxYear,
		snapshotHash: z.string(),
		person: z.array(z.object({ question: z.string(), value: z.string().nullable() })),
		sections: z.array(
			z.object({
				section: z.string(),
				entries: z.array(
					z.object({ id, rows: z.array(z.object({ question: z.string(), value: z.string().nullable() })) }),
				),
			}),
		),
		/** What the answers come to; null for a partnership. Of a declared year HMRC's own are with its submission. */
		figures: taxResult.nullable(),
		/** Null for a person. */
		statement: partnershipStatement.nullable(),
		boxes: z.array(boxRow),
		/** The words the user confirms, exactly as stored with the submission. */
		declaration: z.string(),
		/** Null unless HMRC has the return. */
		amendment: amendment.nullable(),
		/** Nothing can be filed until these are resolved. */
		blockers: z.array(blocker),
		/** Things to know before filing. None of them blocks it. */
		notices: z.array(blocker),
	}),
	errors: ['FORM_NOT_AVAILABLE'],
});

export const generateSa100 = defineCall({
	...owned,
	id: 'generateSa100',
	method: 'POST',
	path: '/api/tax-returns/:id/generate-sa100',
	answer: z.object({ success: z.literal(true), filename: z.string() }),
	errors: ['RETURN_INCOMPLETE', 'RETURN_REFUSED_BY_RULES', 'FORM_NOT_AVAILABLE'],
});

export const sa100Xml = defineCall({
	...owned,
	id: 'sa100Xml',
	method: 'POST',
	path: '/api/sa100/generate/:id',
	answer: z.object({ xml: z.string(), filename: z.string(), boxes: z.array(boxRow) }),
	errors: ['RETURN_INCOMPLETE', 'RETURN_REFUSED_BY_RULES', 'FORM_NOT_AVAILABLE'],
});

export const submitSelfAssessment = defineCall({
	id: 'submitSelfAssessment',
	method: 'POST',
	path: '/api/hmrc/submit-sa',
	access: 'user',
	idempotent: true,
	body: z.strictObject({
		userId: id.optional(),
		taxReturnId: id,
		personalDetails: z
			.strictObject({
				nino: z.string(),
				firstName: z.string(),
				lastName: z.string(),
				dateOfBirth: z.string(),
			})
			.optional(),
		declaration: declaration.optional(),
	}),
	answer: filed,
	status: 202,
	errors: filingErrors,
});

export const submitSa100 = defineCall({
	...owned,
	id: 'submitSa100',
	method: 'POST',
	path: '/api/sa100/submit/:id',
	body: declaredBody,
	answer: filed,
	status: 202,
	errors: filingErrors,
});

export const retrySa100 = defineCall({
	...owned,
	id: 'retrySa100',
	method: 'POST',
	path: '/api/sa100/retry/:id',
	body: declaredBody,
	answer: filed,
	status: 202,
	errors: [...filingErrors, 'NOTHING_TO_RETRY'],
});

export const sa100Logs = defineCall({
	...owned,
	id: 'sa100Logs',
	method: 'GET',
	path: '/api/sa100/logs/:id',
	answer: z.object({
		logs: z.array(submission),
		totalAttempts: z.number().int(),
		/** Null before the first form. */
		latestStatus: z
			.enum(['generated', 'submitting', 'acknowledged', 'accepted', 'rejected', 'failed'])
			.nullable(),
	}),
});

export const getSubmission = defineCall({
	...owned,
	id: 'getSubmission',
	method: 'GET',
	path: '/api/submissions/:id',
	answer: submission,
});

/**
 * Opens a return that HMRC has for an amendment: its answers can change, and it is declared and submitted like any return.
 * What was filed and its receipt stay. Opening an open amendment changes nothing. What was imported from an archive may
 * not be what HMRC has by now, and HMRC replaces the whole return: AMENDMENT_OF_IMPORTED with `details {importedAt}` until
 * the user has looked and says that it is.
 */
export const amendReturn = defineCall({
	...owned,
	id: 'amendReturn',
	method: 'POST',
	path: '/api/tax-returns/:id/amend',
	body: z.strictObject({ sameAtHmrc: z.boolean().optional() }).nullish(),
	answer: taxReturn,
	errors: [
		'NOTHING_TO_AMEND',
		'AMENDMENT_WINDOW_CLOSED',
		'RETURN_LOCKED',
		'MTD_YEAR_DECLARED',
		'AMENDMENT_OF_IMPORTED',
	],
});

/**
 * Discards an amendment HMRC has not accepted: the answers are again those that HMRC has. Rejected attempts stay in the
 * history.
 */
export const cancelAmendment = defineCall({
	...owned,
	id: 'cancelAmendment',
	method: 'DELETE',
	path: '/api/tax-returns/:id/amend',
	answer: taxReturn,
	errors: ['NOT_AMENDING', 'RETURN_LOCKED'],
});

/**
 * Reports what the user found on HMRC's own pages about a submission with an unknown outcome. `found: false` ends it, so
 * that the return can be declared again: RELEASE_TOO_SOON with `details {releasableAt}` until HMRC's list hasn't shown it
 * and that time has passed. `found: true`: never sent again, no receipt; the return may be amended.
 */
export const releaseSubmission = defineCall({
	...owned,
	id: 'releaseSubmission',
	method: 'POST',
	path: '/api/submissions/:id/release',
	idempotent: false,
	body: z.strictObject({ looked: z.literal(true), found: z.boolean() }),
	answer: submission,
	errors: [
		'NOTHING_TO_RELEASE',
		'RELEASE_TOO_SOON',
		'SEEN_AT_HMRC',
		'RECEIPT_NEEDS_OPERATOR',
		'FOUND_AT_HMRC',
		'HMRC_NOT_ASKED',
	],
});

/** HMRC's receipt, as a document. */
export const receiptPdf = defineCall({
	...owned,
	id: 'receiptPdf',
	method: 'GET',
	path: '/api/submissions/:id/receipt.pdf',
	media: 'pdf',
	answer: z.unknown(),
	errors: ['NO_RECEIPT_YET'],
});

/** Exactly what was sent in an attempt, without the sender's credentials. */
export const sentXml = defineCall({
	...owned,
	id: 'sentXml',
	method: 'GET',
	path: '/api/submissions/:id/sent.xml',
	media: 'xml',
	answer: z.unknown(),
});

/** What HMRC answered in an attempt: our IRmark, the receipt or HMRC's reasons, as JSON. */
export const hmrcAnswer = defineCall({
	...owned,
	id: 'hmrcAnswer',
	method: 'GET',
	path: '/api/submissions/:id/answer.json',
	media: 'file',
	errors: ['NO_ANSWER_YET'],
	answer: z.unknown(),
});

/** Server-sent events of a return: `{type: 'document'|'submission'|'return', id}`. The page then reloads what changed. */
export const returnEvents = defineCall({
	...owned,
	id: 'returnEvents',
	method: 'GET',
	path: '/api/tax-returns/:id/events',
	media: 'event-stream',
	answer: z.object({ type: z.enum(['document', 'submission', 'return']), id }),
});
