/** How a person's pension annual allowance is reduced, which HMRC asks beside the charge. */
import { type Facts, pounds } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { settled } from '../calculate.ts';

/** The reductions of a year. */
export interface AllowanceReduction {
	/** For higher incomes: FA 2004 s.228ZA. */
	readonly tapered: boolean;
	/** By savings after flexible access above the money purchase allowance: s.227B. */
	readonly moneyPurchase: boolean;
}

/** Which reductions apply; none of the taper if the savings were not given. */
export function allowanceReduction(facts: Facts): AllowanceReduction {
	const { annualAllowancePounds, moneyPurchaseAnnualAllowancePounds } = yearData(facts.taxYear).pensions;
	const allowance = settled(facts).figures.charges.pensionSavings?.allowance;
	const accessed = facts.pensionCharges?.savings?.moneyPurchaseAfterAccess ?? 0;
	return {
		tapered: allowance !== undefined && allowance < pounds(annualAllowancePounds),
		moneyPurchase: accessed > pounds(moneyPurchaseAnnualAllowancePounds),
	};
}
