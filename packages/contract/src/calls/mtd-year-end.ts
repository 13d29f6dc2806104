/** Making Tax Digital: what the updates can't say, from the return's answers, each beside what HMRC holds. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { businessId, businessType, comparedRow, hmrcErrors, testScenario, yearQuery } from '../mtd-shapes.ts';
import { id, taxYear } from '../shapes.ts';

const link = z.object({
	businessId,
	name: z.string(),
	type: businessType,
	/** The trade or property on the return; null until the user says which. */
	entryId: id.nullable(),
	/** The choices, by the user's names for them. */
	choices: z.array(z.object({ entryId: id, label: z.string() })),
});

/** Amounts in pounds, or another value: a count, a date, or `yes`. */
const itemRow = comparedRow.extend({
	unit: z.enum(['pounds', 'count', 'day', 'yes']),
	ours: z.string().nullable(),
	held: z.string().nullable(),
});

const item = z.object({
	/** Identifies the item to send, such as `annual:XAIS12345678910` or `savings`. */
	key: z.string(),
	title: z.string(),
	rows: z.array(itemRow),
	/** Sent in parts through separate calls, since HMRC wants more detail than the answers have. */
	inParts: z.boolean(),
	/** `same`: HMRC has it. `toSend`: HMRC has nothing. `differs`: HMRC has other figures. `heldOnly`: the return has none. */
	state: z.enum(['same', 'toSend', 'differs', 'heldOnly']),
});

const yearEnd = z.object({
	taxYear,
	/** The return the answers come from; null if there is none for the year. */
	taxReturnId: id.nullable(),
	links: z.array(link),
	items: z.array(item),
	/** What the return has that MTD can't accept from here. Each blocks the final declaration. */
	cannotSend: z.array(z.object({ code: z.string(), message: z.string() })),
	/** A hash of everything shown, to send back. */
	shownHash: z.string(),
	/** Whether HMRC has everything that can be sent, and every business is linked. */
	done: z.boolean(),
});

/** The year end now. HMRC accepts most of it only once the tax year has ended. */
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

/** How many items of the last year end sent HMRC has answered, including rejected ones; asks HMRC nothing. `of`: 0 if none. */
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

/** Links one of HMRC's businesses to a trade or property on the return. */
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

/**
 * Sends the items that HMRC has differently, or those named. Items only HMRC has are removed only if named.
 * Rejected items are returned unchanged.
 */
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
