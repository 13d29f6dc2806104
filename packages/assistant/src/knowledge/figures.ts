/** What fills the gaps of the knowledge for a year: every figure from the years’ data. */
import { formatDay, formatDayOfYear, formatPounds, pence, pounds, shareDown } from '@halfpenny/facts';
import { FULL_RATE_MILES } from '@halfpenny/tax';
import {
	flatRateExpenses,
	homeRates,
	lastingFigures,
	latePaymentStep,
	mandationSteps,
	prescribedFootwear,
	quarterlyUpdatesDue,
	quartersOf,
	submissionPoints,
	supportedYears,
	type TaxYear,
	timeLimits,
	uniformLaundryPounds,
	vehicleBenefitsIn,
	type YearData,
	yearData,
} from '@halfpenny/years';
import type { Fills } from '../guard/compose.ts';
import { bandsOf, quartersIn } from './band-figures.ts';
import { capitalAllowancesFrom } from './capital-figures.ts';
import { limitsOf } from './limit-figures.ts';
import { inPounds, rate } from './written.ts';

/** The figures of a year by the names that the entries use, written out. */
export function knowledgeFigures(taxYear: TaxYear): Fills {
	const year = yearData(taxYear);
	return {
		taxYear,
		...datesOf(year),
		...allowancesOf(year),
		...ratesOf(year),
		...flatRates,
		marriageWorth: marriageWorthOf(year),
		...chargesOf(year),
		...reliefsOf(year),
		...homeWorkingOf(year),
		...bandsOf(year),
		quarters: quartersIn(taxYear),
		...lateUnder(taxYear),
		...digital,
		...lasting,
		...vehiclesIn(taxYear),
		taperEnd: inPounds(year.allowances.taperThresholdPounds + 2 * year.allowances.personalAllowancePounds),
		reducedPensionAllowance: inPounds(year.pensions.moneyPurchaseAnnualAllowancePounds),
		pensionTaperFrom: inPounds(year.pensions.adjustedIncomePounds),
		...capitalAllowancesFrom(year.startsOn),
		...limitsOf(taxYear),
		benefitsFormBy: formatDay(`${Number(taxYear.slice(0, 4)) + 1}-${timeLimits.benefitsFormDay}`),
	};
}

function datesOf({ taxYear, deadlines, paymentsOnAccount, codingOut, startsOn, endsOn }: YearData): Fills {
	return {
		yearStart: formatDay(startsOn),
		yearEnd: formatDay(endsOn),
		calendarYearEnd: formatDay(quartersOf(taxYear, 'calendar').at(-1)?.to ?? ''),
		notifyBy: formatDay(deadlines.notify),
		paperBy: formatDay(deadlines.paper),
		onlineBy: formatDay(deadlines.online),
		payBy: formatDay(deadlines.balancingPayment),
		amendBy: formatDay(deadlines.amend),
		recordsUntil: formatDay(deadlines.businessRecords),
		recordsYears: yearsBetween(deadlines.online, deadlines.businessRecords),
		otherRecordsUntil: formatDay(deadlines.otherRecords),
		firstOnAccount: formatDay(paymentsOnAccount.firstDue),
		secondOnAccount: formatDay(paymentsOnAccount.secondDue),
		smallestOnAccount: inPounds(paymentsOnAccount.smallestTaxPounds),
		deductedShare: rate(paymentsOnAccount.deductedAtSourceShare),
		codingOutLimit: inPounds(codingOut.limitPounds),
		codingOutBy: formatDay(codingOut.onlineBy),
	};
}

/** Whole years from one day to another. */
function yearsBetween(from: string, to: string): string {
	return String(Number(to.slice(0, 4)) - Number(from.slice(0, 4))); // years, not money
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
		usualCode: `${allowances.personalAllowancePounds / 10}L`, // a tax code, not money
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
		carFirstMiles: FULL_RATE_MILES.toLocaleString('en-GB'),
		carFirst: `${mileage.carFirst10000PencePerMile}p`,
		carAfter: `${mileage.carAfterPencePerMile}p`,
		motorcycle: `${mileage.motorcyclePencePerMile}p`,
		bicycle: `${mileage.bicyclePencePerMile}p`,
		...gainsOf(capitalGains),
	};
}

/** What HMRC lets employees deduct for a uniform without receipts. */
const nurses = flatRateExpenses.jobs.find(({ id }) => id === 'nurses')?.pounds ?? uniformLaundryPounds;
const flatRates: Fills = {
	nurseRate: inPounds(nurses),
	nurseRateWithShoes: inPounds(nurses + prescribedFootwear.shoes + prescribedFootwear.tights),
	laundryRate: inPounds(uniformLaundryPounds),
};

/** The most that the Marriage Allowance takes off a bill: the basic rate of what is given. */
function marriageWorthOf({ allowances, incomeTaxBands: { uk } }: YearData): string {
	const basic = uk.find(({ name }) => name === 'basic')?.rate ?? 0;
	const given = pounds(allowances.marriageAllowancePounds);
	return formatPounds(shareDown(given, { parts: basic, whole: 10_000 })).replace(/\.00$/, '');
}

/** The rates at the end of the year. */
function gainsOf({ mainRates, ...gains }: YearData['capitalGains']): Fills {
	const last = mainRates.at(-1);
	return {
		gainsBasic: rate(last?.basicRate ?? 0),
		gainsHigher: rate(last?.higherRate ?? 0),
		gainsHomesBasic: rate(gains.residentialBasicRate),
		gainsHomesHigher: rate(gains.residentialHigherRate),
		badrRate: rate(gains.businessAssetDisposalRate),
	};
}

function reliefsOf({
	pensions,
	investmentReliefs,
	allowances,
	studentLoans,
	winterFuelPaymentCharge,
}: YearData): Fills {
	return {
		pensionAllowance: inPounds(pensions.annualAllowancePounds),
		eisRate: rate(investmentReliefs.enterpriseInvestmentSchemeRate),
		seisRate: rate(investmentReliefs.seedEnterpriseInvestmentSchemeRate),
		vctRate: rate(investmentReliefs.ventureCapitalTrustRate),
		eisLimit: inPounds(investmentReliefs.enterpriseInvestmentSchemePlainLimitPounds),
		seisLimit: inPounds(investmentReliefs.seedEnterpriseInvestmentSchemeLimitPounds),
		vctLimit: inPounds(investmentReliefs.ventureCapitalTrustLimitPounds),
		marriedMost: inPounds(allowances.marriedCouplesAllowanceMaximumPounds),
		marriedLeast: inPounds(allowances.marriedCouplesAllowanceMinimumPounds),
		marriedRate: rate(allowances.marriedCouplesAllowanceRate),
		marriedBornBefore: formatDay(allowances.marriedCouplesBornBefore),
		plan4: inPounds(studentLoans.plan4Pounds),
		...(studentLoans.plan5Pounds !== null && { plan5: inPounds(studentLoans.plan5Pounds) }),
		postgraduateThreshold: inPounds(studentLoans.postgraduatePounds),
		postgraduateRate: rate(studentLoans.postgraduateRate),
		...(winterFuelPaymentCharge && {
			winterFuelAbove: inPounds(winterFuelPaymentCharge.totalIncomeThresholdPounds),
		}),
	};
}

/** The last day of the last year with relief for employees who work from home. */
const lastDayOfHomeRelief =
	supportedYears.map(yearData).findLast(({ homeWorking }) => homeWorking.employeeWeeklyPounds !== null)
		?.endsOn ?? '';

/** The flat rates of a business by hours a month, and what employees had while there was relief. */
function homeWorkingOf({ homeWorking }: YearData): Fills {
	const [low, middle, high] = homeRates.rates;
	return {
		...named('homeLow', low),
		...named('homeMiddle', middle),
		...named('homeHigh', high),
		employeeHomeEnds: formatDay(lastDayOfHomeRelief),
		...(homeWorking.employeeWeeklyPounds !== null && {
			employeeHome: inPounds(homeWorking.employeeWeeklyPounds),
		}),
	};
}

function named(name: string, rateOfMonth: (typeof homeRates.rates)[number] | undefined): Fills {
	if (!rateOfMonth) return {};
	return { [name]: inPounds(rateOfMonth.monthlyPounds), [`${name}Hours`]: String(rateOfMonth.fromHours) };
}

/** Late filing and payment under Making Tax Digital. */
function lateUnder(taxYear: TaxYear): Fills {
	const step = latePaymentStep(taxYear);
	return {
		pointsPenalty: inPounds(submissionPoints.penaltyPounds),
		pointsThreshold: String(submissionPoints.thresholdQuarterly),
		...(step && {
			mtdDay15: rate(step.day15Share),
			mtdDay30: rate(step.day30Share),
			mtdDailyRate: rate(step.dailyYearlyRate),
		}),
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

/** What the law sets for as long as it is not changed. */
const lasting: Fills = {
	...Object.fromEntries(
		(
			[
				'appealDays',
				'unequalSharesDays',
				'enquiryMonths',
				'overpaidYears',
				'preTradingYears',
				'lastMonthsOfHome',
				'boughtBackDays',
				'lossClaimYears',
				'backYears',
				'carelessYears',
				'deliberateYears',
			] as const
		).map((name) => [name, String(timeLimits[name])]),
	),
	holidayLetsEnded: formatDay(timeLimits.holidayLetsEnded),
	plan5CoursesFrom: formatDay(timeLimits.plan5CoursesFrom),
	plan5RepaidFrom: formatDay(timeLimits.plan5RepaidFrom),
	possessions: inPounds(lastingFigures.possessionsPounds),
	redundancy: inPounds(lastingFigures.redundancyPounds),
	trivialBenefit: inPounds(lastingFigures.trivialBenefitPounds),
	staffParty: inPounds(lastingFigures.staffPartyPounds),
	pensionLumpSum: rate(lastingFigures.pensionLumpSumShare),
	registeredSubcontractor: rate(lastingFigures.registeredSubcontractorShare),
	unregisteredSubcontractor: rate(lastingFigures.unregisteredSubcontractorShare),
};

/** What vans and electric cars add to income, where it is known for the year. */
function vehiclesIn(taxYear: TaxYear): Fills {
	const benefits = vehicleBenefitsIn(taxYear);
	if (!benefits) return {};
	return {
		vanBenefit: inPounds(benefits.vanPounds),
		vanFuel: inPounds(benefits.vanFuelPounds),
		electricCar: rate(benefits.electricCarShare),
	};
}

const digital: Fills = Object.fromEntries([
	...mandationSteps.flatMap(({ from, qualifyingIncomeAbovePounds, decidedByYear }, index) => [
		[`mtdFrom${index + 1}`, formatDay(from)],
		[`mtdAbove${index + 1}`, inPounds(qualifyingIncomeAbovePounds)],
		[`mtdYear${index + 1}`, decidedByYear],
	]),
	['quarterlyDays', quarterlyUpdatesDue.map(formatDayOfYear).join(', ')],
]);
