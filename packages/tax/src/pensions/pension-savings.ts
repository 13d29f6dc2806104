/**
 * The annual allowance of a person and what was saved above it, from income and savings. FA 2004 ss.227 to 228ZB; HMRC
 * PTM057100. Transition profit is no part of net income (FA 2022 Sch.1 para.75(2)(c); BIM81320): docs/decisions/022 has why.
 */
import { type Facts, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { orNothing } from '../pages/box.ts';
import { larger, positive } from '../rounding.ts';
import type { Reliefs } from '../stages/stage-04-reliefs.ts';
import { type AllowanceYear, annualAllowance, annualAllowanceExcess } from './annual-allowance.ts';

/** The allowance with what it was worked out from, in pence. */
export interface PensionSavings {
	/** Net income less own payments with relief at source, with pay given up for pension (s.228ZA(5)). */
	readonly thresholdIncome: number;
	/** Net income with every payment to pensions that lowered it and what employers paid (s.228ZA(4)). */
	readonly adjustedIncome: number;
	readonly allowance: number;
	/** AIL10: saved above the allowance and what three years left unused. */
	readonly excess: number;
}

/** Works the excess out; undefined where the person did not say what was saved. */
export function pensionSavings(
	facts: Facts,
	reliefs: Reliefs,
	netIncome = reliefs.netIncome,
): PensionSavings | undefined {
	const savings = facts.pensionCharges?.savings;
	if (savings?.saved === undefined) return undefined;
	const thresholdIncome = positive(
		netIncome - reliefs.pensionReliefAtSource + orNothing(savings.salarySacrifice),
	);
	const adjustedIncome =
		netIncome + reliefs.pensionPaymentsGross + orNothing(savings.beforeTax) + orNothing(savings.byEmployers);
	const allowance = annualAllowance(facts.taxYear, pence(thresholdIncome), pence(adjustedIncome));
	const earlier = (savings.earlierYears ?? []).map(({ saved, allowance: had }) => ({
		savings: pence(orNothing(saved)),
		allowance: pence(orNothing(had)),
	}));
	const current = { savings: savings.saved, allowance };
	const excess = larger(annualAllowanceExcess(current, earlier), excessAfterAccess(facts, current, earlier));
	return { thresholdIncome, adjustedIncome, allowance, excess };
}

/**
 * Once a pension was drawn flexibly, savings in money purchase schemes have an allowance of their own that nothing of
 * earlier years adds to, and other savings what is left of the allowance (s.227B; PTM056510). The larger excess counts.
 */
function excessAfterAccess(facts: Facts, current: AllowanceYear, earlier: readonly AllowanceYear[]): number {
	const moneyPurchase = orNothing(facts.pensionCharges?.savings?.moneyPurchaseAfterAccess);
	const limit = yearData(facts.taxYear).pensions.moneyPurchaseAnnualAllowancePounds * 100;
	if (moneyPurchase <= limit) return 0;
	const others = {
		savings: pence(positive(current.savings - moneyPurchase)),
		allowance: pence(positive(current.allowance - limit)),
	};
	return moneyPurchase - limit + annualAllowanceExcess(others, earlier);
}
