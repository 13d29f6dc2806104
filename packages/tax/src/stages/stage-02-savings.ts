/** Stage 2, collect income from savings: interest. Boxes c2.1 to c2.19. */
import type { Facts } from '@halfpenny/facts';
import { income } from '../pages/box.ts';
import type { Pages } from '../pages/pages.ts';
import { grossDownToPound } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';

/** Savings income. */
export interface Savings {
	/** c2.2. */
	readonly partnerships: number;
	/** c2.8. */
	readonly foreignInterest: number;
	/** c2.14: interest received after tax, grossed up. */
	readonly taxedInterest: number;
	/** c2.15: interest received without tax taken off. */
	readonly untaxedInterest: number;
	/** c2.16. */
	readonly securities: number;
	/** c2.17. */
	readonly ukInterest: number;
	/** c2.19. */
	readonly total: number;
}

/** Savings income. Each kind is rounded down separately, as HMRC does. */
export function savings(facts: Facts, pages: Pages, status: Status): Savings {
	let partnerships = 0;
	for (const page of pages.partnerships) partnerships += page.savings;
	const given = facts.savings;
	const foreignInterest = income(given?.untaxedForeignInterest);
	const taxedInterest = grossDownToPound(income(given?.taxedUkInterest), status.ukBasicRate);
	const untaxedInterest = income(given?.untaxedUkInterest);
	const securities = income(given?.securitiesInterest);
	const ukInterest = taxedInterest + untaxedInterest + securities;
	return {
		partnerships,
		foreignInterest,
		taxedInterest,
		untaxedInterest,
		securities,
		ukInterest,
		total: partnerships + foreignInterest + ukInterest,
	};
}
