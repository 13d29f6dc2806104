/** The months as German, Dutch and French invoices write them. */

const MONTHS: readonly (readonly [pattern: string, month: string])[] = [
	['januari?|janvier', 'Jan'],
	['februari?|février', 'Feb'],
	['märz|maerz|maart|mars', 'Mar'],
	['avril', 'Apr'],
	['mai|mei', 'May'],
	['juni|juin', 'Jun'],
	['juli|juillet', 'Jul'],
	['augustus|août', 'Aug'],
	['septembre', 'Sep'],
	['oktober|octobre', 'Oct'],
	['novembre', 'Nov'],
	['dezember|décembre', 'Dec'],
];

/** Any of them, as a pattern; no letter goes on with it. */
export const ABROAD = `(?:${MONTHS.map(([pattern]) => pattern).join('|')})(?!\\p{L})`;

const EACH = MONTHS.map(([pattern, month]) => [new RegExp(`(?:${pattern})(?!\\p{L})`, 'iu'), month] as const);

/** The day with its month in English. */
export function inEnglish(text: string): string {
	const found = EACH.find(([pattern]) => pattern.test(text));
	return found ? text.replace(found[0], found[1]) : text;
}
