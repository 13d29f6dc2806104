/** Places in the product that a button can open. */
import * as z from 'zod';

const id = z.uuid();

const place = z.discriminatedUnion('page', [
	z.object({
		page: z.literal('answer'),
		at: z.object({ section: z.string(), entryId: id.nullable(), question: z.string().nullable() }),
	}),
	z.object({ page: z.literal('submission'), submissionId: id }),
	z.object({
		page: z.enum([
			'documents',
			'about',
			'check',
			'understand',
			'getUtr',
			'consent',
			'twoStep',
			'payHmrc',
			'makingTaxDigital',
		]),
	}),
]);

/** A button's label and its destination. */
export const action = z.object({ words: z.string(), place });
