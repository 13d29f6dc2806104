/** A suggestion for a return or profile, and its outcome. */
import * as z from 'zod';
import { amount } from './amount.ts';

const id = z.uuid();
const timestamp = z.iso.datetime();

/** Left, top, width and height as shares of the page, 0 to 1. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** Where in its document a value was found. */
export const evidence = z.strictObject({
	/** From 1. */
	page: z.number().int(),
	box,
	/** From 0 to 1. */
	confidence: z.number(),
});

/** The version of the entry that was seen, or a new entry: changes with the same key belong to the same new entry. */
const entryTarget = z.union([
	z.strictObject({ id, version: z.number().int() }),
	z.strictObject({ new: z.string().min(1).max(200) }),
]);

const about = { section: z.string().max(64), entry: entryTarget };
const field = z.string().max(64);

/**
 * One change to an answer. In a return, section and field are a section and a question of the interview. In a profile,
 * the section is `profile`, the field is the profile's, and the entry is the user.
 */
export const change = z.discriminatedUnion('operation', [
	z.strictObject({
		...about,
		operation: z.literal('set'),
		field,
		value: z.union([z.string(), z.boolean()]),
		evidence: evidence.optional(),
	}),
	/** Adds to the existing figure. */
	z.strictObject({
		...about,
		operation: z.literal('add'),
		field,
		value: amount,
		evidence: evidence.optional(),
	}),
	/** Clears the answer; without a field, removes the entry. */
	z.strictObject({ ...about, operation: z.literal('remove'), field: field.optional() }),
]);

/** A change its origin is unsure about: made only if the user confirms it. */
const doubtfulChange = z.strictObject({
	...about,
	operation: z.enum(['set', 'add']),
	field,
	value: z.string(),
	evidence,
});

/** What a bill says: a cost of a business or property that the user chooses. */
const cost = z.strictObject({
	values: z.array(
		z.strictObject({
			/** Amounts are decimal pounds only if `currency` is GBP or wasn't found. */
			name: z.enum(['supplier', 'date', 'total', 'net', 'vat', 'invoiceNumber', 'currency']),
			value: z.string().max(200),
			evidence,
		}),
	),
});

/** The return's figures that its changes affect. */
const figures = z.object({
	totalIncome: amount,
	taxableIncome: amount,
	taxLiability: amount,
	taxOwed: amount,
	refundAmount: amount,
});

/** Nothing changes until the user approves it. */
export const proposal = z.object({
	id,
	/** Where it comes from. The reference is a document's id, last year's tax year, or the origin's own key. */
	origin: z.object({
		kind: z.enum(['document', 'partnership', 'assistant', 'hmrc', 'last-year']),
		reference: z.string().nullable(),
	}),
	/** The return, or the user whose profile it is. */
	target: z.object({ kind: z.enum(['return', 'profile']), id }),
	changes: z.array(change),
	/** What was found but isn't certain enough to be a change. */
	doubtful: z.array(doubtfulChange),
	/** Costs without a business or property yet: approving needs changes that say where they go. */
	costs: z.array(cost),
	status: z.enum(['open', 'approved', 'declined', 'superseded', 'expired']),
	/** When it can no longer be approved; null if it doesn't expire. */
	expiresAt: timestamp.nullable(),
	/**
	 * The return's figures without and with it: as they would be while it is open, as they were when approved. Null if no tax
	 * can be calculated, for a profile, or if it was closed another way.
	 */
	effect: z.object({ before: figures, after: figures }).nullable(),
	/** Sentences to read before approving: another year, another person, totals that disagree. */
	notices: z.array(z.object({ code: z.string(), message: z.string() })),
	/** The entries it made or changed. */
	entryIds: z.array(id),
	createdAt: timestamp,
});
