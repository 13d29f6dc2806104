/** An account of Child Benefit: what came in the year, for how many children, whose income is higher, and when it stopped. */
import { type Pence, pence, toPounds } from '@halfpenny/facts';
import type { Answers } from '@halfpenny/questions';
import { type TaxYear, yearData } from '@halfpenny/years';
import { amountsIn, type SaidAmount } from '../../../language/amounts.ts';
import { countOf, timesOf } from '../../../language/counts.ts';
import { daysIn } from '../sale/when.ts';
import { higherIncomeIn, incomesAt } from './who.ts';

/** Child Benefit by its name. */
export const NAMED = /\bchil(?:d|dren)?(?:'s)? ?ben+[ei]f[a-z]*\b|\bfamily allowance\b/;
const COUNT = String.raw`(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const CHILD =
	'(?:kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|lads?|lass(?:es)?|bab(?:y|ies)|little ones?|teenagers?|weans?|bairns?)';
const SO_MANY = [
	new RegExp(String.raw`(?<![\d.,£])\b${COUNT} (?:[a-z]+ )?${CHILD}\b(?! benefit)`),
	new RegExp(String.raw`\b(?:number of )?${CHILD}\s*(?:,|:|=|-)\s*${COUNT}\b(?![.,]?\d)`),
	new RegExp(String.raw`\b${COUNT} of (?:them|us kids)\b`),
	new RegExp(String.raw`\b(?:father|mother|mum|dad|parent) of ${COUNT}\b`),
	new RegExp(String.raw`\bfor (?:my|our|the) ${COUNT}\b(?![.,]?\d)`),
	new RegExp(String.raw`\b(?:my|our) (?:own )?${COUNT}(?=[.,;!]|$| (?:got|brought|get|are))`),
];
const ONE = /\b(?:only (?:one|child|daughter|son)|just (?:the )?one|(?:our|my) only one|an only child)\b/;
const TWINS = /\btwins\b/;
const OF_CHILD = new RegExp(
	String.raw`\b(?:${CHILD}|twins|youngest|eldest|school|born)\b|\bfor (?!the\b|my (?:car|phone|gym|van)\b)[a-z]+`,
);
/** The whole year of it. */
const ALL_YEAR =
	/\b(?:all year|(?:the )?(?:full|whole|entire) (?:tax )?year|all 52|52 weeks|fifty[- ]two weeks|every week of the|throughout|never missed|from the first week of the tax year to the last|year round)\b/;
const WEEKLY = /^[^.;\d]{0,30}\b(?:(?:a|per|every|each) (?:week|[a-z]+day)|weekly|p\/?w|\/week)\b/;
const FOUR_WEEKLY = /^[^.;\d]{0,30}\b(?:every (?:four|4) weeks|(?:four|4)[- ]weekly|(?:every )?4 wks)\b/;
const THIRTEEN = /\b(?:thirteen|13) (?:times|payments)\b|\bcame (?:thirteen|13) times\b/;
const STOPPED =
	/\b(?:stop(?:p?ed)?|finish(?:ed)?|ended|ceased|came to an end|last payment|left (?:school|college|sixth form))\b/;
const THIRTEEN_TIMES = 13;
const WEEKS = 52;
const WEEKS_OF_FOUR = 4;

/** What a lower-case text tells of Child Benefit; undefined where it tells of something else, or any amount in it is uncertain. `isBegun` where Child Benefit was spoken of before. */
export function childBenefitIn(text: string, year: TaxYear, isBegun = false): Answers | undefined {
	const isNamed = NAMED.test(text);
	const plain = withoutNamed(text);
	const whose = higherIncomeIn(text);
	const told = receivedIn(plain);
	const children =
		childrenIn(plain) ?? (told?.weekly === undefined ? undefined : childrenAt(told.weekly, year));
	const isPaid = told !== undefined && isRate(told, children, year) && OF_CHILD.test(text);
	if (!isNamed && !isBegun && !isPaid) return undefined;
	if (told === undefined && amountsIn(withoutIncomes(plain)).length > 0) return undefined;
	if (OTHER.test(text)) return undefined;
	const stopped = stoppedIn(text, year);
	return {
		...(whose !== undefined && { higherIncome: whose }),
		...(told && { received: toPounds(told.year) }),
		...(children !== undefined && { children: String(children) }),
		...(stopped !== undefined && { hasStopped: true, stopped }),
	};
}

/** Other income beside it is told in other ways. */
const OTHER =
	/\b(?:p60|p45|tax (?:off|taken|deducted)|turnover|rent|dividends?|interest|universal credit|pension|gift aid|employer|self[- ]employed|sole trader|guardian)\b/;

/** The text without its days, ages and births, and without how many children it says. */
function withoutNamed(text: string): string {
	const blank = (found: string) => ' '.repeat(found.length);
	return text
		.replace(
			/\b\d{1,2}[- ]year[- ]olds?\b|\b(?:born|since|in) (?:[a-z]+ )?(?:19|20)\d\d\b|\b20\d\d\s?[-/–]\s?\d\d\b/g,
			blank,
		)
		.replace(OURS, (found) => found.replace(/\d+/, (digits) => WORDS[Number(digits)] ?? digits))
		.replace(COUNTS, (found) => found.replace(/\d+/, (digits) => WORDS[Number(digits)] ?? digits));
}

/** How many children, in figures. */
const COUNTS = new RegExp(
	String.raw`(?<![\d.,£])\b\d{1,2} (?:[a-z]+ )?${CHILD}\b|\b${CHILD}\s*[,:=-]\s*\d{1,2}\b(?![.,]?\d)`,
	'g',
);
/** "For our 2, it was 2,251.60". */
const OURS = /\b(?:my|our|the) \d{1,2}(?=[.,;!](?!\d)|$)/g;
const WORDS: readonly string[] = 'none one two three four five six seven eight nine ten'.split(' ');

function withoutIncomes(text: string): string {
	return amountsIn(text)
		.filter(({ start }) => incomesAt(text).includes(start))
		.reduceRight(
			(left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
			text,
		);
}

interface Received {
	readonly year: Pence;
	/** What came each week, where that was told. */
	readonly weekly?: Pence;
}

/** What came in the year: the one amount that is nobody's income. */
function receivedIn(text: string): Received | undefined {
	const own = withoutIncomes(text);
	const [amount, ...others] = amountsIn(own);
	if (!amount || amount.said === undefined || others.length > 0) return undefined;
	const after = own.slice(amount.end);
	if (FOUR_WEEKLY.test(after) || THIRTEEN.test(own)) return ofFourWeeks(amount.said);
	if (!WEEKLY.test(after) && amount.per !== 'week') return plainly(amount);
	if (amount.isCounted && !ALL_YEAR.test(text))
		return amount.inYear === undefined ? undefined : { year: amount.inYear, weekly: amount.said };
	return ALL_YEAR.test(text) ? { year: timesOf(amount.said, WEEKS), weekly: amount.said } : undefined;
}

/** Four weeks' worth is a multiple of the weekly rate, which says for how many. */
function ofFourWeeks(said: Pence): Received {
	const isWhole = said % WEEKS_OF_FOUR === 0; // pennies left over, not money
	return { year: timesOf(said, THIRTEEN_TIMES), ...(isWhole && { weekly: pence(said / WEEKS_OF_FOUR) }) };
}

function plainly({ inYear }: SaidAmount): Received | undefined {
	return inYear === undefined ? undefined : { year: inYear };
}

/** The weekly rate for so many children. */
function rateFor(children: number, year: TaxYear): Pence {
	const { eldestWeeklyPence, additionalWeeklyPence } = yearData(year).childBenefit;
	return pence(eldestWeeklyPence + (children - 1) * additionalWeeklyPence);
}

const MOST = 12;

/** For how many children a weekly amount is the rate. */
function childrenAt(weekly: Pence, year: TaxYear): number | undefined {
	const at = Array.from({ length: MOST }, (_, index) => index + 1).find(
		(count) => rateFor(count, year) === weekly,
	);
	return at;
}

/** Whether an amount can only be Child Benefit: the rate each week, or so many weeks of it. */
function isRate({ year: whole, weekly }: Received, children: number | undefined, year: TaxYear): boolean {
	if (weekly !== undefined) return childrenAt(weekly, year) !== undefined;
	const counts = children === undefined ? [1] : [children];
	return counts.some(
		(count) => whole % rateFor(count, year) === 0 && whole <= timesOf(rateFor(count, year), WEEKS + 1),
	);
}

function childrenIn(text: string): number | undefined {
	if (TWINS.test(text)) return 2;
	const [said] = SO_MANY.flatMap((words) => words.exec(text)?.groups?.count ?? []);
	if (said !== undefined) return countOf(said);
	return ONE.test(text) ? 1 : undefined;
}

/** The day in the year on which it stopped, in the sentence that says so. */
function stoppedIn(text: string, year: string): string | undefined {
	const first = Number(year.slice(0, 4)); // years, not money
	const days = text
		.split(/(?<=[.;!?])\s+/)
		.filter((one) => STOPPED.test(one))
		.flatMap((one) => daysIn(one, year).map(({ day }) => day))
		.filter((day) => day >= `${first}-04-06` && day <= `${first + 1}-04-05`);
	return new Set(days).size === 1 ? days[0] : undefined;
}
