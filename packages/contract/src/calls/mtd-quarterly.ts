/** Making Tax Digital: the figures of each quarter, from a draft to HMRC, and the papers behind them. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import {
	businessId,
	comparedRow,
	day,
	hmrcErrors,
	quarter,
	quarterlyFigures,
	quarterlySubmission,
	quarterlyUpdate,
} from '../mtd-shapes.ts';
import { id, idParams, taxYear, timestamp } from '../shapes.ts';

const figureErrors = [
	'MTD_NO_BUSINESS',
	'MTD_BUSINESS_UNKNOWN',
	'MTD_BUSINESS_NOT_SENDABLE',
	'MTD_YEAR_NOT_SENT',
	'MTD_YEAR_DECLARED',
	'MTD_FILED_ANOTHER_WAY',
	'MTD_DECLARATION_UNDER_WAY',
] as const;

/** What HMRC holds of the year to date beside what we sent it last. */
const held = z.object({
	rows: z.array(comparedRow),
	differs: z.boolean(),
	/** To send back as `seenHeld`, which says that the person saw the difference. Null where nothing differs. */
	seenHeld: z.string().nullable(),
});

/** Our quarters of a business in a year, the first quarter first. Those never typed are not there. */
export const mtdQuarterly = defineCall({
	id: 'mtdQuarterly',
	method: 'GET',
	path: '/api/mtd/quarterly/:businessId',
	access: 'user',
	idempotent: true,
	params: z.object({ businessId }),
	query: z.object({ taxYear }),
	answer: z.array(quarterlySubmission),
	status: 200,
	errors: ['NINO_REQUIRED'],
});

/** Keeps what is typed, valid amounts only. Sends nothing. */
export const saveMtdDraft = defineCall({
	id: 'saveMtdDraft',
	method: 'PUT',
	path: '/api/mtd/quarterly/draft',
	access: 'user',
	idempotent: true,
	body: quarterlyFigures,
	answer: quarterlySubmission,
	status: 200,
	errors: [...figureErrors, ...hmrcErrors],
});

/** What would be sent: the year to date with this quarter in it, and what HMRC holds now. Sends and keeps nothing. */
export const previewMtdUpdate = defineCall({
	id: 'previewMtdUpdate',
	method: 'POST',
	path: '/api/mtd/quarterly/preview',
	access: 'user',
	idempotent: true,
	body: quarterlyUpdate,
	answer: z.object({
		/** The year to date that HMRC will read; it ends where the latest quarter sent ends, if that is later. */
		periodStart: day,
		periodEnd: day,
		/** `ours` is what HMRC would read after this, `held` what it holds now. */
		rows: z.array(comparedRow),
		/** Whether all of it is nothing, which HMRC takes as an update too. */
		isNil: z.boolean(),
		/** Whether HMRC has this already, so that sending changes nothing. */
		isUnchanged: z.boolean(),
		/** Quarters before this one that were never sent: they count as nothing until they are. */
		quartersLeftOut: z.array(quarter),
		/** `ours` is what we sent last. */
		held,
	}),
	status: 200,
	errors: [...figureErrors, ...hmrcErrors, 'MTD_PERIOD_NOT_ENDED'],
});

/**
 * Sends a quarter. The same figures again send nothing again. `success` says that HMRC has it; otherwise `message` says
 * what is waited for. MTD_HELD_DIFFERS has `details.held` as the preview gives it.
 */
export const submitMtdUpdate = defineCall({
	id: 'submitMtdUpdate',
	method: 'POST',
	path: '/api/mtd/quarterly',
	access: 'user',
	idempotent: true,
	body: quarterlyUpdate,
	answer: z.object({ success: z.boolean(), message: z.string(), submission: quarterlySubmission }),
	status: 200,
	errors: [
		...figureErrors,
		...hmrcErrors,
		'MTD_PERIOD_NOT_ENDED',
		'MTD_HELD_DIFFERS',
		'TWO_STEP_NEEDED',
		'MTD_UPDATE_UNDER_WAY',
	],
});

/** What HMRC holds of a year to date (`held`) beside what we sent last (`ours`). */
export const mtdHeld = defineCall({
	id: 'mtdHeld',
	method: 'GET',
	path: '/api/mtd/held/:businessId',
	access: 'user',
	idempotent: true,
	params: z.object({ businessId }),
	query: z.object({ taxYear }),
	answer: held,
	status: 200,
	errors: [...hmrcErrors, 'MTD_BUSINESS_UNKNOWN', 'MTD_YEAR_NOT_SENT'],
});

const linkedDocument = z.object({
	id,
	filename: z.string(),
	fileType: z.string(),
	createdAt: timestamp,
	/** The submission that was asked for. */
	mtdSubmissionId: id,
});

/** The papers of a submission, oldest first. */
export const mtdDocuments = defineCall({
	id: 'mtdDocuments',
	method: 'GET',
	path: '/api/mtd/documents/:id',
	access: 'owner',
	idempotent: true,
	params: idParams,
	answer: z.array(linkedDocument),
	status: 200,
	errors: [],
});

/** Links a paper to a submission, beside those that it supports already; `linked: false` takes that link away. */
export const linkDocument = defineCall({
	id: 'linkDocument',
	method: 'PATCH',
	path: '/api/documents/:id',
	access: 'owner',
	idempotent: true,
	params: idParams,
	body: z.strictObject({ mtdSubmissionId: id, linked: z.boolean().default(true) }),
	answer: linkedDocument,
	status: 200,
	errors: ['DOCUMENT_SUPPORTS_RETURN'],
});
