/** Tax paid with the report of a sale within 60 days. */

const SIXTY = /\b(?:60|sixty)[- ]days?\b/;
const PAID = /\b(?:paid|tax|sent)\b(?!.*\b(?:gain|profit|sold|got|made)\b)/;
const SENTENCES = /[.;!?]\s/g;

/** Tells an amount whose own sentence speaks of the report and of paying. */
export function reportRole(text: string, start: number): 'taxPaid' | undefined {
	const ends = [...text.matchAll(SENTENCES)].map(({ index }) => index);
	const from = ends.findLast((at) => at < start) ?? 0;
	const to = ends.find((at) => at > start) ?? text.length;
	return SIXTY.test(text.slice(from, to)) && PAID.test(text.slice(from, start)) ? 'taxPaid' : undefined;
}
