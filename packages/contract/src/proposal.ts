/** A suggestion for a return or profile, and its outcome. */
import * as z from 'zod';
import { amount } from './amount.ts';

const id = z.uuid();
const timestamp = z.iso.datetime();

/** Left, top, width and height as shares of the page, 0 to 1. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** Where in its document a value was read. */
export const evidence = z.strictObject({
	/** From 1. */
	page: z.number().int(),
	box,
	/** From 0 to 1. */
	confidence: z.number(),
});

/** The entry as it was seen, or a new one: every change with the same key is about the same new entry. */
const entryTarget = z.union([
	z.strictObject({ id, version: z.number().int() }),
	z.strictObject({ new: z.string().min(1).max(200) }),
]);

const about = { section: z.string().max(64), entry: entryTarget };
const field = z.string().max(64);

/**
 * One change to an answer. In a return the section and the field are a section and a question of the interview; in a
 * profile the section is `profile`, the field is the profile's, and the entry is the person.
 */
export const change = z.discriminatedUnion('operation', [
	z.strictObject({
		...about,
		operation: z.literal('set'),
		field,
		value: z.union([z.string(), z.boolean()]),
		evidence: evidence.optional(),
	}),
	/** On top of the figure that is there. */
	z.strictObject({
		...about,
		operation: z.literal('add'),
		field,
		value: amount,
		evidence: evidence.optional(),
	}),
	/** Empties the answer; without a field it removes the entry. */
	z.strictObject({ ...about, operation: z.literal('remove'), field: field.optional() }),
]);

/** A change its origin is unsure of: made only if the person says so. */
const doubtfulChange = z.strictObject({
	...about,
	operation: z.enum(['set', 'add']),
	field,
	value: z.string(),
	evidence,
});

/** What a bill says: a cost of a business or property that the person names. */
const cost = z.strictObject({
	values: z.array(
		z.strictObject({
			/** Amounts are decimal pounds only where `currency` is GBP or was not found. */
			name: z.enum(['supplier', 'date', 'total', 'net', 'vat', 'invoiceNumber', 'currency']),
			value: z.string().max(200),
			evidence,
		}),
	),
});

/** The figures of a return that a change of its answers moves. */
const figures = z.object({
	totalIncome: amount,
	taxableIncome: amount,
	taxLiability: amount,
	taxOwed: amount,
	refundAmount: amount,
});

/** Nothing changes until the person approves it. */
export const proposal = z.object({
	id,
	/** Where it comes from. The reference is a document's id, last year's tax year, or what the origin itself goes by. */
	origin: z.object({
		kind: z.enum(['document', 'partnership', 'assistant', 'hmrc', 'last-year']),
		reference: z.string().nullable(),
	}),
	/** The return, or the person whose profile it is. */
	target: z.object({ kind: z.enum(['return', 'profile']), id }),
	changes: z.array(change),
	/** What was seen but is not certain enough to be a change. */
	doubtful: z.array(doubtfulChange),
	/** Costs without a place yet: approving takes changes that say where they go. */
	costs: z.array(cost),
	status: z.enum(['open', 'approved', 'declined', 'superseded', 'expired']),
	/** When it can no longer be approved; null when it waits as long as it takes. */
	expiresAt: timestamp.nullable(),
	/**
	 * The return's figures without and with it: as they would be while it is open, as they were once it was approved.
	 * Null where no tax can be worked out, for a profile, and once it was closed in another way.
	 */
	effect: z.object({ before: figures, after: figures }).nullable(),
	/** Plain sentences to read before approving: another year, another person, sums that disagree. */
	notices: z.array(z.object({ code: z.string(), message: z.string() })),
	/** The entries that approving it made or changed. */
	entryIds: z.array(id),
	createdAt: timestamp,
});
