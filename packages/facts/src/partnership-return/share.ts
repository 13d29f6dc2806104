/** A partner's share as a field of facts. */
import * as z from 'zod/mini';
import { parseShare, type Share } from './share-text.ts';

/** A field that holds a share. */
export function share() {
	return z.pipe(
		z.union([z.number(), z.string()]),
		z.transform((input: string | number, context): Share => {
			const value = parseShare(input);
			if (value) return value;
			context.issues.push({ code: 'custom', input, params: { problem: 'share.invalid' } });
			return z.NEVER;
		}),
	);
}
