/**
 * The end of a return: repayment, adviser, signatory, what not to collect through a tax code. Sources: SA100 boxes FIN2
 * to FIN26.
 */
import * as z from 'zod/mini';
import { accountNumber, buildingSocietyReference, sortCode, telephone, text } from '../fields.ts';
import { address } from './person.ts';

/** What HMRC must not collect through a tax code. */
export const collection = z.strictObject({
	/** FIN2: tax owed. */
	taxOwedNotCodedOut: z.optional(z.boolean()),
	/** FIN3: this year's tax on income without PAYE, such as savings. */
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
	/** FIN5: whose account it is: the person's or a nominee's. */
	accountName: z.optional(text(28)),
	/** FIN6. */
	sortCode: z.optional(sortCode()),
	/** FIN7. */
	accountNumber: z.optional(accountNumber()),
	/** FIN8. */
	buildingSocietyReference: z.optional(buildingSocietyReference()),
	/** FIN10: the nominee paid instead of the person. */
	nominee: z.optional(nominee),
	/** FIN9: there is no account, or the person wants a cheque. */
	byCheque: z.optional(z.boolean()),
});

/** The person's tax adviser. */
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

/** Who signs on the person's behalf. */
export const signatory = z.strictObject({
	/** FIN23: such as attorney or executor. */
	capacity: z.optional(text(28)),
	/** FIN24: whom they sign for. */
	signsFor: z.optional(text(28)),
	/** FIN25. */
	name: z.optional(text(28)),
	/** FIN26. */
	address: z.optional(address),
});
