/** Businesses as calculations and summaries show them. */
import type { StandIn } from '../../app/plugin.ts';
import { poundsDown } from '../../calculation/amount.ts';
import { firstDayOf, lastDayOf } from '../../mtd/tax-year.ts';
import { inPounds, notBelowNil } from '../amounts.ts';
import type { Assessment } from '../assess.ts';
import type { BusinessResult } from '../business-result.ts';
import { wholePounds } from './bands.ts';

const sourceOf = ({ business }: BusinessResult) => ({
	incomeSourceId: business.businessId,
	incomeSourceType: business.typeOfBusiness,
	...(business.tradingName === undefined ? {} : { incomeSourceName: business.tradingName }),
});

/** The profit or loss of each. */
export const profitsAndLosses = ({ results, taxYear }: Assessment): readonly object[] =>
	results.map((result) => ({
		...sourceOf(result),
		totalIncome: inPounds(result.figures.income),
		totalExpenses: inPounds(result.figures.expenses),
		netProfit: inPounds(notBelowNil(result.net)),
		netLoss: inPounds(notBelowNil(-result.net)),
		totalAdditions: inPounds(result.figures.additions),
		totalDeductions: inPounds(result.figures.deductions),
		accountingAdjustments: inPounds(result.figures.accountingAdjustments),
		taxableProfit: wholePounds(result.taxableProfit),
		adjustedIncomeTaxLoss: wholePounds(result.loss),
		totalBroughtForwardIncomeTaxLosses: wholePounds(result.broughtForward),
		broughtForwardIncomeTaxLossesUsed: wholePounds(result.broughtForwardUsed),
		taxableProfitAfterIncomeTaxLossesDeduction: wholePounds(result.taxableProfit - result.broughtForwardUsed),
		// These were dropped with the losses of 2026-27.
		...(taxYear < '2026-27' ? { carrySidewaysIncomeTaxLossesUsed: wholePounds(result.sideways) } : {}),
		adjustedProfit: inPounds(poundsDown(notBelowNil(result.adjusted))),
	}));

/** What was sent for each. */
export function businessSources(standIn: StandIn, { results, taxYear }: Assessment): readonly object[] {
	return results.flatMap((result) => {
		const update = standIn.updates.latest(result.business, taxYear);
		if (!update) return [];
		const startDate = update.periodStartDate ?? firstDayOf(taxYear);
		const endDate = update.periodEndDate ?? lastDayOf(taxYear);
		const { commencementDate, cessationDate } = result.business;
		return [
			{
				...sourceOf(result),
				accountingPeriodStartDate: firstDayOf(taxYear),
				accountingPeriodEndDate: lastDayOf(taxYear),
				source: 'MTD-SA',
				...(commencementDate === undefined ? {} : { commencementDate }),
				...(cessationDate === undefined ? {} : { cessationDate }),
				latestPeriodEndDate: endDate,
				latestReceivedDateTime: update.submittedOn,
				submissionPeriod: { startDate, endDate, receivedDateTime: update.submittedOn },
			},
		];
	});
}
