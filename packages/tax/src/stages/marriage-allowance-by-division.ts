/**
 * Whether the marriage allowance may be had as allowances are divided. The law asks at what rates the person is liable
 * (ITA 2007 ss.55B(2) and 55C(1)), which the division decides (s.25(2)); HMRC's test (c4.76c) is one for all divisions.
 */
import type { Facts } from '@halfpenny/facts';
import type { Charged } from '../figures.ts';
import type { Status } from './stage-03a-status.ts';
import type { Allowances } from './stage-04-allowances.ts';
import type { Bands, Taxable } from './stage-06-bands.ts';

/** How far the basic rate reaches. */
interface Reach {
	readonly status: Status;
	/** c4.59. */
	readonly extension: number;
}

/**
 * Whether anything is taxed at a rate above the basic one (in Scotland, the intermediate one). Interest at its nil rate
 * does not count, wherever it lies (s.55B(2)(b)); dividends do, at their nil rate too: it is asked as if they had none
 * (s.55B(2)(ba)).
 */
export function liableAboveBasic(taxable: Taxable, bands: Bands, { status, extension }: Reach): boolean {
	const { higher, advanced, top, savingsHigher, savingsAdditional } = bands;
	if (higher + advanced + top + savingsHigher + savingsAdditional > 0) return true;
	const reach = status.ukBasicLimit + extension;
	return taxable.dividends > 0 && taxable.nonSavings + taxable.savings + taxable.dividends > reach;
}

/** Whether a person who was given the allowance may have it, with income charged as it is. */
export function receivesByDivision(facts: Facts, allowances: Allowances, charged: Charged, status: Status) {
	return (
		facts.reliefs?.marriageAllowance === 'received' &&
		allowances.marriedCouples.amount === 0 &&
		!liableAboveBasic(charged.setOff, charged.bands, { status, extension: allowances.extension })
	);
}
