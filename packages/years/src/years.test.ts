import { describe, expect, it } from 'vitest';
import {
	annualInvestmentAllowance,
	firstDayOf,
	firstYearRates,
	formYears,
	homeRates,
	interestSources,
	isTaxYear,
	latestFilableYear,
	mainRateCarGrams,
	mandatedFrom,
	parametersOf,
	selfAssessmentPenalties,
	smallPool,
	sourceCatalogue,
	structuresAndBuildings,
	submissionPoints,
	supportedYears,
	type TaxYear,
	taxYearOf,
	writingDownRates,
	yearData,
	yearDueNext,
	yearForDate,
	yearsBegun,
} from './index.ts';
import { parameters } from './parameters/all.ts';
import { entryOn } from './series.ts';

const groups = supportedYears.flatMap((year) =>
	Object.entries(yearData(year)).flatMap(([name, group]) =>
		typeof group === 'object' && group !== null ? [{ year, name, group }] : [],
	),
);

describe('every parameter', () => {
	it.each([...parameters])('%s has a value in each year, from days in order', (_name, series) => {
		for (const year of supportedYears) expect(entryOn(series, yearData(year).startsOn)).toBeDefined();
		const days = series.map(({ from }) => from);
		expect(days).toEqual([...new Set(days)].sort());
		for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
	});

	it.each([...parameters])('%s names sources that the catalogue knows', (_name, series) => {
		for (const { sources } of series) {
			expect(sources.length).toBeGreaterThan(0);
			for (const source of sources) expect(sourceCatalogue).toHaveProperty([source]);
		}
	});

	it('carried over into a year of estimates is assumed, unless it is law', () => {
		const sure = (year: TaxYear, name: string) =>
			parametersOf(year).find((one) => one.name === name)?.confidence;
		expect(sure('2026-27', 'studentLoans.plan1Pounds')).toBe('confirmed');
		expect(sure('2027-28', 'studentLoans.plan1Pounds')).toBe('assumed');
		expect(sure('2027-28', 'savings.basicRate')).toBe('announced');
		expect(sure('2027-28', 'reliefLimit.capPounds')).toBe('statute');
	});

	it('is not looked up before its series begins', () => {
		const [series = []] = parameters.values();
		expect(() => entryOn(series, '1999-01-01')).toThrow(RangeError);
	});
});

describe('the data of each year', () => {
	it.each(groups)('$year $name holds whole numbers only', ({ group }) => {
		for (const value of Object.values(group)) {
			if (typeof value === 'number') expect(Number.isInteger(value)).toBe(true);
		}
	});

	it.each(supportedYears)('%s has bands in rising order, the last without a limit', (year) => {
		const { uk, wales, scotland } = yearData(year).incomeTaxBands;
		for (const bands of [uk, wales, scotland]) {
			const limits = bands.map((band) => band.upToPounds);
			expect(limits.at(-1)).toBeNull();
			expect(limits.slice(0, -1)).toEqual([...limits.slice(0, -1)].sort((a, b) => Number(a) - Number(b)));
			expect(bands.map((band) => band.rate)).toEqual(bands.map((band) => band.rate).sort((a, b) => a - b));
		}
	});

	it('keeps what HMRC published for 2024-25', () => {
		const year = yearData('2024-25');
		expect(year.allowances.personalAllowancePounds).toBe(12_570);
		expect(year.dividends).toMatchObject({ ordinaryRate: 875, upperRate: 3375, additionalRate: 3935 });
		expect(year.class4).toMatchObject({ mainRate: 600, upperRate: 200 });
		expect(year.incomeTaxBands.scotland.map((band) => band.upToPounds)).toEqual([
			2306,
			13_991,
			31_092,
			62_430,
			125_140,
			null,
		]);
		expect(year.deadlines).toMatchObject({ notify: '2025-10-05', paper: '2025-10-31', online: '2026-01-31' });
		expect(year.paymentsOnAccount).toMatchObject({ firstDue: '2026-01-31', secondDue: '2026-07-31' });
		expect(year.codingOut.onlineBy).toBe('2025-12-30');
	});

	it('estimates 2027-28 from what was announced', () => {
		const year = yearData('2027-28');
		expect(year.propertyRates).toEqual({ basicRate: 2200, higherRate: 4200, additionalRate: 4700 });
		expect(year.savings).toMatchObject({ basicRate: 2200, higherRate: 4200, additionalRate: 4700 });
		expect(year.propertyFinanceCosts.reliefRate).toBe(2200);
		expect(year.dividends).toEqual(yearData('2026-27').dividends);
		expect(year.hasForm).toBe(false);
		expect(yearData('2026-27').propertyRates).toBeNull();
	});

	it('keeps rates that change within a year with their dates', () => {
		expect(yearData('2024-25').capitalGains).toMatchObject({
			mainRates: [
				{ from: '2024-04-06', basicRate: 1000, higherRate: 2000 },
				{ from: '2024-10-30', basicRate: 1800, higherRate: 2400 },
			],
			investorsReliefLifetimeLimits: [
				{ from: '2024-04-06', pounds: 10_000_000 },
				{ from: '2024-10-30', pounds: 1_000_000 },
			],
		});
		expect(yearData('2025-26').capitalGains.mainRates).toEqual([
			{ from: '2025-04-06', basicRate: 1800, higherRate: 2400 },
		]);
	});
});

describe('lateness', () => {
	const groups = { interestSources, selfAssessmentPenalties, submissionPoints };

	it.each(Object.entries(groups))('%s names sources that the catalogue knows', (_name, group) => {
		expect(group.sources.length).toBeGreaterThan(0);
		for (const source of group.sources) expect(sourceCatalogue).toHaveProperty([source]);
	});
});

describe('capital allowances', () => {
	const dated = { annualInvestmentAllowance, smallPool, writingDownRates, firstYearRates, mainRateCarGrams };

	it.each(Object.entries({ ...dated, structuresAndBuildings, homeRates }))(
		'%s name sources that the catalogue knows',
		(_name, group) => {
			expect(group.sources.length).toBeGreaterThan(0);
			for (const source of group.sources) expect(sourceCatalogue).toHaveProperty([source]);
		},
	);

	it('apply from dates in order', () => {
		for (const series of [writingDownRates.main, writingDownRates.special, mainRateCarGrams.limits]) {
			const days = series.map(({ from }) => from);
			expect(days).toEqual([...days].sort());
			expect(days[0]).not.toBeUndefined();
			expect(String(days[0]) < yearData('2023-24').startsOn).toBe(true);
		}
	});

	it('are what HMRC published', () => {
		expect(writingDownRates.main.at(-1)).toEqual({ from: '2026-04-06', rate: 1400 });
		expect(firstYearRates.mainRate).toEqual({ from: '2026-01-01', to: null, rate: 4000 });
		expect(firstYearRates.zeroEmissionsCar.to).toBe('2027-04-05');
		expect(firstYearRates.zeroEmissionGoodsVehicle.to).toBe('2025-04-05');
		expect(annualInvestmentAllowance.limitPounds).toBe(1_000_000);
	});
});

describe('the year of a date', () => {
	it.each([
		['2025-04-05', '2024-25'],
		['2025-04-06', '2025-26'],
		['2026-11-20', '2026-27'],
		['2022-01-01', undefined],
	])('%s is in %s', (date, year) => expect(yearForDate(date)).toBe(year));

	it.each([
		['2026-01-31', '2024-25'],
		['2026-02-01', '2025-26'],
		['2026-11-20', '2025-26'],
		['2027-02-01', '2026-27'],
		['2040-01-01', supportedYears.at(-1) ?? ''],
		['2020-01-01', '2023-24'],
	])('on %s the next return due is %s', (date, year) => expect(yearDueNext(date)).toBe(year));

	it.each([
		['2025-04-05', undefined],
		['2025-04-06', '2024-25'],
		['2026-04-06', '2025-26'],
		['2030-01-01', '2025-26'],
	])('on %s the latest year that can be filed is %s', (date, year) =>
		expect(latestFilableYear(date)).toBe(year),
	);

	it.each([
		['2026-11-20', '2026-27'],
		['2027-04-05', '2026-27'],
		['2027-04-06', '2027-28'],
	])('on %s the latest year that has begun is %s', (date, year) => {
		expect(yearsBegun(date).at(-1)).toBe(year);
		expect(yearsBegun(date)[0]).toBe(supportedYears[0]);
	});

	it.each([
		['2025-04-05', '2024-25'],
		['2025-04-06', '2025-26'],
		['1999-12-31', '1999-00'],
		['2000-04-05', '1999-00'],
		['2008-04-06', '2008-09'],
		['2041-01-01', '2040-41'],
	])('%s is in %s, whether we have figures for it or not', (date, year) =>
		expect(taxYearOf(date)).toBe(year),
	);

	it.each(supportedYears)('%s begins and ends in itself', (year) => {
		const { startsOn, endsOn } = yearData(year);
		expect([firstDayOf(year), taxYearOf(startsOn), taxYearOf(endsOn)]).toEqual([startsOn, year, year]);
	});

	it('knows which texts are years', () => {
		expect(isTaxYear('2024-25')).toBe(true);
		expect(isTaxYear('2024-26')).toBe(false);
		expect(formYears.every((year) => yearData(year).hasForm)).toBe(true);
		expect(supportedYears.filter((year) => yearData(year).hasForm)).toEqual(formYears);
	});
});

describe('Making Tax Digital', () => {
	it.each([
		['2024-25', 50_000, undefined],
		['2024-25', 50_001, '2026-04-06'],
		['2025-26', 30_001, '2027-04-06'],
		['2026-27', 20_001, '2028-04-06'],
		['2023-24', 90_000, undefined],
	])('qualifying income in %s of £%d brings a person in from %s', (year, income, from) =>
		expect(mandatedFrom(year, income)).toBe(from),
	);
});
