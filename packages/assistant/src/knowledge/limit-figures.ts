/** Limits, rates and amounts that people ask for by name, as the knowledge writes them out. */
import { formatDay, formatPounds, pence } from '@halfpenny/facts';
import {
	careReliefIn,
	firstYearRates,
	incomeRequiringReturn,
	interestRates,
	lastingFigures,
	selfAssessmentPenalties as late,
	mainRateCarGrams,
	premisesRates,
	supportedYears,
	type TaxYear,
	vehicleBenefitsIn,
	type YearData,
	yearData,
} from '@halfpenny/years';
import type { Fills } from '../guard/compose.ts';
import { inPounds, rate } from './written.ts';

/** The figures of a year by the names that the entries use, written out. */
export function limitsOf(taxYear: TaxYear): Fills {
	const year = yearData(taxYear);
	return { ...lasting, ...lateness, ...ofYear(year), ...taperOf(year), ...employerOf(taxYear) };
}

function ofYear({ savings, class1, childBenefit, pensionRelief, capitalGains, startsOn }: YearData): Fills {
	return {
		savingsBasic: rate(savings.basicRate),
		savingsHigher: rate(savings.higherRate),
		savingsAdditional: rate(savings.additionalRate),
		class1From: inPounds(class1.primaryThresholdPounds),
		class1To: inPounds(class1.upperEarningsLimitPounds),
		class1Main: rate(class1.mainRate),
		class1Upper: rate(class1.upperRate),
		childBenefitEldest: formatPounds(pence(childBenefit.eldestWeeklyPence)),
		childBenefitOther: formatPounds(pence(childBenefit.additionalWeeklyPence)),
		pensionBasicAmount: inPounds(pensionRelief.basicAmountPounds),
		badrLimit: inPounds(capitalGains.businessAssetDisposalLifetimeLimitPounds),
		mainRateGrams: String(mainRateCarGrams.limits.findLast(({ from }) => from <= startsOn)?.grams),
	};
}

/** What a pound is taxed at while the personal allowance shrinks by half of it. */
function taperOf({ incomeTaxBands: { uk } }: YearData): Fills {
	const higher = uk.find(({ name }) => name === 'higher')?.rate ?? 0;
	return { taperRate: rate(higher + higher / 2) }; // a rate, not money
}

function employerOf(taxYear: TaxYear): Fills {
	const [cars, care] = [vehicleBenefitsIn(taxYear), careReliefIn(taxYear)];
	return {
		...(cars && { carFuel: inPounds(cars.carFuelPounds) }),
		...(care && {
			careHousehold: inPounds(care.householdPounds),
			careUnder11: inPounds(care.weeklyUnder11Pounds),
			careFrom11: inPounds(care.weeklyFrom11Pounds),
		}),
	};
}

const interest = interestRates.at(-1);
const plan5 = supportedYears
	.map((year) => yearData(year).studentLoans.plan5Pounds)
	.find((one) => one !== null);
const highIncome = incomeRequiringReturn.find(({ value }) => value !== null)?.value;

const lasting: Fills = {
	lumpSumAllowance: inPounds(lastingFigures.lumpSumAllowancePounds),
	isaLimit: inPounds(lastingFigures.isaPounds),
	gainsProceeds: inPounds(lastingFigures.gainsProceedsPounds),
	relocation: inPounds(lastingFigures.relocationPounds),
	beneficialLoan: inPounds(lastingFigures.beneficialLoanPounds),
	childIncome: inPounds(lastingFigures.childIncomePounds),
	carelessShare: rate(lastingFigures.carelessShare),
	deliberateShare: rate(lastingFigures.deliberateShare),
	concealedShare: rate(lastingFigures.concealedShare),
	premisesOne: inPounds(premisesRates.onePersonPounds),
	premisesTwo: inPounds(premisesRates.twoPersonsPounds),
	premisesMore: inPounds(premisesRates.morePersonsPounds),
	electricFirstYear: rate(firstYearRates.zeroEmissionsCar.rate),
	electricFirstYearUntil: formatDay(firstYearRates.zeroEmissionsCar.to ?? ''),
	plan5First: inPounds(plan5 ?? 0),
	incomeForReturn: inPounds(highIncome ?? 0),
};

const lateness: Fills = {
	lateFiling: inPounds(late.lateFilingPounds),
	lateDaily: inPounds(late.dailyPounds),
	lateDailyDays: String(late.dailyForDays),
	lateLaterShare: rate(late.laterShare),
	lateLaterLeast: inPounds(late.laterLeastPounds),
	latePaymentShare: rate(late.latePaymentShare),
	latePaymentDays: String(late.latePaymentAfterDays),
	lateInterest: rate(interest?.latePaymentRate ?? 0),
	lateInterestFrom: formatDay(interest?.from ?? ''),
	refundInterest: rate(interest?.repaymentRate ?? 0),
	lateDailyMonths: String(late.dailyAfterMonths),
	lateLaterMonths: late.laterAfterMonths.join(' and '),
	latePaymentMonths: late.latePaymentAfterMonths.join(' and '),
};
