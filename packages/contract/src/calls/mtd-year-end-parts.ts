/** Making Tax Digital: what HMRC wants in more detail than the answers have: contractors, countries, and investments. */
import * as z from 'zod';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { day, hmrcErrors, testScenario, yearQuery } from '../mtd-shapes.ts';
import { id, taxYear } from '../shapes.ts';

const contractor = z.object({
	contractorName: z.string().nullable(),
	employerRef: z.string(),
	/** The deductions they made in the year. */
	total: amount,
	/** Identifies it for removal; null if the contractor reported it. */
	submissionId: z.string().nullable(),
});

const partErrors = [
	...hmrcErrors,
	'MTD_YEAR_NOT_SENT',
	'MTD_YEAR_NOT_ENDED',
	'MTD_YEAR_DECLARED',
	'MTD_FILED_ANOTHER_WAY',
	'MTD_DECLARATION_UNDER_WAY',
	'TWO_STEP_NEEDED',
] as const;

/** A year's contractors and their Construction Industry Scheme deductions, as HMRC has them. */
export const mtdCisDeductions = defineCall({
	id: 'mtdCisDeductions',
	method: 'GET',
	path: '/api/mtd/cis-deductions',
	access: 'user',
	idempotent: true,
	query: yearQuery,
	answer: z.array(contractor),
	status: 200,
	errors: [...hmrcErrors, 'MTD_YEAR_NOT_SENT'],
});

/** Sends HMRC a contractor's year. `months`: twelve amounts as typed, the first for 6 April to 5 May; blank means none. */
export const addMtdCisDeductions = defineCall({
	id: 'addMtdCisDeductions',
	method: 'POST',
	path: '/api/mtd/cis-deductions',
	access: 'user',
	idempotent: false,
	body: z.strictObject({
		taxYear,
		contractorName: z.string().trim().min(1).max(105),
		employerRef: z
			.string()
			.trim()
			.regex(/^[0-9]{3}\/[^ ].{0,9}$/),
		months: z.array(z.string().max(40)).length(12),
		testScenario,
	}),
	answer: z.array(contractor),
	status: 200,
	errors: partErrors,
});

/** Removes a contractor's year at HMRC. */
export const removeMtdCisDeductions = defineCall({
	id: 'removeMtdCisDeductions',
	method: 'DELETE',
	path: '/api/mtd/cis-deductions/:submissionId',
	access: 'user',
	idempotent: true,
	params: z.object({ submissionId: id }),
	query: yearQuery,
	answer: z.array(contractor),
	status: 200,
	errors: partErrors,
});

const investment = z.object({
	/** The company in the answers; null if only HMRC has it. */
	entryId: id.nullable(),
	/** Identifies what HMRC has for it; null if it has nothing. */
	heldId: z.string().nullable(),
	scheme: z.enum(['eis', 'seis', 'vct', 'communityInvestment']),
	company: z.string().nullable(),
	/** Null if not answered, or not asked. */
	knowledgeIntensive: z.boolean().nullable(),
	/** What relief is claimed on, by the answers and at HMRC. */
	ours: amount.nullable(),
	held: amount.nullable(),
	/** From the certificate, as HMRC has them. */
	uniqueInvestmentRef: z.string().nullable(),
	dateOfInvestment: z.string().nullable(),
	/** Whether HMRC has what the answers say. */
	same: z.boolean(),
});

/** A year's investments with relief: each company in the answers beside HMRC's, then those only HMRC has. */
export const mtdInvestments = defineCall({
	id: 'mtdInvestments',
	method: 'GET',
	path: '/api/mtd/investments',
	access: 'user',
	idempotent: true,
	query: yearQuery,
	answer: z.array(investment),
	status: 200,
	errors: [...hmrcErrors, 'MTD_YEAR_NOT_SENT'],
});

/** Sends HMRC a company in the answers with what its certificate says, replacing what HMRC has. Blank or null: left out. */
export const putMtdInvestment = defineCall({
	id: 'putMtdInvestment',
	method: 'PUT',
	path: '/api/mtd/investments',
	access: 'user',
	idempotent: true,
	body: z.strictObject({
		taxYear,
		entryId: id,
		uniqueInvestmentRef: z.string().trim().max(90),
		dateOfInvestment: day.nullable(),
		testScenario,
	}),
	answer: z.array(investment),
	status: 200,
	errors: [...partErrors, 'MTD_YEAR_END_CHANGED'],
});

/** Removes a company's investment at HMRC. */
export const removeMtdInvestment = defineCall({
	id: 'removeMtdInvestment',
	method: 'DELETE',
	path: '/api/mtd/investments/:heldId',
	access: 'user',
	idempotent: true,
	params: z.object({ heldId: z.string().regex(/^[\w-]{43}$/) }),
	query: yearQuery,
	answer: z.array(investment),
	status: 200,
	errors: partErrors,
});

const foreignKind = z.enum(['interest', 'dividends']);
/** ISO 3166-1 alpha-3, and some of HMRC's own. */
const countryCode = z.string().regex(/^[A-Z]{3}$/);

const foreignIncome = z.object({
	kind: foreignKind,
	countryCode,
	amount,
	/** Null if none was given. */
	taxTakenOff: amount.nullable(),
});

/** Interest and dividends from abroad in a year, by country, as HMRC has them. */
export const mtdForeignIncome = defineCall({
	id: 'mtdForeignIncome',
	method: 'GET',
	path: '/api/mtd/foreign-income',
	access: 'user',
	idempotent: true,
	query: yearQuery,
	answer: z.array(foreignIncome),
	status: 200,
	errors: [...hmrcErrors, 'MTD_YEAR_NOT_SENT'],
});

/** Sends HMRC a country's interest or dividends, replacing what it has for that country. Amounts as typed; tax may be blank. */
export const putMtdForeignIncome = defineCall({
	id: 'putMtdForeignIncome',
	method: 'PUT',
	path: '/api/mtd/foreign-income',
	access: 'user',
	idempotent: true,
	body: z.strictObject({
		taxYear,
		kind: foreignKind,
		countryCode,
		amount: z.string().max(40),
		taxTakenOff: z.string().max(40),
		testScenario,
	}),
	answer: z.array(foreignIncome),
	status: 200,
	errors: partErrors,
});

/** Removes a country's interest or dividends at HMRC. */
export const removeMtdForeignIncome = defineCall({
	id: 'removeMtdForeignIncome',
	method: 'DELETE',
	path: '/api/mtd/foreign-income/:kind/:countryCode',
	access: 'user',
	idempotent: true,
	params: z.object({ kind: foreignKind, countryCode }),
	query: yearQuery,
	answer: z.array(foreignIncome),
	status: 200,
	errors: partErrors,
});
