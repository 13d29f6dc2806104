/** The year's figures for the public pages, from the rules data. */
import { formatDay, formatDayOfYear, formatPounds, type Pence, pence, pounds, sum } from '@halfpenny/facts';
import { plans } from '@halfpenny/messages/prices';
import type { PublicFigures } from '@halfpenny/messages/public-figures';
import { questionWords, topicTitle } from '@halfpenny/messages/questions';
import { sectionsOf } from '@halfpenny/questions';
import {
	formYears,
	interestKnownTo,
	interestMayHaveChanged,
	interestRates,
	isTaxYear,
	selfAssessmentPenalties as late,
	latestFilableYear,
	mandationSteps,
	quarterlyUpdatesDue,
	type YearData,
	yearData,
	yearDueNext,
	yearsBegun,
} from '@halfpenny/years';
import agreement from '../../../../docs/evidence/agreement.json';
import published from '../../../../docs/evidence/published-answers.json';
import { formatRate, formatShort } from '../charts/pound-words.ts';
import { formatList } from '../ui/format.ts';

/** Returns the figures of the year the service shows, for `today`. */
export function publicFigures(taxYear: string, today: string): PublicFigures {
	const year = yearData(isTaxYear(taxYear) ? taxYear : yearDueNext(today));
	const latestToFile = latestFilableYear(today);
	return {
		latestToFile,
		canFile: latestToFile !== undefined && year.taxYear <= latestToFile,
		...datesOf(year),
		notifyPassed: year.deadlines.notify < today,
		paperPassed: year.deadlines.paper < today,
		...ratesOf(year),
		...contributionsOf(year),
		...latenessOn(today),
		...whatThereIs(today),
	};
}

function datesOf({ taxYear, startsOn, endsOn, deadlines, paymentsOnAccount, codingOut }: YearData) {
	return {
		taxYear,
		startsOn: formatDay(startsOn),
		endsOn: formatDay(endsOn),
		notifyBy: formatDay(deadlines.notify),
		paperBy: formatDay(deadlines.paper),
		onlineBy: formatDay(deadlines.online),
		amendBy: formatDay(deadlines.amend),
		recordsUntil: formatDay(yearsAfter(deadlines.online, 5)),
		firstOnAccount: formatDay(paymentsOnAccount.firstDue),
		secondOnAccount: formatDay(paymentsOnAccount.secondDue),
		smallestOnAccount: inPounds(paymentsOnAccount.smallestTaxPounds),
		codingOutLimit: inPounds(codingOut.limitPounds),
		codingOutBy: formatDay(codingOut.onlineBy),
	};
}

function ratesOf({ allowances, incomeTaxBands, savings, dividends, ...year }: YearData) {
	const [basic, higher, additional] = incomeTaxBands.uk;
	const allowance = pounds(allowances.personalAllowancePounds);
	return {
		personalAllowance: formatShort(allowance),
		taperThreshold: inPounds(allowances.taperThresholdPounds),
		basicRate: formatRate(basic?.rate ?? 0),
		higherRate: formatRate(higher?.rate ?? 0),
		additionalRate: formatRate(additional?.rate ?? 0),
		higherFrom: formatShort(sum([allowance, pounds(basic?.upToPounds ?? 0)])),
		additionalFrom: inPounds(higher?.upToPounds ?? 0),
		startingRateBand: inPounds(savings.startingRateBandPounds),
		savingsAllowanceBasic: inPounds(savings.allowanceBasicPounds),
		savingsAllowanceHigher: inPounds(savings.allowanceHigherPounds),
		dividendAllowance: inPounds(dividends.allowancePounds),
		dividendOrdinary: formatRate(dividends.ordinaryRate),
		dividendUpper: formatRate(dividends.upperRate),
		dividendAdditional: formatRate(dividends.additionalRate),
		tradingAllowance: inPounds(year.smallAllowances.tradingAllowancePounds),
		propertyAllowance: inPounds(year.smallAllowances.propertyAllowancePounds),
		rentARoom: inPounds(year.smallAllowances.rentARoomPounds),
		financeCostRate: formatRate(year.propertyFinanceCosts.reliefRate),
		gainsExempt: inPounds(year.capitalGains.annualExemptAmountPounds),
		carFirst: formatPence(year.mileage.carFirst10000PencePerMile),
		carAfter: formatPence(year.mileage.carAfterPencePerMile),
	};
}

function contributionsOf({ class2, class4, highIncomeChildBenefitCharge: childBenefit }: YearData) {
	return {
		class2Weekly: formatPounds(pence(class2.weeklyRatePence)),
		class2Threshold: inPounds(class2.smallProfitsThresholdPounds),
		class4From: inPounds(class4.lowerProfitsLimitPounds),
		class4To: inPounds(class4.upperProfitsLimitPounds),
		class4Main: formatRate(class4.mainRate),
		class4Upper: formatRate(class4.upperRate),
		childBenefitFrom: inPounds(childBenefit.thresholdPounds),
		childBenefitAllFrom: inPounds(childBenefit.thresholdPounds + 100 * childBenefit.poundsPerPercent), // not money: percents
	};
}

function latenessOn(today: string) {
	const interest = interestRates.findLast(({ from }) => from <= today) ?? interestRates[0];
	return {
		lateFiling: inPounds(late.lateFilingPounds),
		lateDaily: inPounds(late.dailyPounds),
		lateDailyMost: inPounds(late.dailyPounds * late.dailyForDays),
		lateLaterLeast: inPounds(late.laterLeastPounds),
		lateShare: formatRate(late.laterShare),
		interestRate: formatRate(interest?.latePaymentRate ?? 0),
		interestSince: formatDay(interest?.from ?? today),
		interestKnownTo: formatDay(interestKnownTo),
		interestIsOld: interestMayHaveChanged(today),
	};
}

function whatThereIs(today: string) {
	const priceOf = (id: string) => inPounds(plans.find((plan) => plan.id === id)?.poundsAYear ?? 0);
	const sections = sectionsOf('individual').filter(({ group }) => group !== 'scope');
	return {
		making: mandationSteps.map(({ from, qualifyingIncomeAbovePounds, decidedByYear }) => ({
			from: formatDay(from),
			above: inPounds(qualifyingIncomeAbovePounds),
			decidedBy: decidedByYear,
		})),
		quarterlyDays: formatList(quarterlyUpdatesDue.map(formatDayOfYear)),
		years: formatList(yearsBegun(today)),
		formYears: formatList(formYears),
		notOnScreen: questionWords('scope', 'hadElsewhere').hint ?? '',
		publishedForms: formatList(formYears.filter((year) => yearData(year).formPublished)),
		unpublishedForms: formatList(formYears.filter((year) => !yearData(year).formPublished)),
		onScreen: [...new Set(sections.map(({ topic }) => topicTitle(topic)))],
		basicPrice: priceOf('basic'),
		premiumPrice: priceOf('premium'),
		partnershipPrice: priceOf('partnership'),
		publishedMatched: formatCount(published.figures.matched),
		returnsAgreed: formatCount(agreement.figures.agreed),
	};
}

/** Returns a number with commas. */
export function formatCount(count: number): string {
	return count.toLocaleString('en-GB');
}

function inPounds(wholePounds: number): string {
	return formatShort(pounds(wholePounds));
}

function formatPence(amount: number): string {
	return amount < 100 ? `${amount}p` : formatPounds(amount as Pence);
}

function yearsAfter(isoDate: string, years: number): string {
	return `${Number(isoDate.slice(0, 4)) + years}${isoDate.slice(4)}`;
}
