/**
 * Whether a division of allowances permits the marriage allowance. The law asks at what rates the person is liable (ITA
 * 2007 ss.55B(2) and 55C(1)), which depends on the division (s.25(2)); HMRC applies one test (c4.76c) to all divisions.
 */
import type { Facts } from '@halfpenny/facts';
import type { Charged } from '../figures.ts';
import type { SliceBand } from './income-bands.ts';
import type { Status } from './stage-03a-status.ts';
import type { Allowances } from './stage-04-allowances.ts';
import type { InBand } from './stage-06-bands.ts';

/** The upper end of the basic rate. */
interface Reach {
	readonly status: Status;
	/** c4.59. */
	readonly extension: number;
}

/**
 * Whether anything is taxed at a rate above the basic one (in Scotland, the intermediate one). Interest at its nil rate
 * never counts (s.55B(2)(b)); dividends at their nil rate do, as if they had none (s.55B(2)(ba)).
 */
export function liableAboveBasic(bands: readonly InBand[], { status, extension }: Reach): boolean {
	if (bands.some(({ income, band }) => income !== 'dividends' && !UP_TO_BASIC.includes(band))) return true;
	const all = bands.reduce((sum, { amount }) => sum + amount, 0);
	return bands.some(({ income }) => income === 'dividends') && all > status.ukBasicLimit + extension;
}

/** Bands at 0%, at the basic rate, or in Scotland at no more than the intermediate rate. */
const UP_TO_BASIC: readonly SliceBand[] = ['starting', 'nil', 'starter', 'basic', 'intermediate'];

/** Whether a person who received the allowance may keep it, with income charged this way. */
export function receivesByDivision(facts: Facts, allowances: Allowances, charged: Charged, status: Status) {
	return (
		facts.reliefs?.marriageAllowance === 'received' &&
		allowances.marriedCouples.amount === 0 &&
		!liableAboveBasic(charged.bands, { status, extension: allowances.extension })
	);
}
