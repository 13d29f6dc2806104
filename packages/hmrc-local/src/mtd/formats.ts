/** The formats of identifiers, years and dates in HMRC's MTD APIs. */

const letters =
	/^([ACEHJLMOPRSWXY][A-CEGHJ-NPR-TW-Z]|B[A-CEHJ-NPR-TW-Z]|G[ACEGHJ-NPR-TW-Z]|[KT][A-CEGHJ-MPR-TW-Z]|N[A-CEGHJL-NPR-SW-Z]|Z[A-CEGHJ-NPR-TW-Y])[0-9]{6}[A-D ]?$/;

/** Whether a text is a National Insurance number. */
export const isNino = (text: string): boolean => letters.test(text);

/** Whether a text is the id of a business. */
export const isBusinessId = (text: string): boolean => /^X[A-Z0-9]IS[0-9]{11}$/.test(text);

/** Whether a text is a calendar date, such as `2026-11-22`. */
export function isDay(text: unknown): text is string {
	if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const day = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The problem with a tax year such as `2026-27`, or undefined. `first` is the earliest that the call accepts. */
export function taxYearProblem(text: string, first = '2017-18'): string | undefined {
	const [, start, end] = /^20([1-9][0-9])-([1-9][0-9])$/.exec(text) ?? [];
	if (start === undefined) return 'FORMAT_TAX_YEAR';
	if (Number(end) !== Number(start) + 1) return 'RULE_TAX_YEAR_RANGE_INVALID';
	return text < first ? 'RULE_TAX_YEAR_NOT_SUPPORTED' : undefined;
}

/** Whether two numbers belong to one person: the last letter may be missing. */
export const isSameNino = (one: string, other: string | undefined): boolean =>
	one.slice(0, 8) === other?.slice(0, 8);
