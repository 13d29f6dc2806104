/** Questions about the way from one figure to another: "talk me through 38,400 to what I owe", "how much of the rent do you tax". */
import { calculate } from '@halfpenny/tax';
import type { RuleId } from '@halfpenny/tax/words';
import type { AssistantPorts } from '../ports.ts';

/** From an income or an amount to what is owed in the end. */
const TO_BILL =
	/\b(?:from|through|turns?|turned|gets?|got|goes?|went|becomes?|became)\b.{0,40}\b(?:to|into)\b.{0,12}\b(?:what i (?:owe|pay)|(?:my|the|that|this) (?:tax )?(?:bill|refund)|owing|the (?:tax|answer|end))\b/;

/** Why there is nothing to pay, whatever was earned. */
const OWES_NOTHING =
	/^(?=.*\b(?:why|how come|how|surely|explain)\b).*(?:\b(?:owe|owing|pay|paying|due|comes?|come|came) (?:\w+ ){0,2}(?:nothing|nowt|nil|zero|nought)\b|\bnothing (?:more )?(?:to pay|owed|owing|due)\b)/;

/** Which part of an income is taxed. */
const PART_TAXED =
	/\b(?:how much|which (?:bit|part|share)|what (?:bit|part|share)|how many)\b.{0,12}\b(?:of|out of)\b.{0,30}\b(?:taxed|taxable|do you tax|you tax|counts?|counted|charged)\b|\b(?:tax(?:ed|able)?|count|charge)\b.{0,12}\bhow much of\b|\b(?:tax(?:ed)?|count(?:ed)?|charged?) (?:me )?on (?:the whole|the full|the lot|all of it|everything|all)\b|\b(?:taxed|pay(?:ing)? tax|charged) on (?:the )?(?:whole|full|entire|all)\b/;

/** Why some of it is not free, and what is left once it is. */
const FREE_PART =
	/\bfirst (?:bit|part|chunk|slice|twelve|12)\b.{0,50}\b(?:free|untaxed|not taxed|no tax)\b|\btax[- ]free (?:bit|part|amount|slice|chunk)\b/;
const UNTAXED =
	/\b(?:how much|which (?:bit|part)|what (?:bit|part))\b.{0,12}\bof\b.{0,30}\b(?:tax[- ]?free|untaxed|free of tax|(?:isn't|is not|wasn't|not|aren't) taxed|(?:don't|do not|didn't) pay (?:any )?tax on)/;
const LEFT_AFTER = /\bleft\b.{0,25}\b(?:after|once|without|minus|less)\b.{0,20}\ballowance\b/;

/** The rate on the last of a person's own income. */
const LAST_RATE =
	/\b(?:what|which) (?:tax )?(?:rate|band)\b.{0,25}\b(?:my|i|i'm)\b.{0,25}\b(?:last|top|highest|in|taxed|pay|paying|on|at)\b|\b(?:last|top) pound\b/;
const RATES: readonly RuleId[] = [
	'top-rate',
	'advanced-rate',
	'higher-rate',
	'intermediate-rate',
	'basic-rate',
];

/** What each income leaves to tax, by the words for it; a rate says it by itself. */
const LEFT_OF: readonly (readonly [RegExp, RuleId])[] = [
	[/\b(?:at|into|in) (?:40|forty)\b|\b(?:40|forty) ?(?:%|per ?cent)|\bhigher (?:rate|band)\b/, 'higher-rate'],
	[/\b(?:45|forty[- ]five) ?(?:%|per ?cent)|\badditional (?:rate|band)\b/, 'top-rate'],
	[/\b(?:20|twenty) ?(?:%|per ?cent)|\bbasic (?:rate|band)\b/, 'basic-rate'],
	[/\b(?:6|six|2|two) ?(?:%|per ?cent)|\bnational insurance\b|\bni\b/, 'class4'],
	[/\b(?:rents?|rental|flat|house|tenants?|letting|property)\b/, 'property-profit'],
	[
		/\b(?:turnover|takings?|takes?|business|invoiced|sales|self[- ]employed|trade|trading)\b/,
		'trade-profits',
	],
	[/\b(?:pay|wages?|salary|earn(?:ed|ings)?|income|made|make|it)\b/, 'taxable-income'],
];

/** The figure at which such a way ends; undefined where a text asks about no way, or there is no such figure. */
export function figureAtTheEnd(text: string, ports: AssistantPorts): RuleId | undefined {
	if (ports.entries().length === 0) return undefined;
	const { working } = calculate(ports.facts(), { alternatives: false });
	const isThere = (rule: RuleId) => working.some((one) => one.rule === rule && one.value !== 0);
	if (TO_BILL.test(text) || (OWES_NOTHING.test(text) && /\d/.test(text))) return 'total-due';
	if (LAST_RATE.test(text)) return RATES.find(isThere);
	if (LEFT_AFTER.test(text)) return isThere('taxable-income') ? 'taxable-income' : undefined;
	if (UNTAXED.test(text) || (FREE_PART.test(text) && !/\d{3}/.test(text)))
		return isThere('personal-allowance') ? 'personal-allowance' : undefined;
	if (!PART_TAXED.test(text)) return undefined;
	return LEFT_OF.find(([words, rule]) => words.test(text) && isThere(rule))?.[1];
}
