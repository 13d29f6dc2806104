/** Figures of the year before, set beside those of this year: they are no figures of this return. */

const AMOUNT = /£?\b\d[\d,.]*\d?k?\b(?: ?(?:thousand|grand|quid|pounds?)\b)?/g;
const YEAR = String.raw`(?:\blast year\b|\bthe year before\b|\bprevious year\b)`;
const OF_LAST = new RegExp(String.raw`${YEAR}|£?\d[\d,.]*k? last\W*$`);
const THIS = /\bthis (?:tax )?year\b/;
/** Sets one year beside another. */
const COMPARES = new RegExp(
	String.raw`\b(?:than|unlike|against) ${YEAR}|\bmore or less\b|\bcompared?\b|\bboth years\b|${THIS.source}`,
);
/** Where it rose or fell from: "31,000, up from 28,500". */
const MOVED =
	/\b(?:(?:up|down|rising|rose|fell|falling|dropped) from|compared (?:with|to)) (?:about |last year's |the )*£?\d[\d,.]*k?\b(?! (?:to|into)\b)/g;
/** Tells only how the year before was: "last year i was 25,200". */
const WAS =
	/\blast year(?:'s)? (?:(?:i|we|it|that|mine) )?(?:was|were|had been|came to)\b(?: about| around| only)? £?\d/;
/** What an earlier year leaves behind counts in this one. */
const LASTS =
	/\b(?:loss(?:es)?|under-?paid|over-?paid|under-?payment|carried|carry|brought forward|codes?|unused)\b/;
const CLAUSE = /(?:(?!\s(?:and|but|whereas|while)\s)(?:[^.;!?,]|[.,](?=\d)))+/g;

/** A lower-case text without such figures, as far as the text compares; `isTold` says that this year's are told already. */
export function withoutLastYear(text: string, isTold: boolean): string {
	if (LASTS.test(text)) return text;
	const moved = text.replace(MOVED, ' ');
	if (!COMPARES.test(moved) && !(isTold && WAS.test(moved))) return moved;
	return moved.replace(CLAUSE, (clause) =>
		OF_LAST.test(clause) && !THIS.test(clause) ? clause.replace(AMOUNT, ' ') : clause,
	);
}
