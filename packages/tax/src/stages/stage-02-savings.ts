/** Stage 2, collect income from savings: interest. Boxes c2.1 to c2.19. */
import type { Facts } from '@halfpenny/facts';
import { downToPound, grossDownToPound } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';

/** Savings income. */
export interface Savings {
	/** c2.14: interest received after tax, with the tax put back. */
	readonly taxedInterest: number;
	/** c2.15: interest received without tax taken off. */
	readonly untaxedInterest: number;
	/** c2.19. */
	readonly total: number;
}

/** Savings income. Each kind is rounded down by itself, as HMRC does. */
export function savings(facts: Facts, status: Status): Savings {
	const taxedInterest = grossDownToPound(facts.savings?.taxedUkInterest ?? 0, status.ukBasicRate);
	const untaxedInterest = downToPound(facts.savings?.untaxedUkInterest ?? 0);
	return { taxedInterest, untaxedInterest, total: taxedInterest + untaxedInterest };
}
