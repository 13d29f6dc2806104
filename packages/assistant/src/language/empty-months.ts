/** Months in which a home stood empty, named one by one: "525 a month, was empty in may and june". */

const EMPTY_IN =
	/^[^.;!?\d]{0,40}\b(?:empty|void|vacant|unlet|unoccupied|nobody in|apart from|except|missed)\b[^.;!?\d]{0,40}/;
const MONTH = /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\b|\bmay\b/g;
/** From one month to another is more than it names, and half of one is less. */
const MORE_OR_LESS = /\b(?:to|until|till|through|half|mid|since|from)\b/;

/** How many months the text after an amount names as empty; none where it may be more or less than it names. */
export function monthsEmpty(after: string): number {
	const text = EMPTY_IN.exec(after)?.[0] ?? '';
	return MORE_OR_LESS.test(text) ? 0 : (text.match(MONTH) ?? []).length;
}
