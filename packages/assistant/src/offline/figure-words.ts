/** Which words ask about which figure of the calculation. */
import { pence } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import type { RuleId } from '@halfpenny/tax/words';
import { amountsIn } from '../language/amounts.ts';
import type { AssistantPorts } from '../ports.ts';
import { figureAtTheEnd } from './share-asked.ts';

/** The more specific words first. */
const byWords: readonly (readonly [RegExp, RuleId])[] = [
	[/\bowe (?:you |hmrc |them )?(?:nothing|so much|so little|anything)\b|\bnothing to pay\b/, 'total-due'],
	[/postgraduate|master'?s loan/, 'postgraduate-loan'],
	[/student loan|loan repayment/, 'student-loan'],
	[/child benefit|hicbc/, 'child-benefit-charge'],
	[/winter fuel/, 'winter-fuel-charge'],
	[
		/payments? on account|\bon account\b|\bhalf (?:of (?:the |my )?bill )?again\b|\bextra half\b|\bnext year'?s (?:tax|money)\b|\bpay(?:ing)? (?:it |some )?(?:in advance|ahead|up front)\b/,
		'payment-on-account',
	],
	[/\btaxable profits?\b/, 'trade-profits'],
	[/marriage allowance/, 'marriage-allowance-received'],
	[/blind/, 'blind-persons-allowance'],
	[/savings allowance/, 'savings-allowance'],
	[/dividend allowance/, 'dividend-allowance'],
	[
		/lost.*personal allowance|personal allowance.*(?:lost|lose|taper|gone|smaller|less|reduced)/,
		'personal-allowance-taper',
	],
	[
		/personal allowance|tax[- ]free allowance|\b(?:didn't|not|never|wasn't|isn't) (?:get )?taxed (?:at all|on)\b/,
		'personal-allowance',
	],
	[/trading allowance/, 'trading-allowance'],
	[/property allowance/, 'property-allowance'],
	[/rent[- ]a[- ]room/, 'rent-a-room'],
	[/mortgage|finance costs?/, 'finance-costs-relief'],
	[/class 4|class four|national insurance|\bni\b|\bnics?\b|\b6 ?%|\b(?:6|six) per ?cent\b/, 'class4'],
	[/class 2|class two/, 'class2'],
	[/adjusted net income/, 'adjusted-net-income'],
	[/taxable income|income .{0,12}\btax(?:able|ed)\b/, 'taxable-income'],
	[/total income/, 'total-income'],
	[/taxable gains?/, 'taxable-gains'],
	[/capital gains|\bcgt\b/, 'gains-tax-due'],
	[
		/\btax\b.{0,30}\b(?:taken off?\b|deducted|at source)|\b(?:how much|what) tax (?:did|has|have) (?:my )?\S+ (?:take|taken|stop|stopped|deduct|deducted)|already paid|\b(?:taken|come|came|gone) off (?:me |it )?(?:already|so far)\b|\b(?:take|took|taken|stop|stopped|deduct|deducted) (?:off |from )?me (?:in|for) tax|\btax (?:have|has|did) (?:i|been|they) (?:paid|pay|taken|take)\b(?! (?:in|for|last))/,
		'tax-taken-off',
	],
	[
		/higher rate|40 ?%|\b40 (?:band|bracket)|\b(?:at|into) (?:40|forty)\b|\b(?:40|forty) per ?cent\b|higher band/,
		'higher-rate',
	],
	[/basic rate|20 ?%|\btaxed at 20\b|basic band/, 'basic-rate'],
	[/additional rate|45 ?%/, 'top-rate'],
	[
		/(?:property|rental|rent|letting) profit|profit from (?:property|rent|letting)|\b(?:make|made|profit)\b.{0,12}\b(?:on|from) (?:my|the) (?:flat|house|property|rental|let)/,
		'property-profit',
	],
	[/business expenses|my expenses/, 'trade-expenses'],
	[/profit/, 'trade-profits'],
	[/gift ?aid|\b(?:donat\w+|charit\w+)\b|\bgiving\b/, 'gift-aid'],
	[/pension (?:relief|payments?)/, 'pension-relief-at-source'],
	[/dividend/, 'dividend-income'],
	[/interest|savings/, 'savings-income'],
	[/\b(?:my|the|this) (?:pay|salary)\b|employment income/, 'employment-income'],
	[/income tax/, 'income-tax-due'],
];

const ASKS =
	/^\W*(?:what is|what's) (?:the |that |this )?£?\d|^\W*explain |^\W*what (?:is|does) (?:total|taxable) income\b|\d[\d,.]*\W+(?:what is|what's|why|how come|where from)\b|\b(?:why|how come|how (?:is|was|did|do you|do they|does|come|much is|much .* was)|explain|what (?:does|do|is|are) (?:the |that |this )?£?\d[\d,.]* (?:represent|mean|for|about|made up of)|where (?:does|did|is|do)|break ?down|worked out|work out|calculated|come (?:from|about)|what makes|made up of|what(?:'s| is| are) (?:in )?(?:my|these|this|those)|cost(?:ing|s)? me|have you got|did i get|have i had|was i given|am i getting|which (?:bit|part|of)|what(?:'s| is) the [a-z0-9% ]{2,20} (?:part|bit)|did you get|do you (?:make|get)|you make (?:it|that)|c[ao]me up with|am i paying|how much|what did i make|why have i|show me (?:the working|how|my))\b/;

/** A figure by its name alone: "profit?". */
const BARE_NAME =
	/^\W*(?:(?:and|so|ok|okay|my|the|what about|what's|whats|what is) )*(?:(?:net|total|taxable|rental|trading) )?(?:profits?|taxable income|total income|personal allowance|national insurance|ni|income tax)\s*\?+\s*$/;

/** A rate whose amount is asked for: “6% of what”. */
const OF_WHAT = /\b\d\d? ?(?:%|per ?cent) of what\b/;

/** The figure that a lower-case text asks about; undefined for none. */
export function figureAsked(asked: string, ports: AssistantPorts): RuleId | undefined {
	const text = asked.replace(NOT_THAT, ' ');
	const atTheEnd = figureAtTheEnd(text, ports);
	if (atTheEnd) return atTheEnd;
	if ((BARE_NAME.test(text) || OF_WHAT.test(text)) && ports.entries().length > 0)
		return byWords.find(([words]) => words.test(text))?.[1];
	if (!ASKS.test(text) || /^\W*how much\b.*\bcan (?:i|we|you)\b/.test(text)) return undefined;
	const byAmount = rateNamed(text, ports) ?? figureOfAmount(text, ports);
	if (byAmount) return byAmount;
	const isKind =
		/^\W*(?:explain|what (?:is|does|makes)) (?:(?:up )?my |the )?(?:total income|taxable income|profits?)\b/.test(
			text,
		);
	if (isKind && ports.entries().length > 0) return byWords.find(([words]) => words.test(text))?.[1];
	const isOwn = /\b(?:my|mine|this|that|the|it|so (?:much|little|high|low)|i|me|you)\b/.test(text);
	if (
		!isOwn &&
		!/^\W*how (?:is|are|was|do you) .*\b(?:calculated|worked out|computed|arrived at)\W*$/.test(text)
	)
		return undefined;
	const rule = byWords.find(([words]) => words.test(text))?.[1];
	// If nothing on the return leads to a rule's figure, the rule is asked about in general.
	if (rule === undefined || /\b(?:my|mine|explain|have i|did i)\b/.test(text)) return rule;
	const { working } = calculate(ports.facts(), { alternatives: false });
	return working.some((one) => one.rule === rule && one.value !== 0) && ports.entries().length > 0
		? rule
		: undefined;
}

/** The figure of the calculation whose amount is told and asked about: "£600 is knocked off. Where does that come from?" */
export function figureToldOf(text: string, ports: AssistantPorts): RuleId | undefined {
	const atTheEnd = figureAtTheEnd(text, ports);
	if (atTheEnd) return atTheEnd;
	if (!ASKS_OF_FIGURE.test(text) || ports.entries().length === 0) return undefined;
	return (
		rateNamed(text.replace(NOT_THAT, ' '), ports) ??
		figureOfAmount(text, ports) ??
		figureOfAmount(text.slice(Math.max(0, text.search(WHY_PART))), ports)
	);
}

const RATES: readonly RuleId[] = ['higher-rate', 'class4', 'top-rate'];

/** The tax at a rate that a text names, whatever amount stands beside it: "forty percent on some of it, I'm only on 45k". */
function rateNamed(text: string, ports: AssistantPorts): RuleId | undefined {
	if (/\bowe\b|\bnothing\b/.test(text)) return undefined;
	const named = byWords.find(([words, rule]) => RATES.includes(rule) && words.test(text))?.[1];
	const { working } = calculate(ports.facts(), { alternatives: false });
	return working.some(({ rule, value }) => rule === named && value !== 0) ? named : undefined;
}

/** The payment on account, where a text asks how much each of a person's own is. */
export function onAccountOf(text: string, ports: AssistantPorts): RuleId | undefined {
	const asksEach =
		/\bon account\b|\bin advance\b|\bup ?front\b/.test(text) &&
		HOW_MUCH_EACH.test(text) &&
		ASKS_EACH.test(text) &&
		!LOWERS.test(text);
	if (!asksEach && !MORE_IN_JANUARY.test(text)) return undefined;
	const { working } = calculate(ports.facts(), { alternatives: false });
	return working.some(({ rule, value }) => rule === 'payment-on-account' && value !== 0)
		? 'payment-on-account'
		: undefined;
}

/** Why January takes more than the bill of the year. */
const MORE_IN_JANUARY =
	/^(?=.*\b(?:why|how come|explain|what for)\b)(?=.*\bjan(?:uary)?\b)(?=.*\b(?:bigger|more|higher|extra|double|over|on top|half)\b)(?!.*\b(?:late|penalt\w*|interest)\b)/;

/** Asks, instead of telling what each should be. */
const ASKS_EACH = /\b(?:how much|what(?:'s| is| are| will| would)?|which|why|explain|show|tell)\b|\?\s*$/;
/** Says what they should be, instead of asking what they are. */
const LOWERS = /\b(?:drop|lower|cut|reduce|bring|make|set|want|change)\b(?!.*\?\s*$).*\d/;

const HOW_MUCH_EACH =
	/\bhow much\b|\beach\b|\bwhat (?:are|is|will|would) (?:my|the) .*\b(?:me|my|mine|i)\b|\bmy payments? on account\b/;

/** The part of a text that asks about an amount, where another part tells of one. */
const WHY_PART = /\b(?:why|how come|where)\b/;
const ASKS_OF_FIGURE =
	/\b(?:where|how|why)\b.{0,25}\b(?:that|it|this|number|figure|amount|£?\d[\d,.]*|you)\b.{0,30}\b(?:come|came|get|got|from|work|worked|calculated|for|arrive|arrived|that much|so|knock(?:ed|s)?|taken|tak(?:e|es)|cut|saved?)\b|\bwhat(?:'s| is| was)? (?:that|it|this|the)(?: \w+)? (?:for|about|from)\b|\bwhere (?:does|did|is|do|has)\b.{0,60}\b(?:come|came|from)\b/;

/** The figure that a message which surely asks to have one explained is about: as it is named, by its amount, or the whole bill. */
export function figureToExplain(asked: string, ports: AssistantPorts): RuleId {
	const text = asked.replace(NOT_THAT, ' ');
	const { working } = calculate(ports.facts(), { alternatives: false });
	const isThere = (rule: RuleId) =>
		rule === 'total-due' || working.some((one) => one.rule === rule && one.value !== 0);
	const amounts = amountsIn(text).flatMap(({ said }) => said ?? []);
	const named = byWords.filter(([words, rule]) => words.test(text) && isThere(rule)).map(([, rule]) => rule);
	const isOf = (rule: RuleId) =>
		working.some((one) => one.rule === rule && amounts.some((said) => isAbout(one.value, said)));
	const byAmount = working.map(({ rule }) => rule).filter(isOf);
	return (
		named.find(isOf) ??
		(amounts.length > 0 && named.length === 0
			? (first.find((rule) => byAmount.includes(rule)) ?? byAmount[0])
			: undefined) ??
		named[0] ??
		'total-due'
	);
}

/** Whether a figure is the amount that was said, which may leave out its pence. */
function isAbout(value: number, said: number): boolean {
	const size = Math.abs(value);
	return size !== 0 && (size === said || size - (size % 100) === said); // whole pounds as said, not money
}

/** What is not asked about: "not the NI, just the income tax". */
const NOT_THAT =
	/\b(?:not|without|apart from|ignoring) (?:the |my |any )?[a-z0-9 ]{2,20}?(?=,|\bjust\b|\bonly\b|\bbut\b|$)/g;

/** Where several figures are equal, the one people mean. */
const first: readonly RuleId[] = ['total-due', 'total-income', 'taxable-income', 'income-tax-due', 'class4'];

/** The one figure of the calculation with the amount in the message: "why do I owe 412?". */
function figureOfAmount(text: string, ports: AssistantPorts): RuleId | undefined {
	const [only, ...others] = amountsIn(text);
	if (only?.said === undefined || others.length > 0) return undefined;
	const { said } = only;
	const { working } = calculate(ports.facts(), { alternatives: false });
	const isIt = (value: number) => value === said || pence(value - (value % 100)) === said; // whole pounds as said, not money
	const found = working.filter(({ value }) => value !== 0 && isIt(Math.abs(value))).map(({ rule }) => rule);
	const named = byWords.find(([words, rule]) => words.test(text) && found.includes(rule))?.[1];
	return named ?? first.find((rule) => found.includes(rule)) ?? found[0];
}

const LEADS = /^\W*(?:(?:so|and|but|ok|okay|right|then),? )+(?=(?:what|why|where|how|explain)\b)/;

/** A question without the words that only lead into it or stress it: "so what exactly is my profit". */
export function plainly(text: string): string {
	const question = text.replace(LEADS, '');
	return question.replace(/\b(?:exactly|actually|really|precisely|basically|honestly) /g, '');
}
