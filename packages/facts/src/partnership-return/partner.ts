/** One partner of a partnership. Sources: SA800 partnership statement, boxes N2.6 to N2.10. */
import * as z from 'zod/mini';
import { date, nino, text, utr } from '../fields.ts';
import { address } from '../schedules/person.ts';
import { partnerAmounts } from './partner-amounts.ts';
import { share } from './share.ts';

/** A share for a period, both dates included. Without dates it covers the partner's whole time. */
const sharePeriod = z.strictObject({
	from: z.optional(date()),
	to: z.optional(date()),
	share: share(),
});

/** A partner. */
export const partner = z.strictObject({
	/** N2.6: the whole name, of a person or a firm. */
	name: z.optional(text(100)),
	/** N2.8. */
	uniqueTaxpayerReference: z.optional(utr()),
	/** N2.10. */
	nationalInsuranceNumber: z.optional(nino()),
	address: z.optional(address),
	/** N2.7: when the partner joined. */
	startDate: z.optional(date()),
	/** N2.9: when the partner left. */
	endDate: z.optional(date()),
	/** 11.3: whether this is the nominated partner, who signs for everyone. */
	nominated: z.optional(z.boolean()),
	/** The partner's shares of profits and losses, in date order. */
	shares: z.optional(z.array(sharePeriod)),
	/** Agreed amounts, such as a salary before the rest is shared: they replace shares. */
	amounts: z.optional(partnerAmounts),
});
