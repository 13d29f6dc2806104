/** Making Tax Digital: what the year's updates cannot say, from the return's answers, each beside what HMRC holds. */
import * as z from 'zod';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { businessId, businessType, comparedRow, hmrcErrors, testScenario, yearQuery } from '../mtd-shapes.ts';
import { id, taxYear } from '../shapes.ts';

const link = z.object({
	businessId,
	name: z.string(),
	type: businessType,
	/** The return's trade or property that it is; null while nobody has said. */
	entryId: id.nullable(),
	/** What it can be, by what the person calls it. */
	choices: z.array(z.object({ entryId: id, label: z.string() })),
});

/** Amounts in pounds, or what is no amount: how many, a day, or `yes`. */
const itemRow = comparedRow.extend({
	unit: z.enum(['pounds', 'count', 'day', 'yes']),
	ours: z.string().nullable(),
	held: z.string().nullable(),
});

const item = z.object({
	/** Names the item to send, such as `annual:XAIS12345678910` or `savings`. */
	key: z.string(),
	title: z.string(),
	rows: z.array(itemRow),
	/** Sent part by part through calls of its own, since HMRC wants more of it than the answers have. */
	inParts: z.boolean(),
	/** `same`: HMRC has it. `toSend`: HMRC has nothing. `differs`: HMRC has other figures. `heldOnly`: the return has none. */
	state: z.enum(['same', 'toSend', 'differs', 'heldOnly']),
});

const yearEnd = z.object({
	taxYear,
	/** The return whose answers these are; null where there is none for the year. */
	taxReturnId: id.nullable(),
	links: z.array(link),
	items: z.array(item),
	/** What the return has that MTD cannot take from here; each blocks the final declaration. */
	cannotSend: z.array(z.object({ code: z.string(), message: z.string() })),
	/** Of all that was shown: to send back. */
	shownHash: z.string(),
	/** Whether HMRC holds all that it can be sent and every business is linked. */
	done: z.boolean(),
});

/** The year end as it stands. HMRC takes most of it only once the tax year has ended. */
export const mtdYearEnd = defineCall({
	id: 'mtdYearEnd',
	method: 'GET',
	path: '/api/mtd/year-end',
	access: 'user',
	idempotent: true,
	query: yearQuery,
	answer: yearEnd,
	status: 200,
	errors: [...hmrcErrors, 'MTD_YEAR_NOT_SENT'],
});

/** How much of the last sending of a year end HMRC has answered, refused items too; asks nothing of HMRC. `of` is 0 where nothing was sent yet. */
export const mtdYearEndProgress = defineCall({
	id: 'mtdYearEndProgress',
	method: 'GET',
	path: '/api/mtd/year-end/progress',
	access: 'user',
	idempotent: true,
	query: z.object({ taxYear }),
	answer: z.object({ answered: z.int(), of: z.int() }),
	status: 200,
	errors: [],
});

/** Says which trade or property of the return a business of HMRC's is. */
export const linkMtdBusiness = defineCall({
	id: 'linkMtdBusiness',
	method: 'PUT',
	path: '/api/mtd/businesses/:businessId/link',
	access: 'user',
	idempotent: true,
	params: z.object({ businessId }),
	body: z.strictObject({ taxYear, entryId: id.nullable() }),
	answer: yearEnd,
	status: 200,
	errors: [...hmrcErrors, 'MTD_YEAR_NOT_SENT', 'MTD_BUSINESS_UNKNOWN', 'MTD_LINK_TAKEN'],
});

/** Sends every item of the answers that HMRC has otherwise, or those named; what HMRC alone holds is removed only where it is named. What HMRC refused is in the answer as it was before. */
export const sendMtdYearEnd = defineCall({
	id: 'sendMtdYearEnd',
	method: 'POST',
	path: '/api/mtd/year-end',
	access: 'user',
	idempotent: true,
	body: z.strictObject({
		taxYear,
		shownHash: z.string().max(100),
		keys: z.array(z.string().max(80)).max(60).optional(),
		testScenario,
	}),
	answer: yearEnd.extend({ problems: z.array(z.object({ key: z.string(), message: z.string() })) }),
	status: 200,
	errors: [
		...hmrcErrors,
		'MTD_YEAR_NOT_SENT',
		'MTD_YEAR_END_CHANGED',
		'TWO_STEP_NEEDED',
		'MTD_YEAR_NOT_ENDED',
		'MTD_YEAR_DECLARED',
		'MTD_FILED_ANOTHER_WAY',
		'MTD_DECLARATION_UNDER_WAY',
	],
});

const contractor = z.object({
	contractorName: z.string().nullable(),
	employerRef: z.string(),
	/** What they took off in the year. */
	total: amount,
	/** To take it away by; null where the contractor reported it. */
	submissionId: z.string().nullable(),
});

const cisErrors = [
	...hmrcErrors,
	'MTD_YEAR_NOT_SENT',
	'MTD_YEAR_NOT_ENDED',
	'MTD_YEAR_DECLARED',
	'MTD_FILED_ANOTHER_WAY',
	'MTD_DECLARATION_UNDER_WAY',
	'TWO_STEP_NEEDED',
] as const;

/** Who took off deductions under the Construction Industry Scheme in a year, as HMRC has it. */
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

/** Tells HMRC of a contractor's year. `months` are twelve amounts as typed, the first of 6 April to 5 May; blank is none. */
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
	errors: cisErrors,
});

/** Takes a contractor's year away at HMRC. */
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
	errors: cisErrors,
});
