/** What a what-if question is about: pay, costs, rent, by its words or by what was tried before. */
import { amountsIn } from '../language/amounts.ts';
import type { TriedKind } from '../tools/what-if.ts';
import type { Asked } from './plan.ts';

/** The words for each kind; the first that fits is meant. */
export const kinds: readonly (readonly [TriedKind, RegExp])[] = [
	['pension', /pension|sipp/],
	['giftAid', /charit|gift aid|donat|\bgiv(?:e|ing|en) (?:away\b|to\b|£?\d\S* to\b)|\bgave £?\d\S* to\b/],
	['dividends', /dividend/],
	['mortgage', /\bmortgage|\bbtl\b.*\binterest\b/],
	['propertyCosts', /\brepairs?\b|\bletting (?:costs|fees|agent)|\bagent'?s? fees?\b/],
	['rent', /\brent|tenant|\blet\b(?!')/],
	['interest', /interest|savings account|\bsavings?\b.*\b(?:earn|earned|make|made|pay|paid)\b/],
	[
		'costs',
		/\bspen[dt]|\bcosts?\b|expense|receipts?\b|\bmaterials?\b|\bsupplies\b|\bbuy\b|bought|\btools?\b|equipment|laptop|\bvan\b|claim/,
	],
	[
		'profit',
		/turnover|turned over|takings|sales|\bprofit|invoice|business|customers?|clients?|self[- ]employ|freelanc|\bjobs\b|\bgigs?\b/,
	],
	[
		'pay',
		/earn|pay ?rise|\brise\b|\bboss\b|salary|wages?|bonus|\bpaid\b|overtime|\bpay\b|\braise\b|promotion|\bjob\b/,
	],
];
/** A hope for the bill says nothing about the amount tried: "would it cut my tax". */
export const BILL =
	/\bcost(?:s|ing)? (?:me|us)\b|\b(?:cut|reduce|lower|drop|save|knock)\b.{0,15}\b(?:my |the |on )?(?:tax|bill)\b|\bpay (?:any )?less\b|\bless (?:tax|to pay)\b|\b(?:tax|bill)\b (?:\w+ )?(?:go|come|be|drop|fall|cut|reduce)[a-z]*\b(?: (?:down|lower|less))?/g;

/** Someone with a business and no job earns through the business; costs are of the let where that is all there is. */
export function ownKind(asked: Asked, kind: TriedKind | undefined, text: string): TriedKind | undefined {
	const { ports } = asked;
	const sections = new Set(ports.entries().map(({ section }) => section));
	const isTrading = sections.has('selfEmployment');
	if (kind === 'pay' && !sections.has('employment') && isTrading) return 'profit';
	if (
		kind === 'interest' &&
		!sections.has('bankInterest') &&
		(/\bmortgage\b/.test(text) || lastKind(asked) === 'mortgage' || isOfMortgage(asked)) &&
		sections.has('ukProperty')
	)
		return 'mortgage';
	if (kind === 'propertyCosts' && !sections.has('ukProperty')) return 'costs';
	return kind === 'costs' && !isTrading && sections.has('ukProperty') ? 'propertyCosts' : kind;
}

/** Whether the tax reduction for mortgage interest was explained last. */
function isOfMortgage({ memory: { used } }: Asked): boolean {
	return used?.with.rule === 'finance-costs-relief' || /\bmortgage\b/.test(used?.with.question ?? '');
}

/** What the amount is of: what is named beside it, where several things are named. */
export function kindIn(text: string): TriedKind | undefined {
	const plain = text.replace(BILL, (found) => ' '.repeat(found.length));
	const named = kinds.flatMap(([kind, words]) => {
		const at = words.exec(plain)?.index;
		return at === undefined ? [] : [{ kind, at }];
	});
	const [first] = named;
	const [told] = amountsIn(plain);
	const amount = told?.start;
	const beside = told && RIGHT_AFTER.exec(plain.slice(told.end))?.[0];
	const ofIt = beside && kinds.find(([kind, words]) => INCOME.includes(kind) && words.test(beside))?.[0];
	if (ofIt && (first?.kind === 'costs' || first === undefined)) return ofIt;
	if (amount === undefined || !first || CERTAIN.includes(first.kind)) return first?.kind;
	const income = named.find(({ kind, at }) => at < amount && INCOME.includes(kind));
	return first.kind === 'costs' && first.at > amount && income ? income.kind : first.kind;
}

/** What an amount is of, right after it: "41,000 turnover instead, same costs". */
const RIGHT_AFTER = /^\s+(?:of |in |more |extra )*[a-z]+/;
const CERTAIN: readonly TriedKind[] = ['pension', 'giftAid', 'mortgage', 'propertyCosts'];
const INCOME: readonly TriedKind[] = ['profit', 'pay', 'rent'];

/** Where the message does not say what: "what if I make 5k more" is about their only income. */
export function onlyIncome({ ports }: Asked, text: string): TriedKind | undefined {
	if (!/\b(?:make|made|get|got|took|take|bring|brought|came|come)\b/.test(text)) return undefined;
	const sections = new Set(ports.entries().map(({ section }) => section));
	const [only, ...others] = (
		[
			['employment', 'pay'],
			['selfEmployment', 'profit'],
			['ukProperty', 'rent'],
		] as const
	).filter(([section]) => sections.has(section));
	return others.length === 0 ? only?.[1] : undefined;
}

/** What was tried last. */
export function lastKind({ memory }: Asked): TriedKind | undefined {
	const last = memory.used?.tool === 'whatIf' ? memory.used.with.kind : undefined;
	return kinds.find(([kind]) => kind === last)?.[0];
}
