/** The quarters of a Making Tax Digital year: their dates, and when each update is due. */
import { quarterlyUpdatesDue } from './making-tax-digital.ts';

/** The quarters by name. */
export const quarterNames = ['Q1', 'Q2', 'Q3', 'Q4'] as const;

/** The name of a quarter. */
export type QuarterName = (typeof quarterNames)[number];

/** Quarters of the tax year, or of calendar months, which a business may choose. */
export type QuarterKind = 'standard' | 'calendar';

/** One quarter; ISO dates. */
export interface Quarter {
	readonly name: QuarterName;
	readonly from: string;
	readonly to: string;
	readonly due: string;
}

/** First and last days, month and day. S.I. 2021/1076 regs 7 and 8; both kinds have the same due dates. */
const bounds: Readonly<Record<QuarterKind, readonly (readonly [from: string, to: string])[]>> = {
	standard: [
		['04-06', '07-05'],
		['07-06', '10-05'],
		['10-06', '01-05'],
		['01-06', '04-05'],
	],
	calendar: [
		['04-01', '06-30'],
		['07-01', '09-30'],
		['10-01', '12-31'],
		['01-01', '03-31'],
	],
};

/** The four quarters of a tax year such as `2026-27`, in order. */
export function quartersOf(taxYear: string, kind: QuarterKind = 'standard'): readonly Quarter[] {
	const first = Number(taxYear.slice(0, 4));
	return quarterNames.map((name, at) => {
		const [from = '', to = ''] = bounds[kind][at] ?? [];
		const startYear = at === 3 ? first + 1 : first;
		const endYear = to < from || at === 3 ? first + 1 : first;
		const due = quarterlyUpdatesDue[at] ?? '';
		return {
			name,
			from: `${startYear}-${from}`,
			to: `${endYear}-${to}`,
			due: `${at < 2 ? first : first + 1}-${due}`,
		};
	});
}
