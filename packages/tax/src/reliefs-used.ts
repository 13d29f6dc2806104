/** The reliefs of a year by name: what is claimed of each, and how much of it reduces tax. */
import { type Pence, pence } from '@halfpenny/facts';
import type { Calculation, ReliefName } from './calculation.ts';
import type { Figures } from './figures.ts';
import { lower } from './rounding.ts';

type Named = Partial<Record<ReliefName, Pence>>;

/** Tax reductions in the order of ITA 2007 s.27; the last ones in the order that leaves most for later years. */
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

/** Each relief above zero, in pence: as claimed, and as far as it reduces tax, since reductions stop at the income tax there is. */
export function reliefsOf(figures: Figures): Pick<Calculation, 'reliefs' | 'reliefsUsed'> {
	const { reliefs, adjustments, incomeTaxCharged } = figures;
	const claimed: Named = {};
	const used: Named = {};
	if (reliefs.giftAidGross > 0) claimed.giftAid = used.giftAid = pence(reliefs.giftAidGross);
	if (reliefs.pensionReliefAtSource > 0)
		claimed.pensionReliefAtSource = used.pensionReliefAtSource = pence(reliefs.pensionReliefAtSource);
	let left = incomeTaxCharged;
	for (const name of REDUCTIONS) {
		const amount = adjustments[name];
		if (amount <= 0) continue;
		const taken = lower(amount, left);
		left -= taken;
		claimed[name] = pence(amount);
		used[name] = pence(taken);
	}
	return { reliefs: claimed, reliefsUsed: used };
}
