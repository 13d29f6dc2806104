/** Stage 4, second half: adjusted net income, allowances and taxable income. Boxes c4.63 to c4.80. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { deduction } from '../pages/box.ts';
import { positive } from '../rounding.ts';
import type { AllowanceInputs } from './allowance-inputs.ts';
import { type MarriageAllowanceTest, marriageAllowanceTest } from './marriage-allowance.ts';
import type { Status } from './stage-03a-status.ts';
import { personalAllowance } from './stage-14-personal-allowance.ts';
import { type MarriedCouplesAllowance, marriedCouplesAllowance } from './stage-15-married-couples.ts';

/** Allowances of the year. */
export interface Allowances {
	/** c4.63. */
	readonly adjustedNetIncome: number;
	/** c4.64. */
	readonly personalAllowance: number;
	/** c4.65 and c4.66. */
	readonly blindPersonsAllowance: number;
	/** c4.67. */
	readonly total: number;
	/** c4.68: given to the spouse. */
	readonly transferred: number;
	/** c4.69. */
	readonly reduced: number;
	/** c4.70. */
	readonly deductionsAndAllowances: number;
	/** c5.1: still to be set off, after losses brought forward. */
	readonly setOff: number;
	/** c4.63c: non-savings income less losses brought forward. */
	readonly nonSavings: number;
	/** c4.74 and c5.86. */
	readonly taxableIncome: number;
	/** c4.79. */
	readonly savingsAllowance: number;
	/** c4.80. */
	readonly dividendAllowance: number;
	/** c4.59. */
	readonly extension: number;
	/** c4.75a to c4.76c, where the marriage allowance is given or received. */
	readonly marriageTest: MarriageAllowanceTest | undefined;
	/** c15.21 and c9.17. */
	readonly marriedCouples: MarriedCouplesAllowance;
}

/** Allowances, with `transition` profit in or out: HMRC calculates the tax both ways and charges the difference. */
export function allowances(inputs: AllowanceInputs, transition: number): Allowances {
	const { facts, status, reliefs } = inputs;
	const netIncome = transition > 0 ? reliefs.netIncomeWithTransition : reliefs.netIncome;
	const adjustedNetIncome = positive(netIncome - (reliefs.extension - reliefs.addedBack));
	const allowance = personalAllowance(adjustedNetIncome, status);
	const marriedCouples = marriedCouplesAllowance(
		facts,
		adjustedNetIncome,
		status.personalAllowance - allowance,
	);
	const blind = blindPersonsAllowance(facts);
	const wanted = facts.reliefs?.marriageAllowance === 'given' && marriedCouples.amount === 0;
	const offered = wanted ? yearData(facts.taxYear).allowances.marriageAllowancePounds * 100 : 0;
	const first = settle(inputs, transition, {
		adjustedNetIncome,
		allowance,
		blind,
		marriedCouples,
		transferred: offered,
	});
	return offered > 0 && first.marriageTest?.liableAbove
		? settle(inputs, transition, { adjustedNetIncome, allowance, blind, marriedCouples, transferred: 0 })
		: first;
}

interface Settled {
	readonly adjustedNetIncome: number;
	readonly allowance: number;
	readonly blind: number;
	readonly marriedCouples: MarriedCouplesAllowance;
	readonly transferred: number;
}

/** c4.67 to c4.80. */
function settle(inputs: AllowanceInputs, transition: number, given: Settled): Allowances {
	const { facts, status, nonSavings, dividends, reliefs } = inputs;
	const total = given.allowance + given.blind;
	const reduced = positive(total - given.transferred);
	const deductionsAndAllowances =
		reliefs.allowed + reliefs.pensionPaymentsGross + reliefs.giftsOfAssets + reliefs.annualPayments + reduced; // c4.70
	const taxableIncome = positive(dividends.totalIncome + transition - deductionsAndAllowances); // c4.74
	return {
		adjustedNetIncome: given.adjustedNetIncome,
		personalAllowance: given.allowance,
		blindPersonsAllowance: given.blind,
		total,
		transferred: given.transferred,
		reduced,
		deductionsAndAllowances,
		setOff: positive(deductionsAndAllowances - reliefs.lossesBroughtForward),
		nonSavings: positive(nonSavings.total + transition - reliefs.lossesBroughtForward),
		taxableIncome,
		savingsAllowance: savingsAllowance(taxableIncome, reliefs.extension, status),
		dividendAllowance: status.dividendAllowance,
		extension: reliefs.extension,
		marriageTest: facts.reliefs?.marriageAllowance
			? marriageAllowanceTest(inputs, deductionsAndAllowances, taxableIncome)
			: undefined,
		marriedCouples: given.marriedCouples,
	};
}

/** c4.65 and c4.66: the person's own, and what the spouse could not use. */
function blindPersonsAllowance({ reliefs, taxYear }: Facts): number {
	if (!reliefs) return 0;
	const own = reliefs.blind ? yearData(taxYear).allowances.blindPersonsAllowancePounds * 100 : 0;
	return own + deduction(reliefs.blindSurplusFromSpouse);
}

/** c4.77 to c4.79: the personal savings allowance, by the UK limits for everyone (ITA 2007 s.12B). */
function savingsAllowance(taxableIncome: number, extension: number, status: Status): number {
	if (taxableIncome > status.ukAdditionalFrom + extension) return status.savingsAllowanceAdditional;
	if (taxableIncome > status.ukBasicLimit + extension) return status.savingsAllowanceHigher;
	return status.savingsAllowanceBasic;
}
