/** Stage 9, apply tax adjustments: reductions, then additions. Boxes c9.1 to c9.43. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { deduction } from '../pages/box.ts';
import { lower, positive, rateDownToPound, rateUp } from '../rounding.ts';
import type { Charges } from './charges.ts';
import type { Status } from './stage-03a-status.ts';
import type { Allowances } from './stage-04-allowances.ts';
import type { Reliefs } from './stage-04-reliefs.ts';

/** Income tax after reductions and charges. */
export interface Adjustments {
	/** c9.5. */
	readonly ventureCapitalTrust: number;
	/** AOR2: the subscription that qualifies for relief. */
	readonly enterpriseInvestment: number;
	/** c9.7. */
	readonly enterpriseInvestmentScheme: number;
	/** c9.9. */
	readonly seedEnterpriseInvestmentScheme: number;
	/** c9.11. */
	readonly communityInvestment: number;
	/** c9.15a. */
	readonly maintenance: number;
	/** c9.19. */
	readonly marriedCouplesAllowance: number;
	/** c9.21. */
	readonly marriageAllowance: number;
	/** c9.23. */
	readonly financeCosts: number;
	/** c9.23b. */
	readonly loanInterest: number;
	/** c9.31 before the marriage allowance. */
	readonly afterReliefs: number;
	/** c9.31. */
	readonly afterReductions: number;
	/** c9.34: basic rate tax treated as taken off gifts. */
	readonly giftAidTax: number;
	/** c9.37: the income tax that covers what charities claim. */
	readonly giftAidCover: number;
	/** c9.39. */
	readonly giftAidCharge: number;
	/** c9.43, with the winter fuel charge that came after the 2024-25 specification. */
	readonly incomeTaxDue: number;
}

/** The inputs of the adjustments. */
export interface AdjustmentInputs {
	readonly facts: Facts;
	readonly status: Status;
	readonly reliefs: Reliefs;
	readonly allowances: Allowances;
	/** c9.20: whether the marriage allowance reduces the tax. */
	readonly receivesMarriageAllowance: boolean;
	/** c24.17. */
	readonly relievableFinanceCosts: number;
	/** c18.52. */
	readonly capitalGainsTax: number;
	readonly charges: Charges;
}

/** Reductions, in one sum as HMRC takes them, and charges. `charged` is c9.1. */
export function adjustments(inputs: AdjustmentInputs, charged: number): Adjustments {
	const { status, reliefs, capitalGainsTax, charges } = inputs;
	const reductions = reductionsOf(inputs);
	const investments =
		reductions.ventureCapitalTrust +
		reductions.enterpriseInvestmentScheme +
		reductions.seedEnterpriseInvestmentScheme +
		reductions.communityInvestment; // c9.14
	const others = reductions.marriedCouplesAllowance + reductions.financeCosts + reductions.loanInterest;
	const afterReliefs = positive(charged - (investments + reductions.maintenance + others));
	const afterReductions = positive(
		charged - (investments + reductions.maintenance + others + reductions.marriageAllowance),
	);
	const giftAidTax = rateDownToPound(reliefs.giftAidGross, status.ukBasicRate);
	// HMRC leaves maintenance out of this test (c9.37) and lets capital gains tax cover gifts too (c9.35).
	const giftAidCover = positive(charged - (investments + others + reductions.marriageAllowance));
	const giftAidCharge = positive(giftAidTax - (capitalGainsTax + giftAidCover));
	return {
		ventureCapitalTrust: reductions.ventureCapitalTrust,
		enterpriseInvestment: reductions.enterpriseInvestment,
		enterpriseInvestmentScheme: reductions.enterpriseInvestmentScheme,
		seedEnterpriseInvestmentScheme: reductions.seedEnterpriseInvestmentScheme,
		communityInvestment: reductions.communityInvestment,
		maintenance: reductions.maintenance,
		marriedCouplesAllowance: reductions.marriedCouplesAllowance,
		marriageAllowance: reductions.marriageAllowance,
		financeCosts: reductions.financeCosts,
		loanInterest: reductions.loanInterest,
		afterReliefs,
		afterReductions,
		giftAidTax,
		giftAidCover,
		giftAidCharge,
		incomeTaxDue: afterReductions + giftAidCharge + charges.total,
	};
}

/**
 * The reductions. The Scottish and Welsh basic rates equal the UK's in every year here, so HMRC's adjustments for a
 * difference (c9.30 to c9.30c, c9.39d to c9.39f, c8.27) are 0.
 */
function reductionsOf(inputs: AdjustmentInputs) {
	const { facts, status, allowances, relievableFinanceCosts } = inputs;
	const given = facts.reliefs;
	const year = yearData(facts.taxYear);
	const rates = year.investmentReliefs;
	const { amount } = allowances.marriedCouples;
	const enterpriseInvestment = deduction(given?.enterpriseInvestmentScheme);
	return {
		ventureCapitalTrust: rateUp(deduction(given?.ventureCapitalTrust), rates.ventureCapitalTrustRate),
		enterpriseInvestment,
		enterpriseInvestmentScheme: rateUp(enterpriseInvestment, rates.enterpriseInvestmentSchemeRate),
		seedEnterpriseInvestmentScheme: rateUp(
			deduction(given?.seedEnterpriseInvestmentScheme),
			rates.seedEnterpriseInvestmentSchemeRate,
		),
		communityInvestment: rateUp(deduction(given?.communityInvestment), rates.communityInvestmentRate),
		maintenance: rateUp(
			lower(
				deduction(given?.maintenancePayments),
				year.allowances.marriedCouplesAllowanceMinimumPounds * 100,
			),
			rates.maintenanceRate,
		),
		marriedCouplesAllowance: rateUp(amount, year.allowances.marriedCouplesAllowanceRate),
		marriageAllowance: inputs.receivesMarriageAllowance
			? rateUp(year.allowances.marriageAllowancePounds * 100, status.basicRate)
			: 0,
		financeCosts: rateUp(relievableFinanceCosts, year.propertyFinanceCosts.reliefRate),
		loanInterest: rateUp(deduction(given?.nonDeductibleLoanInterest), status.ukBasicRate),
	};
}

/** c9.20: by HMRC's test of stage 4. */
export function receivesMarriageAllowance({ reliefs }: Facts, allowances: Allowances): boolean {
	return (
		reliefs?.marriageAllowance === 'received' &&
		allowances.marriageTest?.liableAbove === false &&
		allowances.marriedCouples.amount === 0
	);
}
