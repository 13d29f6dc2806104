/** For how many months of the year something was, as people say it: fewer, from one, until another. */
import { countOf } from '../language/counts.ts';

/** How many there are. */
export const MONTHS_OF_YEAR = 12;
const MONTHS = 'apr may jun jul aug sep oct nov dec jan feb mar'.split(' ');
const MONTH = `(?<month>${MONTHS.join('|')})[a-z]*`;
const COUNT = '(?<count>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a)';
const NOT_FOR = new RegExp(
	String.raw`\b(?:empty|void|vacant|unlet|no tenants?|nobody|without|off|sick|didn't|wasn't|weren't|hadn't|stopped|missed)\b.*?\b${COUNT} months?\b|\b${COUNT.replace('count', 'other')} months? (?:empty|void|vacant|off|without)\b`,
);
const FOR = new RegExp(
	String.raw`\b(?:for|only|just|was|it's|about|actually|really|more like|over) (?:(?:for|about|only|just) )*${COUNT} months?\b|^\W*${COUNT.replace('count', 'other')} months?\b`,
);
const FROM = new RegExp(
	String.raw`\b(?:started|began|from|since|joined|moved in|let it from|only since)\b[^.]{0,15}?\b${MONTH}\b`,
);
const UNTIL = new RegExp(
	String.raw`\b(?:stopped|finished|ended|until|till|left|moved out|packed it in|up to)\b[^.]{0,15}?\b${MONTH}\b`,
);

/** How many months a text says it was; undefined where it says none. */
export function monthsIn(text: string): number | undefined {
	const without = countIn(NOT_FOR, text);
	if (without !== undefined) return MONTHS_OF_YEAR - without;
	const for_ = countIn(FOR, text);
	if (for_ !== undefined) return for_;
	const from = MONTHS.indexOf(FROM.exec(text)?.groups?.month ?? '');
	const until = MONTHS.indexOf(UNTIL.exec(text)?.groups?.month ?? '');
	if (from >= 0) return (until >= from ? until + 1 : MONTHS_OF_YEAR) - from;
	return until >= 0 ? until + 1 : undefined;
}

function countIn(form: RegExp, text: string): number | undefined {
	const { count, other } = form.exec(text)?.groups ?? {};
	const said = count ?? other;
	return said === 'a' ? 1 : said === undefined ? undefined : countOf(said);
}
