/** The trading allowance on casual earnings: a return only shows the earnings left after it (ITTOIA 2005 s.783AK). */
import { type Facts, pence, pounds, sum, toPounds } from '@halfpenny/facts';
import { pages as taxPages } from '@halfpenny/tax';
import { yearData } from '@halfpenny/years';
import type { FiledReturn } from './open-return.ts';
import { penceOf } from './parse-value.ts';
import { boxOf, put, type Reading } from './reading.ts';

/**
 * Restores the casual earnings that the allowance covered, if businesses claim less of it than they could: the rest was
 * set against those.
 */
export function settleAllowance(reading: Reading, { pages, year }: FiledReturn, facts: Facts): void {
	const amounts = (...boxes: readonly string[]) =>
		pages.flatMap((page) => boxes.flatMap((box) => penceOf(boxOf(page, box)?.value ?? '') ?? []));
	const claimed = amounts('FSE16.1', 'SSE10.1');
	const shown = sum(claimed.map(pence));
	const ours = taxPages(facts).trades.reduce((so, { tradingAllowance }) => so + tradingAllowance, 0);
	if (claimed.length === 0 || ours <= shown) return;
	const limit = pounds(yearData(year).smallAllowances.tradingAllowancePounds);
	const covered = sum([limit, pence(-shown)]);
	const received = sum([...amounts('INC17').map(pence), covered]);
	put(reading, 'otherIncome.amount', toPounds(received));
	put(reading, 'otherIncome.casual', toPounds(covered));
	put(reading, 'otherIncome.tradingAllowance', true);
	put(reading, 'otherIncome.tradingAllowanceHere', toPounds(covered));
}
