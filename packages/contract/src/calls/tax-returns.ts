/** Returns, their answers, and the tax on them. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import {
	answers,
	document,
	entry,
	entrySummary,
	id,
	idParams,
	jurisdiction,
	taxResult,
	taxReturn,
	taxYear,
} from '../shapes.ts';

const owned = { access: 'owner', idempotent: true, params: idParams, status: 200, errors: [] } as const;

export const listTaxReturns = defineCall({
	...owned,
	id: 'listTaxReturns',
	method: 'GET',
	path: '/api/users/:id/tax-returns',
	answer: z.array(taxReturn),
});

export const createTaxReturn = defineCall({
	id: 'createTaxReturn',
	method: 'POST',
	path: '/api/tax-returns',
	access: 'user',
	idempotent: false,
	body: z.strictObject({
		userId: id.optional(),
		taxYear,
		jurisdiction: jurisdiction.default('uk'),
		returnType: z.enum(['individual', 'partnership']).default('individual'),
	}),
	answer: taxReturn,
	status: 201,
	errors: ['NO_RULES_FOR_YEAR', 'RETURN_EXISTS', 'FORM_NOT_AVAILABLE'],
});

export const getTaxReturn = defineCall({
	...owned,
	id: 'getTaxReturn',
	method: 'GET',
	path: '/api/tax-returns/:id',
	answer: taxReturn,
});

export const updateTaxReturn = defineCall({
	...owned,
	id: 'updateTaxReturn',
	method: 'PATCH',
	path: '/api/tax-returns/:id',
	body: z.strictObject({ jurisdiction }),
	answer: taxReturn,
	errors: ['RETURN_LOCKED', 'RETURN_ACCEPTED'],
});

/** An income entry, as the summary shows it. */
export const listIncome = defineCall({
	...owned,
	id: 'listIncome',
	method: 'GET',
	path: '/api/tax-returns/:id/income',
	answer: z.array(entrySummary),
});

/** A deduction, as the summary shows it. */
export const listDeductions = defineCall({
	...owned,
	id: 'listDeductions',
	method: 'GET',
	path: '/api/tax-returns/:id/deductions',
	answer: z.array(entrySummary),
});

export const listDocuments = defineCall({
	...owned,
	id: 'listDocuments',
	method: 'GET',
	path: '/api/tax-returns/:id/documents',
	answer: z.array(document),
});

export const listEntries = defineCall({
	...owned,
	id: 'listEntries',
	method: 'GET',
	path: '/api/tax-returns/:id/entries',
	answer: z.array(entry),
});

const newEntry = z.strictObject({
	section: z.string(),
	answers,
	/** Chosen by the sender for the new entry. Sending it again adds nothing. Unsaved answers of that id go. */
	sentAs: id.optional(),
});

/** Adds an entry; with the `sentAs` of one already added, returns that one, or STALE_WRITE if its answers are others. */
export const addEntry = defineCall({
	...owned,
	id: 'addEntry',
	method: 'POST',
	path: '/api/tax-returns/:id/entries',
	idempotent: false,
	body: newEntry,
	answer: entry,
	status: 201,
	errors: ['STALE_WRITE', 'TOO_MANY_ENTRIES', 'RETURN_LOCKED', 'RETURN_ACCEPTED'],
});

/** Changes an entry that is still at `version`; otherwise STALE_WRITE with `details {yours, current}`. */
export const changeEntry = defineCall({
	...owned,
	id: 'changeEntry',
	method: 'PATCH',
	path: '/api/entries/:id',
	body: z.strictObject({
		version: z.number().int(),
		answers,
		/** The id of the unsaved answers that this saves. */
		sentAs: id.optional(),
	}),
	answer: entry,
	errors: ['STALE_WRITE', 'RETURN_LOCKED', 'RETURN_ACCEPTED'],
});

/** Adds and changes several entries of a return, each as {@link addEntry} and {@link changeEntry}: all or none. */
export const saveEntries = defineCall({
	...owned,
	id: 'saveEntries',
	method: 'POST',
	path: '/api/tax-returns/:id/entries/together',
	idempotent: false,
	body: z.strictObject({
		entries: z
			.array(z.union([newEntry, z.strictObject({ id, version: z.number().int(), answers })]))
			.min(1)
			.max(50),
		/** STALE_WRITE, without details, if any answer of the return has changed since this version. */
		factsVersion: z.number().int().optional(),
	}),
	answer: z.array(entry),
	errors: ['STALE_WRITE', 'TOO_MANY_ENTRIES', 'RETURN_LOCKED', 'RETURN_ACCEPTED'],
});

export const removeEntry = defineCall({
	...owned,
	id: 'removeEntry',
	method: 'DELETE',
	path: '/api/entries/:id',
	query: z.object({ version: z.coerce.number().int() }),
	answer: z.object({ success: z.literal(true) }),
	errors: ['STALE_WRITE', 'RETURN_LOCKED', 'RETURN_ACCEPTED'],
});

export const getCalculation = defineCall({
	...owned,
	id: 'getCalculation',
	method: 'GET',
	path: '/api/tax-returns/:id/calculate',
	answer: taxResult,
	errors: ['WRONG_RETURN_TYPE'],
});

/** Calculates for a jurisdiction and stores that on the return. */
export const calculate = defineCall({
	...owned,
	id: 'calculate',
	method: 'POST',
	path: '/api/tax-returns/:id/calculate',
	body: z.strictObject({ jurisdiction: jurisdiction.optional() }),
	answer: taxResult,
	errors: ['WRONG_RETURN_TYPE', 'RETURN_LOCKED', 'RETURN_ACCEPTED'],
});

/** The return as a PDF: the current draft, or what was sent with HMRC's receipt. */
export const summaryPdf = defineCall({
	...owned,
	id: 'summaryPdf',
	method: 'GET',
	path: '/api/tax-returns/:id/summary.pdf',
	media: 'pdf',
	answer: z.unknown(),
});
