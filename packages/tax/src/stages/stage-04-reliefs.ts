/** Stage 4, first half: reliefs deducted from income, the limit on them, and the extension of the basic rate band. Boxes c4.1 to c4.62. */
import type { Facts } from '@halfpenny/facts';
import { type YearData, yearData } from '@halfpenny/years';
import { deduction } from '../pages/box.ts';
import type { Pages } from '../pages/pages.ts';
import { grossUpToPound, larger, lower, positive, rateUpToPound } from '../rounding.ts';
import type { NonSavings } from './stage-01-non-savings.ts';
import type { Dividends } from './stage-03-dividends.ts';
import type { Status } from './stage-03a-status.ts';

/** Reliefs of the year. */
export interface Reliefs {
	/** c4.63b: losses brought forward of every source. */
	readonly lossesBroughtForward: number;
	/** c4.25, c4.31 and c4.3: losses of the year set against other income. */
	readonly lossesSideways: number;
	/** c4.2: losses on shares with EIS or SEIS relief, which have no limit. */
	readonly eisShareLosses: number;
	/** c4.38. */
	readonly loanInterest: number;
	/** c4.40. */
	readonly subjectToLimit: number;
	/** c4.44. */
	readonly limit: number;
	/** c4.46: deductions without a limit. */
	readonly uncapped: number;
	/** c4.47. */
	readonly allowed: number;
	/** c4.48. */
	readonly pensionPaymentsGross: number;
	/** c4.49. */
	readonly giftsOfAssets: number;
	/** c4.51. */
	readonly annualPayments: number;
	/** c4.54.1. */
	readonly transitionProfit: number;
	/** c4.54.2: net income with the transition profit. */
	readonly netIncomeWithTransition: number;
	/** c4.55: net income. */
	readonly netIncome: number;
	/** c4.56: gifts as paid, up to a pound. */
	readonly giftsPaid: number;
	/** c4.57: gifts grossed up at the basic rate. */
	readonly giftAidGross: number;
	/** c4.58. */
	readonly pensionReliefAtSource: number;
	/** c4.59: the extension of the basic rate band. */
	readonly extension: number;
	/** c4.61. */
	readonly addedBack: number;
}

/** The reliefs of the year. */
export function reliefs(
	facts: Facts,
	pages: Pages,
	status: Status,
	nonSavings: NonSavings,
	dividends: Dividends,
): Reliefs {
	const given = facts.reliefs;
	const losses = lossesOf(pages);
	const transitionProfit = positive(losses.transitionProfit - losses.transitionLossUsed);
	const loanInterest = deduction(given?.qualifyingLoanInterest);
	const shareLosses = pages.capitalGains?.shareLosses ?? 0;
	const eisShareLosses = pages.capitalGains?.eisShareLosses ?? 0;
	const tradeUnion = deduction(given?.paymentsToTradeUnionsForDeathBenefits);
	const lossesBroughtForward =
		nonSavings.tradeLosses + nonSavings.partnershipLosses + nonSavings.propertyLosses;
	const subjectToLimit =
		positive(shareLosses - eisShareLosses) +
		losses.sideways +
		deduction(given?.postCessationTradeReliefAndCertainOtherLosses) +
		loanInterest; // c4.40
	const limit = limitOn(dividends.adjustedTotalIncome + losses.transitionProfit, yearData(facts.taxYear));
	const uncapped =
		eisShareLosses + tradeUnion + lossesBroughtForward + deduction(given?.preIncorporationLosses); // c4.46
	const allowed = lower(subjectToLimit, limit) + uncapped;
	const pensionReliefAtSource = deduction(given?.pensionReliefAtSource);
	const pensionPaymentsGross = dividends.pensionPayments - pensionReliefAtSource; // c4.48
	const giftsOfAssets = deduction(given?.sharesOrSecurities) + deduction(given?.landAndBuildings);
	const annualPayments = grossUpToPound(deduction(given?.annualPaymentsMade), status.ukBasicRate);
	const netIncomeWithTransition = positive(
		dividends.totalIncome +
			transitionProfit -
			(allowed + pensionPaymentsGross + giftsOfAssets + annualPayments),
	);
	const giftsPaid = giftsPaidOf(given);
	const giftAidGross = grossUpToPound(giftsPaid, status.ukBasicRate);
	return {
		lossesBroughtForward,
		lossesSideways: losses.sideways + shareLosses,
		eisShareLosses,
		loanInterest,
		subjectToLimit,
		limit,
		uncapped,
		allowed,
		pensionPaymentsGross,
		giftsOfAssets,
		annualPayments,
		transitionProfit,
		netIncomeWithTransition,
		netIncome: netIncomeWithTransition - lower(transitionProfit, netIncomeWithTransition),
		giftsPaid,
		giftAidGross,
		pensionReliefAtSource,
		extension: giftAidGross + pensionReliefAtSource,
		addedBack: tradeUnion,
	};
}

/** c4.56: less gifts carried back, plus those brought back from the next year. */
function giftsPaidOf(given: Facts['reliefs']): number {
	if (!given) return 0;
	const kept = deduction(given.giftAid) - deduction(given.giftAidCarriedBack);
	return positive(kept + deduction(given.giftAidBroughtBack));
}

/** c4.42 to c4.44: £50,000, or a quarter of adjusted total income if that is more (ITA 2007 s.24A). */
function limitOn(adjustedTotalIncome: number, { reliefLimit }: YearData): number {
	return larger(rateUpToPound(adjustedTotalIncome, reliefLimit.shareOfIncome), reliefLimit.capPounds * 100);
}

/** c4.8, c4.20, c4.31 and c4.40.1 to c4.40.2. */
function lossesOf(pages: Pages) {
	let sideways = pages.property?.lossAgainstOtherIncome ?? 0;
	let transitionProfit = 0;
	let transitionLossUsed = 0;
	for (const page of pages.trades) {
		sideways += page.lossAgainstOtherIncome;
		transitionProfit += page.transitionProfit;
		transitionLossUsed += page.transitionLossUsed;
	}
	for (const page of pages.partnerships) {
		sideways += page.lossAgainstOtherIncome + page.propertyLossAgainstOtherIncome;
		transitionProfit += page.transitionProfit;
		transitionLossUsed += page.transitionLossUsed;
	}
	return { sideways, transitionProfit, transitionLossUsed };
}
