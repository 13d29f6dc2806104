/**
 * A person's annual allowance and the savings above it, from income and savings. FA 2004 ss.227 to 228ZB; HMRC
 * PTM057100. Transition profit is not part of net income (FA 2022 Sch.1 para.75(2)(c); BIM81320): docs/decisions/022
 * says why.
 */
import { type Facts, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { orNothing } from '../pages/box.ts';
import { larger, positive } from '../rounding.ts';
import type { Reliefs } from '../stages/stage-04-reliefs.ts';
import { type AllowanceYear, annualAllowance, annualAllowanceExcess } from './annual-allowance.ts';

/** The allowance with the amounts behind it, in pence. */
export interface PensionSavings {
	/** Net income less own payments with relief at source, plus pay given up for pension (s.228ZA(5)). */
	readonly thresholdIncome: number;
	/** Net income plus every pension payment that lowered it and what employers paid (s.228ZA(4)). */
	readonly adjustedIncome: number;
	readonly allowance: number;
	/** AIL10: savings above the allowance and the unused allowance of three years. */
	readonly excess: number;
}

/** Calculates the excess; undefined if the savings were not given. */
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
 * After flexible access, savings in money purchase schemes have a separate allowance that unused allowance of earlier
 * years does not increase, and other savings have the rest of the allowance (s.227B; PTM056510). The larger excess
 * counts.
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
