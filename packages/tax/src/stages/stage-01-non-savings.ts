/** Stage 1, collect non-savings income: pay. Boxes c1.1 to c1.58. */
import type { Facts } from '@halfpenny/facts';
import { downToPound } from '../rounding.ts';

/** Non-savings income. */
export interface NonSavings {
	/** c1.9: pay, with benefits and less expenses. */
	readonly employment: number;
	/** c1.57. */
	readonly total: number;
}

type Employment = NonNullable<Facts['employments']>[number];

/** Income of all the sources of stage 1. */
export function nonSavings(facts: Facts): NonSavings {
	let employment = 0;
	for (const job of facts.employments ?? []) employment += payOf(job);
	return { employment, total: employment };
}

/** c1.1: the pay of one job, down to a pound. */
export function payOf(employment: Employment): number {
	return downToPound(employment.pay ?? 0);
}
