/** Whether the words of an amount may be said of what was guessed for it. */
import type { Clause } from './clause.ts';
import type { Guess } from './guess.ts';

/** A home that is let and owned together is no firm. */
const LETS =
	/^(?!.*\b(?:partner\w*|firm|llp)\b).*\b(?:rent\w*|flats?|house|tenants?|landlord|lodger|letting|bills)\b/;

/** Whether words may be said of what was guessed: nobody calls a cost or a bonus tax, or a let a firm. */
export function fitsWords(
	guess: Guess,
	text: string,
	{ previous, next, sections, last, was }: Clause,
): boolean {
	if (TAX_FIRST.test(text) && !OF_TAX.test(guess.field)) return false;
	if (guess.field === 'taxDeducted') return !SPENT.test(text) || TAX.test(text);
	const said = [text, ...[...previous, ...next].map((part) => part.text)].join(' ');
	const isOfJob = (last ?? was)?.startsWith('employment.') === true && AT.test(text) && !INTEREST.test(text);
	const isSource = SAYS.test(text) && !INTEREST.test(text);
	if (guess.section === 'bankInterest' && (isOfJob || isSource)) return false;
	if (guess.field === 'rents' && TO_AGENT.test(text)) return false;
	if (guess.field === 'receipts') return AT_HOME.test(said) || sections.includes('ukProperty');
	return guess.section !== 'partnershipShare' || !LETS.test(said);
}

/** What is called tax is some tax: "tax 4,166". */
const TAX_FIRST =
	/^\W*(?:(?:and|then|plus|also|with|less|the|my|income) )*(?:tax|paye)\W*(?:was|of|came to)?\W*£?\d/;
const OF_TAX = /tax|deduct|account|refund|underpay|debt/i;

/** What an agent gets, of whom nobody says that the rent came from them. */
const TO_AGENT =
	/^(?!.*\b(?:pa(?:ys?|id) (?:me|us)|through|via|from|by|receiv\w*|got|rents?|tenants?|after|net)\b).*\bagen(?:ts?|cy|cies)\b/;

/** A room in one's own home, and who has it. */
const AT_HOME =
	/\blodg\w*|\brooms?\b|\battic\b|\bbedroom|\bstudents?\b|\bhome i live\b|\bour (?:own )?(?:home|house)\b|\bb ?& ?b\b|\bairbnb\b|\bboarders?\b|\bguests?\b/;
/** Where somebody works, which may be a bank. */
const AT = /\d[\d,.]*k? at [a-z]/;
/** Where a figure stands, whatever it is of: "monzo says 9,300". */
const SAYS = /\b(?:says?|said|shows?|reckons?)\b/;
const INTEREST = /\binterest\b|\bsav\w+|\baccount\b/;
const SPENT =
	/\b(?:cost|costs|costing|bought|spent|bonus(?:es)?|expenses?|fees?|rent|insurance|fuel|petrol|diesel|stock|materials)\b/;
const TAX = /\btax\w*\b|\bpaye\b|\bstopped\b|\bdeduct\w*\b|\bcis\b/;
