/**
 * Whether the marriage allowance may be had as allowances are divided. The law asks at what rates the person is liable
 * (ITA 2007 ss.55B(2) and 55C(1)), which the division decides (s.25(2)); HMRC's test (c4.76c) is one for all divisions.
 */
import type { Facts } from '@halfpenny/facts';
import type { Charged } from '../figures.ts';
import type { SliceBand } from './income-bands.ts';
import type { Status } from './stage-03a-status.ts';
import type { Allowances } from './stage-04-allowances.ts';
import type { InBand } from './stage-06-bands.ts';

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
export function liableAboveBasic(bands: readonly InBand[], { status, extension }: Reach): boolean {
	if (bands.some(({ income, band }) => income !== 'dividends' && !UP_TO_BASIC.includes(band))) return true;
	const all = bands.reduce((sum, { amount }) => sum + amount, 0);
	return bands.some(({ income }) => income === 'dividends') && all > status.ukBasicLimit + extension;
}

/** Bands at 0%, at the basic rate, or in Scotland at no more than the intermediate rate. */
const UP_TO_BASIC: readonly SliceBand[] = ['starting', 'nil', 'starter', 'basic', 'intermediate'];

/** Whether a person who was given the allowance may have it, with income charged as it is. */
export function receivesByDivision(facts: Facts, allowances: Allowances, charged: Charged, status: Status) {
	return (
		facts.reliefs?.marriageAllowance === 'received' &&
		allowances.marriedCouples.amount === 0 &&
		!liableAboveBasic(charged.bands, { status, extension: allowances.extension })
	);
}
