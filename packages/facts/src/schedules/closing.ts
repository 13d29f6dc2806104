/** How a return ends: repayment, who advises, who signs, what is not collected through a tax code. Sources: SA100 boxes FIN2 to FIN26. */
import * as z from 'zod/mini';
import { accountNumber, buildingSocietyReference, sortCode, telephone, text } from '../fields.ts';
import { address } from './person.ts';

/** What HMRC must not collect through a tax code. */
export const collection = z.strictObject({
	/** FIN2: tax that is owed. */
	taxOwedNotCodedOut: z.optional(z.boolean()),
	/** FIN3: tax of this year on income without PAYE, such as savings. */
	nonPayeIncomeNotCodedOut: z.optional(z.boolean()),
});

const nominee = z.strictObject({
	/** FIN11. */
	isTaxAdviser: z.optional(z.boolean()),
	/** FIN12 and FIN13. */
	address: z.optional(address),
});

/** Where a repayment goes. */
export const repayment = z.strictObject({
	/** FIN4: the bank or building society. */
	bankName: z.optional(text(100)),
	/** FIN5: whose account it is, the person's or the nominee's. */
	accountName: z.optional(text(28)),
	/** FIN6. */
	sortCode: z.optional(sortCode()),
	/** FIN7. */
	accountNumber: z.optional(accountNumber()),
	/** FIN8. */
	buildingSocietyReference: z.optional(buildingSocietyReference()),
	/** FIN10: someone else who is paid in the person's place. */
	nominee: z.optional(nominee),
	/** FIN9: there is no account, or a cheque is wanted. */
	byCheque: z.optional(z.boolean()),
});

/** Who advises the person. */
export const taxAdviser = z.strictObject({
	/** FIN15. */
	name: z.optional(text(56)),
	/** FIN16. */
	telephone: z.optional(telephone()),
	/** FIN17. */
	address: z.optional(address),
	/** FIN18: the adviser's own reference. */
	reference: z.optional(text(20)),
});

/** Who signs in the person's place. */
export const signatory = z.strictObject({
	/** FIN23: such as attorney or executor. */
	capacity: z.optional(text(28)),
	/** FIN24: for whom. */
	signsFor: z.optional(text(28)),
	/** FIN25. */
	name: z.optional(text(28)),
	/** FIN26. */
	address: z.optional(address),
});
