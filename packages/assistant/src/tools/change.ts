/** The shape of a change, for arguments and for what is remembered. */
import * as z from 'zod';

/** The entry as it was seen, or a new one: every change with the same key is about the same new entry. */
export const entryTarget = z.union([
	z.strictObject({ id: z.string(), version: z.number().int() }),
	z.strictObject({ new: z.string().min(1).max(200) }),
]);
const about = { section: z.string(), entry: entryTarget };

/** One change to an answer of an entry, or to the entry as a whole. */
export const entryChange = z.discriminatedUnion('operation', [
	z.strictObject({
		...about,
		operation: z.literal('set'),
		field: z.string(),
		value: z.union([z.string(), z.boolean()]),
	}),
	z.strictObject({ ...about, operation: z.literal('add'), field: z.string(), value: z.string() }),
	z.strictObject({ ...about, operation: z.literal('remove'), field: z.string().optional() }),
]);
