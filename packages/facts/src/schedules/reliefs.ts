/** Reliefs claimed. Sources: SA100 boxes REL. */
import * as z from 'zod/mini';
import { money } from '../fields.ts';

/** Reliefs of the year. */
export const reliefs = z.strictObject({
	/** REL5: Gift Aid payments as paid (net). */
	giftAid: z.optional(money()),
});
