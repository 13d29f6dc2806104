/** Finds amounts, rates, lengths of time and days in a text that no code filled in and that the person did not write. */

/** Names that hold digits without being figures: forms, tax years, boxes, the sections of an Act. */
const NAMES =
	/\b(?:SA\d{3}[A-Z]?|IR35|P60|P45|P800|P11D|D[01]|64-8|form \d\d(?:-\d)?|20\d\d-\d\d|box \d+|(?:Class|plan) \d|s\.\d+\w*)\b/gi;
const GAP = /\{[a-zA-Z][\w:.-]*\}/g;
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const COUNTED =
	'one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|ninety';

const FIGURES = new RegExp(
	[
		String.raw`\b\d{1,2}(?:st|nd|rd|th)?\s+(?:${MONTHS})[a-z]*\b(?:\s+\d{4})?`,
		String.raw`[£€$]?\d[\d,./-]*\s*(?:%|k\b|p\b|per cent\b|percent\b)?`,
		String.raw`\b(?:${COUNTED})[\s-]+(?:per ?cent|pounds?|pence|days?|weeks?|months?|years?)\b`,
		String.raw`\b(?:${COUNTED}|a)?\s*(?:hundred|thousand|million)\b`,
	].join('|'),
	'gi',
);

/** The figures of a text, in order, that are neither gaps filled by code nor in `own`, what the person wrote. */
export function bareFigures(text: string, own: string): readonly string[] {
	const said = new Set(figuresIn(own).map(plain));
	return figuresIn(text).filter((figure) => !said.has(plain(figure)));
}

/** The figures in a text, in order: amounts, rates, days, periods. */
export function figuresIn(text: string): readonly string[] {
	const bare = text.replace(GAP, ' ').replace(NAMES, ' ');
	return (bare.match(FIGURES) ?? []).map((figure) => figure.trim());
}

/** `£1,250.` as `1250`: the same amount written another way is the same figure. */
function plain(figure: string): string {
	return figure
		.toLowerCase()
		.replace(/[£,\s]/g, '')
		.replace(/[.\-/]+$/, '');
}
