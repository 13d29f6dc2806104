/** Capital gains: rates, the exempt amount and lifetime limits. */
import { from, type Series, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** Values for a whole year. */
export const capitalGains: SeriesOf<
	Omit<YearData['capitalGains'], 'mainRates' | 'investorsReliefLifetimeLimits'>
> = {
	annualExemptAmountPounds: [
		from('2023-04-06', 6000, 'confirmed', ['CGTC', 'PE', 'CGBUD']),
		from('2024-04-06', 3000, 'confirmed', ['TLSG', 'CGTC', 'PE', 'CGBUD']),
	],
	residentialBasicRate: [from('2023-04-06', 1800, 'confirmed', ['CGTC', 'PE', 'CGBUD'])],
	residentialHigherRate: [
		from('2023-04-06', 2800, 'confirmed', ['CGTC', 'PE', 'CGBUD']),
		from('2024-04-06', 2400, 'confirmed', ['TLSG', 'CGTC', 'PE', 'CGBUD']),
	],
	businessAssetDisposalRate: [
		from('2023-04-06', 1000, 'confirmed', ['CGTC', 'PE', 'CGBUD']),
		from('2025-04-06', 1400, 'confirmed', ['CGTC', 'PE', 'CGBUD']),
		from('2026-04-06', 1800, 'confirmed', ['CGTC', 'PE', 'CGBUD']),
	],
	businessAssetDisposalLifetimeLimitPounds: [
		from('2023-04-06', 1_000_000, 'confirmed', ['CGTC', 'PE', 'CGBUD']),
	],
	reportWithinDays: [from('2023-04-06', 60, 'confirmed', ['CGTC', 'PE', 'CGBUD'])],
};

/** The main rates, by the day of disposal. TCGA 1992 s.1H. */
export const mainGainsRates: Series<Readonly<Record<'basicRate' | 'higherRate', number>>> = [
	from('2023-04-06', { basicRate: 1000, higherRate: 2000 }, 'confirmed', ['CGTC', 'PE', 'CGBUD']),
	from('2024-10-30', { basicRate: 1800, higherRate: 2400 }, 'confirmed', [
		'TLSG',
		'CGTC',
		'PE',
		'CGBUD',
		'CGADJ',
	]),
];

/** The lifetime limit of investors’ relief, by the day of disposal. TCGA 1992 s.169VK. */
export const investorsReliefLimits: Series<number> = [
	from('2023-04-06', 10_000_000, 'confirmed', ['CGBUD', 'IRCAP']),
	from('2024-10-30', 1_000_000, 'confirmed', ['CGBUD', 'IRCAP']),
];
