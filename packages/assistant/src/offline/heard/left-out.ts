/** Amounts that have no place on the return, and which words say so: data. The first that fits wins. */
import { isBareAmount } from './bare-amount.ts';
import { sellsBelongings } from './belongings.ts';
import { spentAtHome } from './household.ts';
import type { Clause } from './learned/clause.ts';
import type { About } from './places.ts';
import { PRIVATE, SOLD } from './places.ts';

/** Why an amount is left out. */
export type LeftOut =
	| 'somebodyElse'
	| 'profit'
	| 'sold'
	| 'privateRent'
	| 'workPension'
	| 'netPay'
	| 'isa'
	| 'prizes'
	| 'incentive'
	| 'aside'
	| 'household'
	| 'belongings'
	| 'redundancy'
	| 'abroad'
	| 'drawings'
	| 'offCustomers'
	| 'currency';

const COUNTRY =
	'(?:french|spanish|german|italian|portuguese|greek|irish|polish|american|us|usa|dutch|swiss|turkish|cypriot|indian|dubai|australian|canadian|foreign|overseas|france|spain|germany|italy|portugal|greece|ireland|poland|cyprus|america|australia|canada|abroad)';

/** Money of another country: the return is in pounds. */
export const FOREIGN_MONEY =
	/[€$]\s?\d|\d\s?(?:€|\$|k?\s?(?:euros?|eur|dollars?|usd|bucks|rupees|yen|francs|zloty|lira|dirhams?)\b)/;
const ABROAD_LET = new RegExp(
	String.raw`\b${COUNTRY}\b.*\b(?:rent|rental|let|letting|flat|house|villa|apartment|property|holiday home|pension|salary|wages|job|employer)\b|\b(?:rent|rental|let|letting|flat|house|villa|apartment|property|holiday home|pension|salary|wages|job|employer)\b.*\b(?:in|from) (?:the )?${COUNTRY}\b`,
);
/** Interest from abroad has a box of its own. */
export const ABROAD = new RegExp(String.raw`\b${COUNTRY}\b`);
const ISA =
	/(?<!\bnon[- ])(?<!\bnot an? )(?<!\b(?:outside|not in|not inside|not within|apart from|not part of|excluding)(?: of)? (?:an |my |the |any |a )?(?:stocks and shares )?)\b(?:isas?|junior isa|lisa)\b/;
/** Saved in one, whatever it is invested in. */
const INTO_ISA =
	/\b(?:in|into|to) (?:an?|my|the|our|his|her)? ?(?:\w+ )?(?:stocks (?:and|&|n) shares |cash )?(?:isas?|lisa)\b/;
/** What a bank or a shop gives to whoever joins it. */
const INCENTIVE =
	/\bswitch(?:ing|ed|er)?\b[^.;]{0,40}\b(?:bonus|bank|account|bunged|gave|for)\b|\b(?:bonus|reward|offer|bunged|gave me)\b[^.;]{0,40}\b(?:for )?(?:switch\w*|opening (?:an|the|a) account)\b|\brefer(?:red|ring)? a (?:friend|mate)\b|\breferral (?:bonus|reward)\b|\b(?:welcome|joining|sign[- ]?up) (?:bonus|offer)\b(?=.*\b(?:bank|account|card)\b)|\bcash ?back\b/;
const GIVEN = /\b(?:they|bank)\b[^.;]*\b(?:bunged|gave|paid|chucked) me\b/;
const PRIZES = /\bpremium bonds?\b|\blottery\b|\bbetting\b|\bgambl\w*|\bfootball pools\b/;

/** Sold by way of business. */
const TRADING = /\betsy\b|\bebay\b|\bvinted\b|\bdepop\b|\bamazon\b|\bworth of\b|\bmarkets?\b|\bstall\b/;

/** A pension of the job, and words for its being taken before the pay that is told. */
const OF_JOB = /\b(?:work|works|workplace|company|occupational|nest|scheme at work) pension\b/;
const BEFORE_PAY =
	/\b(?:taken|comes?|came|goes|went|deducted) (?:off |out )?(?:of (?:my )?(?:wages|pay|salary) )?before\b|\bbefore (?:the p60|tax|i'm taxed|i am taxed)\b|\b(?:off|out of|through|from) (?:my |the )?(?:wages|pay|payslips?|salary|payroll)\b|\bsalary sacrifice\b/;

function isOfPayroll(text: string, beside: string): boolean {
	return OF_JOB.test(text) && BEFORE_PAY.test(`${text} ${beside}`);
}

/** What is known around an amount. */
interface Around {
	readonly about: ReadonlySet<About>;
	/** The parts around it, those without amounts and all of them. */
	readonly beside: string;
	readonly clause: Clause;
}

/** Why an amount is left out; undefined where it may have a place. */
export function leftOut(text: string, { about, beside, clause }: Around): LeftOut | undefined {
	const whole = [...clause.previous.toReversed(), { text }, ...clause.next].map((one) => one.text).join(', ');
	if (sellsBelongings(`${text} ${beside}`, whole)) return 'belongings';
	if (GIVEN.test(text) && INCENTIVE.test(`${beside} ${text}`)) return 'incentive';
	if (INCENTIVE.test(text) || (INCENTIVE.test(beside) && isBareAmount(text))) return 'incentive';
	const spent = spentAtHome(text, whole, about, clause.sections);
	if (spent) return spent;
	if (/\bprofits?\b/.test(text)) return 'profit';
	const isSale = /\b(?:sold|sale of|offloaded|flogged)\b/.test(text) && !about.has('trade');
	const isTrading = TRADING.test(text);
	if ((SOLD.test(text) && !isTrading) || isSale || (SOLD.test(beside) && isBareAmount(text))) return 'sold';
	if (ISA.test(text) && (INTO_ISA.test(text) || !/\bput\b|\bpaid in|\binvest/.test(text))) return 'isa';
	if (PRIZES.test(text)) return 'prizes';
	if (/\bredundancy\b/.test(text)) return 'redundancy';
	if (ABROAD_LET.test(text)) return 'abroad';
	if (PRIVATE.rent.test(text)) return 'privateRent';
	return PRIVATE.pension.test(text) || isOfPayroll(text, beside) ? 'workPension' : undefined;
}
