/** Counts in figures or words, and how often an amount comes by the words beside it. */
import { type Pence, sum } from '@halfpenny/facts';

const WRITTEN =
	'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
		' ',
	);
/** What comes every week comes so often in a year. */
export const WEEKS_OF_YEAR = 52;

/** A count as part of a pattern. */
export const COUNT = String.raw`(?<count>\d{1,3}|${WRITTEN.join('|')})`;

/** A count in figures or words. */
export function countOf(count: string): number | undefined {
	if (/^\d+$/.test(count)) return Number(count);
	const at = WRITTEN.indexOf(count);
	return at === -1 ? undefined : at + 1;
}

/** So much, so many times. */
export function timesOf(amount: Pence, times: number): Pence {
	return sum(Array.from({ length: times }, () => amount));
}

/** "Two lots of 1,120", "1,120 twice". */
const LOTS = new RegExp(
	String.raw`\b${COUNT}\s+(?:lots?|payments?|instal?lments?)\s+(?:of|at)\s+(?:about |around )?(?:£\s?)?$`,
);

/** "12 x £15". */
const TIMES_BEFORE = /(?<![\d.,£])\b(?<count>\d{1,3})\s*[x×*]\s*£?\s*$/;

/** The same again in another month, of no other year: "1,204 in January and the same in July". */
const SAME_AGAIN =
	/^[^.;,!?\d]{0,24}\band (?:(?:the )?same|again|another the same)(?: again)?\b(?! (?:every|each|next|last|the (?:next|last)) (?:tax )?year\b)/;
/** "38 weeks at 120". */
const SO_MANY_AT = new RegExp(
	String.raw`(?<!\bevery )\b${COUNT}\s+(?:weeks|months|days|nights|shifts|sessions|lessons)\s+(?:at|of|@)\s+(?:£\s?)?$`,
);

/** "705.80, thirteen times". */
const SO_OFTEN = new RegExp(
	String.raw`^\W{0,3}(?:(?:paid|came|comes|it came|that came|and) ){0,2}${COUNT}\s+(?:times|payments|instal?lments)\b`,
);
/** So many a week of what each costs so much: "five lessons a week at 30". */
const RATED = new RegExp(
	String.raw`\b${COUNT}\s+(?:[a-z]+\s+){1,3}(?:a|per|each|every)\s+(?<per>week|month)\s*,?\s*(?:at|for|@|of|paying|charging)?\s*(?:£\s?)?$`,
);

/** How many came a week or month of what an amount is the price of; undefined where nothing says so. */
export function ratedBefore(
	before: string,
): { readonly count: number; readonly per: 'week' | 'month' } | undefined {
	const { count = '', per } = RATED.exec(before)?.groups ?? {};
	const number = countOf(count);
	return number === undefined || per === undefined
		? undefined
		: { count: number, per: per as 'week' | 'month' };
}

/** How many times an amount comes that is said once; undefined where nothing says so. */
export function lotsOf(before: string, after: string): number | undefined {
	const by = TIMES_BEFORE.exec(before)?.groups?.count;
	if (by !== undefined) return Number(by);
	if (SAME_AGAIN.test(after)) return 2;
	const count = (LOTS.exec(before) ?? SO_MANY_AT.exec(before) ?? SO_OFTEN.exec(after))?.groups?.count;
	if (count !== undefined) return countOf(count);
	return /^\s+twice\b/.test(after) ? 2 : undefined;
}

/** A small number of people or things: "for 4 families". */
export const OF_PEOPLE =
	/^\s+(?:[a-z]+ )?(?:families|clients|customers|pupils|students|dogs|cats|horses|cars|vans|rooms|bedrooms|weddings|gigs|shops|sites|lads|men|blokes|women|mates|friends|grandchildren|employers|businesses|companies|accounts|letters|lessons|visits|services|matches|trips|bookings|guests|tenancies|payslips|invoices|receipts|payments|instal?ments|donations)\b/;

/** What nobody means as money: "a million boxes", "a thousand questions". */
export const MANY_THINGS =
	/^\s+(?:(?:different|little|bits of|pieces of|other|tiny|separate) )*(?:boxes|receipts|forms|questions|things|pages|bits|times|reasons|ways|letters|emails|papers|paperwork|envelopes|categories|lines|columns|rows|headings|details|invoices|spreadsheets|miles|words|problems|items|clicks)\b/;
