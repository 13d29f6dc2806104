/** Missing answers about income, tax taken off it, and anything that lowers the tax on gains and Class 4. */
import type { Facts } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import type { ReportMissing } from '../calculation.ts';
import type { CapitalGains } from '../capital-gains/capital-gains-facts.ts';
import { soldBeyondWhatIsKnown } from '../capital-gains/short-holding.ts';
import type { Figures } from '../figures.ts';
import { lower, positive } from '../rounding.ts';
import { nationalInsurance } from '../stages/stage-16-national-insurance.ts';

/** Income started without an amount, and missing tax taken off pay and pensions. */
export function missingOfIncome(facts: Facts, reportMissing: ReportMissing): void {
	facts.employments?.forEach(({ pay, taxDeducted }, index) => {
		if (pay === undefined) reportMissing(`employments[${index}].pay`, 'totalIncome');
		if (taxDeducted === undefined) reportMissing(`employments[${index}].taxDeducted`, 'taxDeducted');
	});
	facts.trades?.forEach(({ turnover }, index) => {
		if (turnover === undefined) reportMissing(`trades[${index}].turnover`, 'totalIncome');
	});
	facts.partnerships?.forEach(({ profit, property }, index) => {
		if (profit === undefined) reportMissing(`partnerships[${index}].profit`, 'totalIncome');
		if (property && property.profit === undefined) {
			reportMissing(`partnerships[${index}].property.profit`, 'totalIncome');
		}
	});
	missingOfProperty(facts.ukProperty, reportMissing);
	missingOfPensions(facts.pensions, reportMissing);
	if (facts.otherIncome && facts.otherIncome.amount === undefined && !facts.otherIncome.preOwnedAssets) {
		reportMissing('otherIncome.amount', 'totalIncome');
	}
}

function missingOfProperty(property: Facts['ukProperty'], reportMissing: ReportMissing): void {
	if (!property) return;
	const { rents, rentARoom } = property;
	if (rents === undefined && !rentARoom) reportMissing('ukProperty.rents', 'totalIncome');
	if (rentARoom && rentARoom.receipts === undefined)
		reportMissing('ukProperty.rentARoom.receipts', 'totalIncome');
}

function missingOfPensions(pensions: Facts['pensions'], reportMissing: ReportMissing): void {
	if (!pensions) return;
	const { otherPensions, taxDeducted, statePensionLumpSum, statePensionLumpSumTaxDeducted } = pensions;
	if (otherPensions && taxDeducted === undefined) reportMissing('pensions.taxDeducted', 'taxDeducted');
	if (statePensionLumpSum && statePensionLumpSumTaxDeducted === undefined) {
		reportMissing('pensions.statePensionLumpSumTaxDeducted', 'taxDeducted');
	}
}

/** Proceeds, costs and dates of disposals, and the cost of shares that were sold. */
export function missingOfGains(
	{ disposals, holdings }: CapitalGains,
	year: TaxYear,
	reportMissing: ReportMissing,
): void {
	const ratesChanged = yearData(year).capitalGains.mainRates.length > 1;
	disposals?.forEach(({ gain, proceeds, costs, date }, index) => {
		const path = `capitalGains.disposals[${index}]`;
		if (gain === undefined && proceeds === undefined) reportMissing(`${path}.proceeds`, 'capitalGainsTax');
		if (gain === undefined && costs === undefined) reportMissing(`${path}.costs`, 'capitalGainsTax');
		if (date === undefined && ratesChanged) reportMissing(`${path}.date`, 'capitalGainsTax');
	});
	holdings?.forEach((holding, index) => {
		const path = `capitalGains.holdings[${index}]`;
		const { openingQuantity, openingCost } = holding;
		if (openingQuantity && openingCost === undefined) reportMissing(`${path}.openingCost`, 'capitalGainsTax');
		if (soldBeyondWhatIsKnown(holding, year)) {
			reportMissing(
				`${path}.${openingQuantity === undefined ? 'openingQuantity' : 'trades'}`,
				'capitalGainsTax',
			);
		}
	});
}

/**
 * Every job without Class 1 earnings, with the most they could save together: Class 4 has a limit for people who are
 * employed too (SSCR 2001 reg.100).
 */
export function missingOfClass4(facts: Facts, figures: Figures, reportMissing: ReportMissing): void {
	const { class4 } = figures.nationalInsurance;
	const jobs = facts.employments;
	if (class4 === 0 || !jobs?.some(({ class1Earnings }) => class1Earnings === undefined)) return;
	const saving = class4 - class4AtMost(facts, figures);
	if (saving <= 0) return;
	jobs.forEach(({ class1Earnings }, index) => {
		if (class1Earnings === undefined) reportMissing(`employments[${index}].class1Earnings`, 'class4', saving);
	});
}

/** Class 4 if all pay between the thresholds of these jobs were liable to Class 1. */
function class4AtMost(facts: Facts, { pages, reliefs }: Figures): number {
	const { class1 } = yearData(facts.taxYear);
	const from = class1.primaryThresholdPounds * 100;
	const to = class1.upperEarningsLimitPounds * 100;
	const employments = pages.employments.map((page, index) =>
		facts.employments?.[index]?.class1Earnings === undefined
			? { ...page, class1Earnings: positive(lower(page.pay, to) - from) }
			: page,
	);
	return nationalInsurance(facts, { ...pages, employments }, reliefs).class4;
}
