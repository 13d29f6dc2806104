/** Capital allowances: rates, limits and their dates. Amounts are whole pounds, rates hundredths of a percent. */
import type { Sourced } from './series.ts';

/** A rate and its first day; it applies until the next of its series. */
export interface RateFrom {
	readonly from: string;
	readonly rate: number;
}

/** A first-year allowance for purchases between two dates, both included; null where no end is set. */
export interface FirstYearRate {
	readonly from: string;
	readonly to: string | null;
	readonly rate: number;
}

/** The first-year allowances, by what they are for. */
export type FirstYearKind =
	| 'zeroEmissionsCar'
	| 'zeroEmissionGoodsVehicle'
	| 'electricChargePoint'
	| 'mainRate';

/** The limit of the annual investment allowance for a one-year period. Source: CAA 2001 s.51A(5). */
export const annualInvestmentAllowance = {
	limitPounds: 1_000_000,
	from: '2019-01-01',
	sources: ['CAA', 'HS252'],
	confidence: 'confirmed',
	note: 'permanent since Finance (No. 2) Act 2023 s.8',
} as const satisfies Sourced & Readonly<Record<string, unknown>>;

/** The largest main or special rate pool that can be written off in full. Source: CAA 2001 s.56A. */
export const smallPool = {
	limitPounds: 1000,
	sources: ['CAA', 'HS252'],
	confidence: 'confirmed',
} as const satisfies Sourced & Readonly<Record<string, unknown>>;

/** Annual writing-down allowances, for income tax. Sources: CAA 2001 ss.56 and 104D; Finance Act 2026. */
export const writingDownRates = {
	main: [
		{ from: '2012-04-06', rate: 1800 },
		{ from: '2026-04-06', rate: 1400 },
	],
	special: [{ from: '2019-04-06', rate: 600 }],
	sources: ['CAA', 'HS252', 'CABUD'],
	confidence: 'confirmed',
	note: '14% from 6 April 2026 by GOV.UK of 26 November 2025 and four firms on Finance Act 2026; a period across the day takes both by days',
} as const satisfies Sourced & Readonly<Record<'main' | 'special', unknown>>;

/** First-year allowances for income tax. Sources: CAA 2001 ss.45D, 45DA, 45EA and 45U (Finance Act 2026 s.29). */
export const firstYearRates: Readonly<Record<FirstYearKind, FirstYearRate>> & Sourced = {
	zeroEmissionsCar: { from: '2021-04-06', to: '2027-04-05', rate: 10_000 },
	zeroEmissionGoodsVehicle: { from: '2010-04-06', to: '2025-04-05', rate: 10_000 },
	electricChargePoint: { from: '2016-11-23', to: '2027-04-05', rate: 10_000 },
	mainRate: { from: '2026-01-01', to: null, rate: 4000 },
	sources: ['CAA', 'CABUD', 'CAGREEN', 'FA26CA'],
	confidence: 'confirmed',
	note: 'GOV.UK of 26 November 2025, Finance Act 2026 s.29 as enacted',
};

/**
 * The highest emissions of a car at the main rate, in grams of carbon dioxide a kilometre, by the day it was bought.
 * Source: CAA 2001 s.104AA.
 */
export const mainRateCarGrams = {
	limits: [
		{ from: '2009-04-06', grams: 160 },
		{ from: '2013-04-06', grams: 130 },
		{ from: '2018-04-06', grams: 110 },
		{ from: '2021-04-06', grams: 50 },
	],
	sources: ['CAA', 'HS252'],
	confidence: 'confirmed',
	note: 'HMRC BIM47745 and the help of its return for 2020-21',
} as const satisfies Sourced & Readonly<Record<string, unknown>>;

/**
 * Structures and buildings: annual rates; the higher one is for freeports and investment zones. Sources: CAA 2001
 * ss.270AA and 270BNA.
 */
export const structuresAndBuildings = {
	rate: 300,
	specialTaxSiteRate: 1000,
	from: '2020-04-06',
	/** The earliest contract date for construction (s.270AA(1)(a)). */
	builtFrom: '2018-10-29',
	sources: ['CAA', 'HS252'],
	confidence: 'confirmed',
} as const satisfies Sourced & Readonly<Record<string, unknown>>;

/** The longest accounting period before it counts as two. Source: CAA 2001 s.6(4) to (6). */
export const accountingPeriods = {
	longestMonths: 18,
	sources: ['CAA'],
	confidence: 'confirmed',
	note: 'statute and GOV.UK, capital allowances for accounting periods more or less than a year',
} as const satisfies Sourced & Readonly<Record<string, unknown>>;
