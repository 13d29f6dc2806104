/** Collects every parameter's value in one tax year. */
import { groups } from './parameters/all.ts';
import { type DayRule, entriesWithin, entryOn, type SeriesOf, valuesOn } from './series.ts';
import { firstDayOf, isFormYear, publishedFormYears, type TaxYear } from './tax-years.ts';
import type { YearData } from './year-data.ts';

/** Every figure of a tax year: each series at the year's first day, and dates by their rules. */
export function figuresOf(taxYear: TaxYear): YearData {
	const startsOn = firstDayOf(taxYear);
	const endsOn = dayAfterYear(taxYear, { monthAndDay: '04-05', yearsAfter: 0 });
	const on = <Figures extends object>(group: SeriesOf<Figures>): Figures => valuesOn(group, startsOn);
	const { firstDue, secondDue, onlineBy, ...deadlines } = daysOf(taxYear, on(groups.days));
	return {
		taxYear,
		startsOn,
		endsOn,
		hasForm: isFormYear(taxYear),
		formPublished: publishedFormYears.some((year) => year === taxYear),
		allowances: on(groups.allowances),
		incomeTaxBands: on(groups.incomeTaxBands),
		savings: on(groups.savings),
		dividends: on(groups.dividends),
		smallAllowances: on(groups.smallAllowances),
		cashBasis: on(groups.cashBasis),
		propertyRates: entryOn(groups.property.rates, startsOn).value,
		propertyFinanceCosts: on(groups.propertyFinanceCosts),
		class1: on(groups.class1),
		class2: on(groups.class2),
		class4: on(groups.class4),
		highIncomeChildBenefitCharge: on(groups.highIncomeChildBenefitCharge),
		childBenefit: on(groups.childBenefit),
		studentLoans: on(groups.studentLoans),
		pensions: on(groups.pensions),
		capitalGains: {
			...on(groups.capitalGains),
			mainRates: entriesWithin(groups.datedGains.mainRates, startsOn, endsOn).map(({ from, value }) => ({
				from,
				...value,
			})),
			investorsReliefLifetimeLimits: entriesWithin(
				groups.datedGains.investorsReliefLifetimeLimits,
				startsOn,
				endsOn,
			).map(({ from, value }) => ({ from, pounds: value })),
		},
		foreignPages: on(groups.foreignPages),
		investmentReliefs: on(groups.investmentReliefs),
		winterFuelPaymentCharge: entryOn(groups.winterFuelPayment.charge, startsOn).value,
		paymentsOnAccount: { ...on(groups.paymentsOnAccount), firstDue, secondDue },
		codingOut: { ...on(groups.codingOut), onlineBy },
		deadlines,
		reliefLimit: on(groups.reliefLimit),
		pensionRelief: on(groups.pensionRelief),
		mileage: on(groups.mileage),
		homeWorking: on(groups.homeWorking),
	};
}

function daysOf<Name extends string>(
	taxYear: TaxYear,
	rules: Readonly<Record<Name, DayRule>>,
): Readonly<Record<Name, string>> {
	const dated = Object.entries<DayRule>(rules).map(([name, rule]) => [name, dayAfterYear(taxYear, rule)]);
	return Object.fromEntries(dated) as Readonly<Record<Name, string>>;
}

/** Counts from the calendar year the tax year ends in. */
function dayAfterYear(taxYear: TaxYear, { monthAndDay, yearsAfter }: DayRule): string {
	return `${Number(taxYear.slice(0, 4)) + 1 + yearsAfter}-${monthAndDay}`;
}
