/** What fills the gaps of the knowledge for a year: every figure from the years’ data. */
import { formatDay, formatDayOfYear, formatPounds, pence, pounds } from '@halfpenny/facts';
import {
	selfAssessmentPenalties as late,
	mandationSteps,
	quarterlyUpdatesDue,
	type TaxYear,
	type YearData,
	yearData,
} from '@halfpenny/years';
import type { Fills } from '../guard/compose.ts';

/** The figures of a year by the names that the entries use, written out. */
export function knowledgeFigures(taxYear: TaxYear): Fills {
	const year = yearData(taxYear);
	return {
		taxYear,
		...datesOf(year),
		...allowancesOf(year),
		...ratesOf(year),
		...chargesOf(year),
		...lateness,
		...digital,
	};
}

/** TMA 1970 s.12B: records of a business are kept until five years after the day the return is due. */
function recordsUntil(online: string): string {
	return formatDay(`${Number(online.slice(0, 4)) + 5}${online.slice(4)}`);
}

function datesOf({ deadlines, paymentsOnAccount, codingOut }: YearData): Fills {
	return {
		notifyBy: formatDay(deadlines.notify),
		paperBy: formatDay(deadlines.paper),
		onlineBy: formatDay(deadlines.online),
		payBy: formatDay(deadlines.balancingPayment),
		amendBy: formatDay(deadlines.amend),
		recordsUntil: recordsUntil(deadlines.online),
		firstOnAccount: formatDay(paymentsOnAccount.firstDue),
		secondOnAccount: formatDay(paymentsOnAccount.secondDue),
		smallestOnAccount: inPounds(paymentsOnAccount.smallestTaxPounds),
		deductedShare: rate(paymentsOnAccount.deductedAtSourceShare),
		codingOutLimit: inPounds(codingOut.limitPounds),
		codingOutBy: formatDay(codingOut.onlineBy),
	};
}

function allowancesOf({
	allowances,
	savings,
	dividends,
	smallAllowances,
	capitalGains,
	mileage,
}: YearData): Fills {
	return {
		personalAllowance: inPounds(allowances.personalAllowancePounds),
		taperThreshold: inPounds(allowances.taperThresholdPounds),
		blindAllowance: inPounds(allowances.blindPersonsAllowancePounds),
		marriageAllowance: inPounds(allowances.marriageAllowancePounds),
		startingRateBand: inPounds(savings.startingRateBandPounds),
		savingsAllowanceBasic: inPounds(savings.allowanceBasicPounds),
		savingsAllowanceHigher: inPounds(savings.allowanceHigherPounds),
		dividendAllowance: inPounds(dividends.allowancePounds),
		tradingAllowance: inPounds(smallAllowances.tradingAllowancePounds),
		propertyAllowance: inPounds(smallAllowances.propertyAllowancePounds),
		rentARoom: inPounds(smallAllowances.rentARoomPounds),
		rentARoomShared: inPounds(smallAllowances.rentARoomSharedPounds),
		gainsExempt: inPounds(capitalGains.annualExemptAmountPounds),
		gainsReportDays: String(capitalGains.reportWithinDays),
		carFirst: `${mileage.carFirst10000PencePerMile}p`,
		carAfter: `${mileage.carAfterPencePerMile}p`,
	};
}

function ratesOf({ incomeTaxBands: { uk }, dividends, propertyFinanceCosts }: YearData): Fills {
	const band = (name: string) => uk.find((one) => one.name === name);
	return {
		basicRate: rate(band('basic')?.rate ?? 0),
		higherRate: rate(band('higher')?.rate ?? 0),
		additionalRate: rate(band('additional')?.rate ?? 0),
		basicBand: inPounds(band('basic')?.upToPounds ?? 0),
		higherBand: inPounds(band('higher')?.upToPounds ?? 0),
		dividendOrdinary: rate(dividends.ordinaryRate),
		dividendUpper: rate(dividends.upperRate),
		dividendAdditional: rate(dividends.additionalRate),
		financeCostRate: rate(propertyFinanceCosts.reliefRate),
	};
}

function chargesOf({ class2, class4, highIncomeChildBenefitCharge: charge, studentLoans }: YearData): Fills {
	return {
		class2Weekly: formatPounds(pence(class2.weeklyRatePence)),
		class2Threshold: inPounds(class2.smallProfitsThresholdPounds),
		class4From: inPounds(class4.lowerProfitsLimitPounds),
		class4To: inPounds(class4.upperProfitsLimitPounds),
		class4Main: rate(class4.mainRate),
		class4Upper: rate(class4.upperRate),
		childBenefitFrom: inPounds(charge.thresholdPounds),
		childBenefitAllFrom: inPounds(charge.thresholdPounds + charge.poundsPerPercent * 100), // 100 steps, not money
		studentLoanRate: rate(studentLoans.rate),
		plan1: inPounds(studentLoans.plan1Pounds),
		plan2: inPounds(studentLoans.plan2Pounds),
	};
}

const lateness: Fills = {
	lateFiling: inPounds(late.lateFilingPounds),
	lateDaily: inPounds(late.dailyPounds),
	lateDailyDays: String(late.dailyForDays),
	lateLaterShare: rate(late.laterShare),
	lateLaterLeast: inPounds(late.laterLeastPounds),
	latePaymentShare: rate(late.latePaymentShare),
	latePaymentDays: String(late.latePaymentAfterDays),
};

const digital: Fills = Object.fromEntries([
	...mandationSteps.flatMap(({ from, qualifyingIncomeAbovePounds, decidedByYear }, index) => [
		[`mtdFrom${index + 1}`, formatDay(from)],
		[`mtdAbove${index + 1}`, inPounds(qualifyingIncomeAbovePounds)],
		[`mtdYear${index + 1}`, decidedByYear],
	]),
	['quarterlyDays', quarterlyUpdatesDue.map(formatDayOfYear).join(', ')],
]);

function inPounds(amount: number): string {
	return formatPounds(pounds(amount)).replace(/\.00$/, '');
}

/** Hundredths of a percent as a rate: 2000 is `20%`. */
function rate(hundredths: number): string {
	return `${hundredths / 100}%`;
}
