/** The reliefs of a year by name: what is claimed of each, and what of it takes tax off. */
import { type Pence, pence } from '@halfpenny/facts';
import type { ReliefName } from './calculation.ts';
import type { Figures } from './figures.ts';
import { lower } from './rounding.ts';

type Named = Readonly<Partial<Record<ReliefName, Pence>>>;

/** Reliefs that widen the basic rate band: all of them is used. */
const BANDS = { giftAid: 'giftAidGross', pensionReliefAtSource: 'pensionReliefAtSource' } as const;

/** Reductions of tax in the order of ITA 2007 s.27; the last ones in the order that leaves most for later years. */
const REDUCTIONS = [
	'ventureCapitalTrust',
	'enterpriseInvestmentScheme',
	'seedEnterpriseInvestmentScheme',
	'communityInvestment',
	'maintenance',
	'marriedCouplesAllowance',
	'marriageAllowance',
	'loanInterest',
	'financeCosts',
] as const satisfies readonly ReliefName[];

/** Each relief as it is claimed, in pence; those that are nil are left out. */
export function reliefsClaimed({ reliefs, adjustments }: Figures): Named {
	const named: Partial<Record<ReliefName, Pence>> = {};
	const add = (name: ReliefName, amount: number): void => {
		if (amount > 0) named[name] = pence(amount);
	};
	for (const name of ['giftAid', 'pensionReliefAtSource'] as const) add(name, reliefs[BANDS[name]]);
	for (const name of REDUCTIONS) add(name, adjustments[name]);
	return named;
}

/** Each relief that is claimed, as far as it takes tax off: reductions stop at the income tax there is. */
export function reliefsUsed(figures: Figures): Named {
	let left = figures.incomeTaxCharged;
	const used: Partial<Record<ReliefName, Pence>> = {};
	for (const [name, claimed] of Object.entries(reliefsClaimed(figures)) as [ReliefName, Pence][]) {
		const taken = name in BANDS ? claimed : lower(claimed, left);
		if (!(name in BANDS)) left -= taken;
		used[name] = pence(taken);
	}
	return used;
}
