/** Costs of businesses and jobs: the cash basis, mileage and working at home. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** What the cash basis restricts for a trade. */
export const cashBasis: SeriesOf<YearData['cashBasis']> = {
	interestLimitPounds: [
		from('2023-04-06', 500, 'confirmed', ['CASHINT']),
		from('2024-04-06', null, 'confirmed', ['CASHINT']),
	],
	lossesAgainstOtherIncome: [
		from('2023-04-06', false, 'confirmed', ['CASHINT']),
		from('2024-04-06', true, 'confirmed', ['CASHINT']),
	],
};

/** Rates of mileage, in pence. */
export const mileage: SeriesOf<YearData['mileage']> = {
	carFirst10000PencePerMile: [
		from('2023-04-06', 45, 'confirmed', ['MILEAGE']),
		from('2026-04-06', 55, 'confirmed', ['MILEAGE']),
	],
	carAfterPencePerMile: [from('2023-04-06', 25, 'confirmed', ['MILEAGE'])],
	motorcyclePencePerMile: [from('2023-04-06', 24, 'confirmed', ['MILEAGE'])],
	bicyclePencePerMile: [from('2023-04-06', 20, 'confirmed', ['MILEAGE'])],
};

/** Relief for employees who must work at home; null once it ended. */
export const homeWorking: SeriesOf<YearData['homeWorking']> = {
	employeeWeeklyPounds: [
		from(
			'2023-04-06',
			6,
			'single',
			['HOMEWORKING', 'FA26'],
			'employee relief ended on 5 April 2026 (Finance Act 2026 s.21)',
		),
		from(
			'2026-04-06',
			null,
			'single',
			['HOMEWORKING', 'FA26'],
			'employee relief ended on 5 April 2026 (Finance Act 2026 s.21)',
		),
	],
};
