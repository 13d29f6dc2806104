/** The days that follow from a tax year's name, and what an estimate may change from the year before. */
import { estimateYears, supportedYears, type TaxYear, yearData } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';

describe('the days of a year', () => {
	it.each(supportedYears)('%s starts on 6 April, and everything is due in the years after', (year) => {
		const first = Number(year.slice(0, 4));
		const { startsOn, endsOn, paymentsOnAccount, codingOut, deadlines, class4 } = yearData(year);
		expect([startsOn, endsOn]).toEqual([`${first}-04-06`, `${first + 1}-04-05`]);
		expect(deadlines.balancingPayment).toBe(`${first + 2}-01-31`);
		// TMA 1970 s.59A(2), as HMRC counts them: they are payments towards the next year's bill.
		expect([paymentsOnAccount.firstDue, paymentsOnAccount.secondDue]).toEqual([
			`${first + 2}-01-31`,
			`${first + 2}-07-31`,
		]);
		expect(codingOut.onlineBy).toBe(`${first + 1}-12-30`);
		// SSCBA 1992 s.15, Contributions Regulations 2001 reg.93: under 16 when the year begins.
		expect(class4.exemptBornAfter).toBe(`${first - 16}-04-06`);
	});
});

/** What HM Treasury announced on 26 November 2025, and the days that move with the year. The rest stays as it is. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
	'2027-28': [
		...['taxYear', 'startsOn', 'endsOn', 'childBenefit.weeks=52'],
		...['savings.basicRate=2200', 'savings.higherRate=4200', 'savings.additionalRate=4700'],
		...['propertyRates', 'propertyFinanceCosts.reliefRate=2200'],
		...['propertyRates.basicRate=2200', 'propertyRates.higherRate=4200', 'propertyRates.additionalRate=4700'],
		// State Pension age is 66 years and 6 months for the last of them (Pensions Act 1995 Sch.4 para.1).
		...['class4.exemptBornBy=1960-10-05', 'class4.exemptBornAfter'],
		...['capitalGains.mainRates.0.from', 'capitalGains.investorsReliefLifetimeLimits.0.from'],
		...['paymentsOnAccount.firstDue', 'paymentsOnAccount.secondDue', 'codingOut.onlineBy'],
		...['deadlines.notify', 'deadlines.paper', 'deadlines.online', 'deadlines.balancingPayment'],
		...['deadlines.amend', 'deadlines.businessRecords', 'deadlines.otherRecords'],
	],
};

describe('an estimate', () => {
	it.each(estimateYears)('%s has the figures of the year before, except those announced', (year) => {
		const before = new Map(figuresOf(yearData(yearBefore(year))));
		const now = new Map(figuresOf(yearData(year)));
		const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
			(name) => before.get(name) !== now.get(name),
		);
		const announced = CHANGED[year] ?? [];
		expect(changed.toSorted()).toEqual(announced.map((one) => one.split('=')[0]).toSorted());
		for (const [name, value] of announced.map((one) => one.split('=')))
			if (value !== undefined) expect(`${name}=${now.get(name ?? '')}`).toBe(`${name}=${value}`);
	});
});

function yearBefore(year: TaxYear): TaxYear {
	const before = supportedYears[supportedYears.indexOf(year) - 1];
	if (!before) throw new Error(`no year before ${year}`);
	return before;
}

/** Every figure by its dotted name. */
function figuresOf(value: unknown, name = ''): readonly (readonly [string, unknown])[] {
	if (typeof value !== 'object' || value === null) return [[name, value]];
	return Object.entries(value).flatMap(([key, inside]) => figuresOf(inside, name ? `${name}.${key}` : key));
}
