/** Making Tax Digital: each quarter's figures, from draft to HMRC, and their documents. */
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

/** What HMRC holds for the year to date beside what we last sent. */
const held = z.object({
	rows: z.array(comparedRow),
	differs: z.boolean(),
	/** Send back as `seenHeld` to confirm that the user saw the difference. Null if nothing differs. */
	seenHeld: z.string().nullable(),
});

/** A business's quarters in a year, in order. Quarters without figures are left out. */
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

/** Saves what is typed, if the amounts are valid. Sends nothing. */
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

/** Previews an update: the year to date including this quarter, and what HMRC holds now. Sends and saves nothing. */
export const previewMtdUpdate = defineCall({
	id: 'previewMtdUpdate',
	method: 'POST',
	path: '/api/mtd/quarterly/preview',
	access: 'user',
	idempotent: true,
	body: quarterlyUpdate,
	answer: z.object({
		/** The year to date HMRC will get. Ends with the latest quarter sent, if that is later. */
		periodStart: day,
		periodEnd: day,
		/** `ours` is what HMRC would then have, `held` is what it has now. */
		rows: z.array(comparedRow),
		/** Whether every figure is zero, which HMRC accepts as an update too. */
		isNil: z.boolean(),
		/** Whether HMRC already has this, so that sending changes nothing. */
		isUnchanged: z.boolean(),
		/** Earlier quarters that were never sent. They count as zero until they are. */
		quartersLeftOut: z.array(quarter),
		/** `ours` is what we last sent. */
		held,
	}),
	status: 200,
	errors: [...figureErrors, ...hmrcErrors, 'MTD_PERIOD_NOT_ENDED'],
});

/**
 * Sends a quarter. Repeating the same figures sends nothing. `success`: HMRC has it; otherwise `message` says what we are
 * waiting for. MTD_HELD_DIFFERS has `details.held`, as in the preview.
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

/** What HMRC holds for a year to date (`held`) beside what we last sent (`ours`). */
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
	/** The submission asked for. */
	mtdSubmissionId: id,
});

/** A submission's documents, oldest first. */
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

/** Links a document to a submission, besides those it supports already. `linked: false` removes the link. */
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
