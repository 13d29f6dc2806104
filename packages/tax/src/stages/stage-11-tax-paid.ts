/** Stage 11, accumulate tax paid: what was taken off before the person was paid. Boxes c11.1 to c11.31. */
import type { Facts } from '@halfpenny/facts';
import { positive, taxTakenOffUp } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';

/** Tax already taken off. */
export interface TaxPaid {
	/** c11.1: may be negative, where an employer gave a refund. */
	readonly employment: number;
	/** c11.27. */
	readonly interest: number;
	/** c11.31. */
	readonly total: number;
}

/** Tax already taken off. */
export function taxPaid(facts: Facts, status: Status): TaxPaid {
	let employment = 0;
	for (const job of facts.employments ?? []) employment += job.taxDeducted ?? 0;
	const interest = taxTakenOffUp(facts.savings?.taxedUkInterest ?? 0, status.ukBasicRate);
	return { employment, interest, total: positive(positive(employment) + interest) };
}
