/** Printed labels in one plain form, so that case, points, stars and footnotes do not matter. */

const NOTES = [
	/ see (over|note|notes|overleaf).*$/,
	/ (if|where) (any|known|applicable|you have one)$/,
	/ if (a )?(net )?refund.*$/,
	/ whole (£ ?s?|es?|pounds)?( only)?( no pence)?$/,
	/ to the nearest pound$/,
	/( (£|p|pence|pounds|gbp|£ ?s))+$/,
];

/** "PayE", "Pay E": a pound sign after a label that was read as a letter. */
const POUND_AS_LETTER = /(?<=\p{Ll}) ?E(?=\)?$)/u;

/**
 * A label as plain lower-case words: `Employer's PAYE reference:` is `employers paye reference`.
 * Item numbers before it, units and usual notes after it are taken off.
 */
export function normalise(text: string): string {
	const plain = text
		.replace(POUND_AS_LETTER, ' £')
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/\((s|i)\)/g, '$1')
		.replace(/[’'‘`´]/g, '')
		.replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
		.replace(/&/g, ' and ')
		.replace(/[^a-z0-9£]+/g, ' ')
		.trim()
		.replace(/^((box )?\d{1,2}[a-f]?|£|p(?! g\b)) (?=[a-z])/, '')
		.replace(/\bn i( c)?\b/g, (_, c) => (c ? 'nic' : 'ni'))
		.replace(/\bp a y e\b/g, 'paye')
		.replace(/\bincl?\b/g, 'including');
	return NOTES.reduce((label, note) => label.replace(note, ''), ` ${plain}`).trim();
}
