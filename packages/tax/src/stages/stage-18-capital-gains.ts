/** Stage 18, capital gains tax. Boxes c18.1 to c18.62; TCGA 1992 ss.1 to 1K. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { CapitalGainsPage } from '../pages/capital-gains-page.ts';
import { lower, positive, rateDown } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';
import type { Allowances } from './stage-04-allowances.ts';
import { type RateChange, rateChange } from './years/capital-gains-rate-change.ts';

/** Gains and the tax on them. */
export interface CapitalGainsTax {
	/** c18.27.1 with c18.28 and c18.29: gains after losses and the exempt amount. */
	readonly taxable: number;
	/** c18.29 and c18.30. */
	readonly reliefGains: number;
	readonly reliefTax: number;
	/** c18.45.1 to c18.45.4. */
	readonly residentialBasic: number;
	readonly residentialBasicTax: number;
	readonly residentialHigher: number;
	readonly residentialHigherTax: number;
	/** c18.46 to c18.49. */
	readonly otherBasic: number;
	readonly otherBasicTax: number;
	readonly otherHigher: number;
	readonly otherHigherTax: number;
	/** The steps of c18.51 if rates changed within the year; undefined if it is 0 or the person gave it. */
	readonly change: RateChange | undefined;
	/** c18.51. */
	readonly adjustment: number;
	/** c18.52. */
	readonly charged: number;
	/** c18.57. */
	readonly alreadyPaid: number;
	/** c18.58. */
	readonly due: number;
	/** c18.59. */
	readonly overpaid: number;
}

/** No gains, no tax. */
const NO_GAINS: CapitalGainsTax = {
	taxable: 0,
	reliefGains: 0,
	reliefTax: 0,
	residentialBasic: 0,
	residentialBasicTax: 0,
	residentialHigher: 0,
	residentialHigherTax: 0,
	otherBasic: 0,
	otherBasicTax: 0,
	otherHigher: 0,
	otherHigherTax: 0,
	change: undefined,
	adjustment: 0,
	charged: 0,
	alreadyPaid: 0,
	due: 0,
	overpaid: 0,
};

/** How to charge gains: HMRC's order, or an alternative to compare. */
export type GainsCharge = (
	facts: Facts,
	page: CapitalGainsPage | undefined,
	status: Status,
	allowances: Allowances,
) => CapitalGainsTax;

/** Capital gains tax of the year, in HMRC's order: the basic rate band goes to residential gains before others. */
export const capitalGainsTax: GainsCharge = (facts, page, status, allowances) =>
	charged(facts, page, status, allowances, 'residential');

/**
 * The lowest capital gains tax: the basic rate band that gains with a relief leave may go to any other gains (TCGA 1992
 * s.1I; s.4BA(4), which it rewrote, says so), so it goes where it saves most. Losses and the exempt amount already do
 * (ss.1E and 1K). If the person gave an adjustment, HMRC's order stays, since the adjustment belongs to that.
 */
export const leastCapitalGainsTax: GainsCharge = (facts, page, status, allowances) => {
	const inOrder = capitalGainsTax(facts, page, status, allowances);
	if (!page || page.adjustment !== undefined) return inOrder;
	const otherFirst = charged(facts, page, status, allowances, 'other');
	return otherFirst.charged < inOrder.charged ? otherFirst : inOrder;
};

/** Losses and the exempt amount go against residential gains first; the basic rate band to the kind named. */
function charged(
	facts: Facts,
	page: CapitalGainsPage | undefined,
	status: Status,
	allowances: Allowances,
	first: 'residential' | 'other',
): CapitalGainsTax {
	if (!page) return NO_GAINS;
	const year = yearData(facts.taxYear).capitalGains;
	const rates = year.mainRates[0];
	if (rates === undefined) throw new Error(`no capital gains rates for ${facts.taxYear}`);
	const left = afterReliefs(page, year.annualExemptAmountPounds * 100);
	const band = positive(status.ukBasicLimit + allowances.extension - allowances.taxableIncome); // c18.39
	const unused = positive(band - left.relief); // c18.40
	const beforeResidential = first === 'residential' ? 0 : left.other;
	const beforeOther = first === 'residential' ? left.residential : 0;
	const residentialBasic = lower(left.residential, positive(unused - beforeResidential)); // c18.45.1
	const residentialHigher = left.residential - residentialBasic; // c18.45.3
	const otherBasic = lower(left.other, positive(unused - beforeOther)); // c18.46
	const otherHigher = left.other - otherBasic; // c18.48
	const reliefTax = rateDown(left.relief, year.businessAssetDisposalRate); // c18.30
	const residentialBasicTax = rateDown(residentialBasic, year.residentialBasicRate);
	const residentialHigherTax = rateDown(residentialHigher, year.residentialHigherRate);
	const otherBasicTax = rateDown(otherBasic, rates.basicRate);
	const otherHigherTax = rateDown(otherHigher, rates.higherRate);
	const change =
		page.adjustment === undefined ? rateChange(page, left.other, otherBasic, year.mainRates) : undefined;
	const adjustment = page.adjustment ?? (change ? change.basicTax + change.higherTax : 0);
	const total = positive(
		reliefTax + residentialBasicTax + residentialHigherTax + otherBasicTax + otherHigherTax + adjustment,
	); // c18.52
	return {
		taxable: left.relief + left.residential + left.other,
		reliefGains: left.relief,
		reliefTax,
		residentialBasic,
		residentialBasicTax,
		residentialHigher,
		residentialHigherTax,
		otherBasic,
		otherBasicTax,
		otherHigher,
		otherHigherTax,
		change,
		adjustment,
		charged: total,
		alreadyPaid: page.taxPaid,
		due: positive(total - page.taxPaid), // c18.58
		overpaid: positive(page.taxPaid - total), // c18.59
	};
}

/** c18.5 to c18.29: losses brought forward, losses of the year and the exempt amount, in that order of HMRC's boxes. */
function afterReliefs(page: CapitalGainsPage, exempt: number) {
	const deductions = page.lossesBroughtForwardUsed + page.losses + page.incomeLosses + exempt;
	const residential = positive(page.residentialGains - deductions);
	const afterResidential = positive(deductions - page.residentialGains);
	const plain = page.otherGains - page.reliefGains; // c18.3
	const other = positive(plain - afterResidential);
	const relief = positive(page.reliefGains - positive(afterResidential - plain));
	return { residential, other, relief };
}
