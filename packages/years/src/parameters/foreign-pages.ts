/** The limits above which foreign income needs its own pages. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** Limits on the foreign interest and dividends that the main form takes. */
export const foreignPages: SeriesOf<YearData['foreignPages']> = {
	interestAbovePounds: [from('2023-04-06', 2000, 'confirmed', ['SA100'])],
	dividendsAbovePounds: [
		from('2023-04-06', 1000, 'confirmed', ['SA100']),
		from('2024-04-06', 500, 'confirmed', ['SA100']),
	],
};
