/** Converts between HMRC's JSON and ours: HMRC uses pounds with two decimals, we use whole pence. */
import { fromPounds, type Pence, toPounds } from '@halfpenny/facts';
import { z } from 'zod';
import type { ReadValue } from './read-answer.ts';

/** An amount: pence here, pounds at HMRC. HMRC never sends a third decimal. */
export const amount = z.codec(
	z.number(),
	z.custom<Pence>((value) => Number.isSafeInteger(value)),
	{
		decode: (pounds, context) => {
			const [whole, decimals = ''] = String(pounds).split('.');
			const read = fromPounds(`${whole}.${decimals.padEnd(2, '0')}`);
			if (read !== undefined) return read;
			context.issues.push({ code: 'custom', input: pounds, message: 'not whole pence' });
			return z.NEVER;
		},
		encode: (value) => Number(toPounds(value)),
	},
);

/** Optional amounts with these names: not answered is not zero. */
export function amounts<const Name extends string>(
	...names: readonly Name[]
): { readonly [Each in Name]: z.ZodOptional<typeof amount> } {
	const entries = names.map((name) => [name, amount.optional()] as const);
	return Object.fromEntries(entries) as { [Each in Name]: z.ZodOptional<typeof amount> };
}

/** Reads a response of this shape. Fields HMRC adds later are left out. */
export function readAs<Schema extends z.ZodType>(schema: Schema): ReadValue<z.output<Schema>> {
	return (json) => {
		const read = schema.safeParse(json);
		return read.success ? read.data : undefined;
	};
}

/**
 * A body as HMRC accepts it. Throws for a field the shape does not have, such as one from another tax year: HMRC would
 * silently ignore it, and the figure would be lost.
 */
export function bodyOf<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): unknown {
	const body = z.encode(schema, value);
	if (leaves(body) !== leaves(value)) throw new TypeError('a field that HMRC does not take here');
	return body;
}

function leaves(value: unknown): number {
	if (value === undefined) return 0;
	if (typeof value !== 'object' || value === null) return 1;
	return Object.values(value).reduce<number>((count, one) => count + leaves(one), 0);
}
