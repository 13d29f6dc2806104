/** Reliefs for investments and maintenance, and the limit on reliefs. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** Rates of relief, and the most an investor can claim relief on in a year. */
export const investmentReliefs: SeriesOf<YearData['investmentReliefs']> = {
	enterpriseInvestmentSchemeRate: [from('2023-04-06', 3000, 'statute', ['ITA', 'INVEST'])],
	seedEnterpriseInvestmentSchemeRate: [from('2023-04-06', 5000, 'statute', ['ITA'])],
	ventureCapitalTrustRate: [
		from('2023-04-06', 3000, 'confirmed', ['VCT', 'ITA', 'INVEST']),
		from('2026-04-06', 2000, 'single', ['VCT', 'ITA', 'INVEST']),
	],
	communityInvestmentRate: [from('2023-04-06', 500, 'statute', ['ITA'])],
	maintenanceRate: [from('2023-04-06', 1000, 'statute', ['ITA'])],
	enterpriseInvestmentSchemeLimitPounds: [from('2023-04-06', 2_000_000, 'statute', ['ITA', 'INVEST'])],
	enterpriseInvestmentSchemePlainLimitPounds: [from('2023-04-06', 1_000_000, 'statute', ['ITA', 'INVEST'])],
	seedEnterpriseInvestmentSchemeLimitPounds: [from('2023-04-06', 200_000, 'statute', ['ITA', 'INVEST'])],
	ventureCapitalTrustLimitPounds: [from('2023-04-06', 200_000, 'statute', ['ITA', 'INVEST'])],
};

/** The limit on reliefs that are set against income. ITA 2007 s.24A. */
export const reliefLimit: SeriesOf<YearData['reliefLimit']> = {
	capPounds: [from('2023-04-06', 50_000, 'statute', ['ITA'])],
	shareOfIncome: [from('2023-04-06', 2500, 'statute', ['ITA'])],
	deathBenefitsPounds: [from('2023-04-06', 100, 'statute', ['ITA'])],
};
