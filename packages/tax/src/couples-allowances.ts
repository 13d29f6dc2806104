/** Allowances for couples that are claimed together, or by somebody who can have none. */
import { type Facts, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Figures } from './figures.ts';
import type { Notice } from './notice.ts';

const NOTHING: readonly never[] = [];

/**
 * The married couple's allowance where neither was born in time (ITA 2007 s.45), both couples' allowances together
 * (ss.55C(1)(d) and 55B(4)), and the marriage allowance above the basic rate (ss.55B(2)(b) and 55C(1)(c)).
 */
export function couple(facts: Facts, figures: Figures): readonly Notice[] {
	const { reliefs, person, taxYear } = facts;
	const claim = reliefs?.marriedCouplesAllowance;
	if (!claim) return aboveBasicRate(facts, figures);
	const amount = pence(figures.allowances.marriedCouples.amount);
	if (bornTooLate([person?.dateOfBirth, claim.spouseDateOfBirth], taxYear))
		return [{ code: 'marriedCouplesBornTooLate', fact: 'reliefs.marriedCouplesAllowance', amount }];
	if (reliefs.marriageAllowance === undefined) return NOTHING;
	return [{ code: 'bothAllowancesForCouples', fact: 'reliefs.marriageAllowance', amount }];
}

/** Whether both were born too late for the married couple's allowance; an unknown birth is not too late. */
function bornTooLate(births: readonly (string | undefined)[], taxYear: Facts['taxYear']): boolean {
	const before = yearData(taxYear).allowances.marriedCouplesBornBefore;
	return births.every((birth) => birth !== undefined && birth >= before);
}

/** A marriage allowance given or received by somebody liable above the basic rate: it changes nothing. */
function aboveBasicRate({ reliefs, taxYear }: Facts, { allowances }: Figures): readonly Notice[] {
	if (reliefs?.marriageAllowance === undefined || !allowances.marriageTest?.liableAbove) return NOTHING;
	const amount = pence(yearData(taxYear).allowances.marriageAllowancePounds * 100);
	return [{ code: 'marriageAllowanceAboveBasicRate', fact: 'reliefs.marriageAllowance', amount }];
}
