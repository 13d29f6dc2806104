import { pounds } from '@halfpenny/facts';
import { flatRateExpenses, flatRateOfEmployer, homeRates, prescribedFootwear } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import { businessMileage, mileageAllowanceRelief } from './mileage.ts';
import { businessAtHome, employeeAtHome } from './working-at-home.ts';

describe('business miles', () => {
	it.each([
		['2025-26', 'car', 10_000, 4500],
		['2025-26', 'car', 12_000, 5000],
		['2025-26', 'motorcycle', 1000, 240],
		['2026-27', 'car', 12_000, 6000],
	] as const)('of a business in %s by %s: %d miles are £%d', (year, vehicle, miles, amount) =>
		expect(businessMileage(year, vehicle, miles)).toBe(pounds(amount)),
	);

	it('are reduced by what the employer paid, never below zero', () => {
		expect(mileageAllowanceRelief('2025-26', 'car', 11_500, pounds(2000))).toBe(pounds(4500 + 375 - 2000));
		expect(mileageAllowanceRelief('2025-26', 'bicycle', 100, pounds(0))).toBe(pounds(20));
		expect(mileageAllowanceRelief('2025-26', 'car', 100, pounds(60))).toBe(0);
	});
});

describe('working at home', () => {
	it('of a business is by hours a month', () => {
		expect(homeRates.rates.map(({ monthlyPounds }) => monthlyPounds)).toEqual([10, 18, 26]);
		expect(businessAtHome([2, 3, 7])).toBe(pounds(20 + 54 + 182));
		expect(businessAtHome([])).toBe(0);
	});

	it('of an employee is £6 a week to 5 April 2026, and nothing after', () => {
		expect(employeeAtHome('2025-26', 52, pounds(0))).toBe(pounds(312));
		expect(employeeAtHome('2025-26', 10, pounds(45))).toBe(pounds(15));
		expect(employeeAtHome('2025-26', 10, pounds(70))).toBe(0);
		expect(employeeAtHome('2026-27', 52, pounds(0))).toBeUndefined();
	});
});

describe('HMRC’s list of flat rates', () => {
	it('has every line once, with the amounts of EIM32712', () => {
		const ids = flatRateExpenses.jobs.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		const of = (id: string) => flatRateExpenses.jobs.find((job) => job.id === id)?.pounds;
		expect(['agriculture', 'joiners', 'navvies', 'brass', 'ambulance', 'nurses'].map(of)).toEqual([
			...[100, 140, 60, 120, 185, 125],
		]);
	});

	it('adds shoes and tights for nurses alone, as EIM67200 does', () => {
		expect(flatRateExpenses.jobs.filter(({ footwear }) => footwear).map(({ id }) => id)).toEqual(['nurses']);
		expect(prescribedFootwear).toEqual({ shoes: 12, tights: 6 });
	});

	it('recognises an industry by whole words of an employer’s name', () => {
		expect(flatRateOfEmployer('St Mary’s Hospital (NHS Trust)')?.id).toBe('healthcare');
		expect(flatRateOfEmployer('Kent Police')?.pounds).toBe(140);
		expect(flatRateOfEmployer('Business Railings Ltd')).toBeUndefined();
	});
});
