/** Amounts that have no place on the return, and which words say so: data. The first that fits wins. */
import { isBareAmount } from './bare-amount.ts';
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
	| 'redundancy'
	| 'abroad'
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
const PRIZES = /\bpremium bonds?\b|\blottery\b|\bbetting\b|\bgambl\w*|\bfootball pools\b/;

/** Sold by way of business. */
const TRADING = /\betsy\b|\bebay\b|\bvinted\b|\bdepop\b|\bamazon\b|\bworth of\b|\bmarkets?\b|\bstall\b/;

/** Why an amount is left out; undefined where it may have a place. `beside` are the parts around it without amounts. */
export function leftOut(
	text: string,
	{ about, beside }: { readonly about: ReadonlySet<About>; readonly beside: string },
): LeftOut | undefined {
	if (/\bprofits?\b/.test(text)) return 'profit';
	const isSale = /\b(?:sold|sale of|offloaded|flogged)\b/.test(text) && !about.has('trade');
	const isTrading = TRADING.test(text);
	if ((SOLD.test(text) && !isTrading) || isSale || (SOLD.test(beside) && isBareAmount(text))) return 'sold';
	if (ISA.test(text) && !/\bput\b|\bpaid in|\binvest/.test(text)) return 'isa';
	if (PRIZES.test(text)) return 'prizes';
	if (/\bredundancy\b/.test(text)) return 'redundancy';
	if (ABROAD_LET.test(text)) return 'abroad';
	if (PRIVATE.rent.test(text)) return 'privateRent';
	return PRIVATE.pension.test(text) ? 'workPension' : undefined;
}
