/** What the amounts on a bill are, by the words before or above them. */
import { bottom, overlapX, right } from '../../geometry.ts';
import type { Word } from '../../page.ts';
import type { BillAmount, Row } from './rows.ts';
import { inTaxList } from './tax-list.ts';

/** The role of an amount on a bill. `firm` totals are final: nothing comes after them. */
export type Role = 'total' | 'firmTotal' | 'net' | 'vat' | 'paid' | 'change' | 'rounding' | 'discount';

/** An amount with what it is. */
export interface Told {
	readonly role: Role;
	readonly amount: BillAmount;
}

/** In order: the first that fits says what an amount is; `undefined` is something else. Words are run together, as recognised text is. */
const roles: readonly (readonly [RegExp, Role | undefined])[] = [
	[
		/round(ed|ing)?total|total(after|with|incl?(usive)?(of)?)?round(ed|ing)|afterround|roundedamount/,
		'firmTotal',
	],
	// A column beside it may have other words before it.
	[/(rounding|unding|rndg?)(adj[a-z]*)?(rm|rh|rk|myr)?$/, 'rounding'],
	[
		/qty|quantity|items?(sold|count|purchased)?$|noofitem|itemcount|point|member|saving|yousave|previous|brought|deposit/,
		undefined,
	],
	[/unitprice|price(each)?$|rate|commission/, undefined],
	[/rounding|roundadj|rndadj|^round(off|amount)?$|pelarasan/, 'rounding'],
	[/change|baki|kembali/, 'change'],
	[
		/(total|amount|sales|price|goods|value).*(excl|ex(vat|gst|tax)$|exc(?!h)|before|without|exgst|exvat|less(vat|gst|tax))|(excl|before)(uding|usief|usive(of)?)?(gst|vat|tax|btw)|^net(to|t)?(amount|price|sales|value)?(gbp|rm|eur)?$|^(sub|untaxed|taxable)(total|amount)?|subtotal|subtotaal|nettot$|netgoods|goodstotal|totalgoods|totalnet$|^totalnet(amount|value|price)|^net(invoice)?(value|sum|charge|price|prices|sales)|^(value|price)ofgoods|exclusivetotal|^(ex|exc|excl|excluding)(vat|gst|tax)$|^labourandmaterials$|untaxed|^netof(vat|gst|tax)$|^goods(value|amount)?$/,
		'net',
	],
	[
		/^((includ(es|ing|ed)|ofwhich|add|plus|inc|output|uk)+(vat|gst|btw)(at|of|on)?|(vat|gst)(inc|incl|included|content|charged|std|[asz]|onabove|onthis|(at)?(the)?standardrate(at)?)|(standardrate|std)(vat|gst)|(vat|gst)(standardrate|atstandardrate)|valueaddedtax(at)?|(total|price)includes(vat|gst|tax)(of|at)?|(vat|gst|tax)(is)?included(in(the)?(total|price|above))?)$/,
		'vat',
	],
	[
		/(total|amount|sales|bill|price|payable|due).*(incl|inc[^a-z]?(gst|vat|tax)|inc(gst|vat|tax)|after(gst|tax|vat)|with(gst|tax|vat))|incl(usive|uding|udes)?(of)?(gst|vat|tax|btw)|grandtotal|totalgross|grosstotal|brutto/,
		'firmTotal',
	],
	[/discount|voucher|coupon|rebate|promotion|^(total)?disc$/, 'discount'],
	[/(reg(istration)?|reg)?(no|number|(?<!pa)id|summary|code)$/, undefined],
	[
		/^(total)?(vat|gst|sst|btw|mwst|salestax|tax|servicetax)(amount|total|payable|due|at|rm|gbp|eur|sr|s|standard|amt|uk|gb|unitedkingdom)*$|(vat|gst|btw)at$|^(total)(vat|gst|tax)/,
		'vat',
	],
	[
		/^(total(cash|tender)|(bank|debit|credit)card|e?wallet|customerpaid|amountreceived|cash|tender(ed)?|amounttendered|paid|amountpaid|visa|mastercard|master|card|debit|credit|amex|payment|contactless|eftpos|changecash|received|applepay|googlepay|paypal|maestro|chip(and)?pin|cheque|banktransfer|nets|tunai|bayaran)/,
		'paid',
	],
	[
		/amountdue|balancedue|totaldue|duetotal|amounttopay|topay|amountpayable|totalpayable|payable|balancetopay|invoicetotal|invoice(amount|value)$|pleasepay|^pay(this)?amount|amount(now)?(owing|owed|charged|outstanding)|outstanding(balance)?$|^sumdue|^grossamount$|totalamount|nettotal|finaltotal|billtotal|balance$/,
		'firmTotal',
	],
	[
		/^(the)?total|^t(l|t|tl|ot)(amount)?(rm|gbp)?$|total(rm|gbp|eur|usd|s|sales|price|prices|cost|amt|bill|charged?|sale)?$|totaal|^amount$|^thesumof$|^sale(amount)?$|^totalfor(items)?$|^total(items)?$|^gross$|gesamt|^jumlah/,
		'total',
	],
];

/** The amounts of the rows that are told by the words before them, or else by those right above. */
export function tellAmounts(rows: readonly Row[]): Told[] {
	const isListed = inTaxList(rows);
	return rows.flatMap((row, index) =>
		row.amounts.flatMap((amount, place) => {
			if (isListed(amount, index)) return [];
			const before = row.words.slice((row.amounts[place - 1]?.index ?? -1) + 1, amount.index);
			const said = [...before.map(spelt), amount.text.replace(/[\d.,£$€-].*$/, '')].join(' ');
			const own = squashed(said.replace(/\(\d+(\.\d+)?% (on|of) [^()]*\)/, ' '));
			const role = own.length > 1 ? (roleOf(own) ?? roleBeside(before)) : roleNear(amount, index, rows);
			return role ? [{ role, amount }] : [];
		}),
	);
}

/** What the last words before an amount say, where a wide space parts them from the heads of a list beside them. */
function roleBeside(words: readonly Word[]): Role | undefined {
	const start = words.findLastIndex((word, index) => {
		const previous = words[index - 1];
		return previous !== undefined && word.box.x - right(previous.box) > WIDE * word.size;
	});
	return start > 0 ? roleOf(squashed(words.slice(start).map(spelt).join(' '))) : undefined;
}

/** So many sizes of the type part columns. */
const WIDE = 2.5;

/** How far from its amount a label over it may stand, one under it where none is over it, and how much nearer than that one, in sizes of its type. */
const FARTHEST = 1.2;
const FARTHEST_UNDER = 0.6;
const CLEARLY_NEARER = 0.25;

/** The words that matter, which may have been misread by a letter. */
const WORDS = [
	'total',
	'change',
	'cash',
	'rounding',
	'subtotal',
	'received',
	'quantity',
	'inclusive',
	'discount',
];
/** Words of their own, though a letter away from one of those. */
const OTHERS = /^(charged?|chance|case|cask|wash|dash|card)$/;
/** A word that is surer than this is what it says. */
const SURE = 0.9;

/** What the word says, a letter of it mended where it was read badly. */
function spelt({ text, sureness = 1 }: Word): string {
	const word = squashed(text);
	if (sureness >= SURE || OTHERS.test(word)) return text;
	return WORDS.find((known) => isLetterApart(word, known)) ?? text;
}

function isLetterApart(one: string, other: string): boolean {
	return (
		one.length === other.length && [...one].filter((letter, index) => letter !== other[index]).length === 1
	);
}

/** What the words say of the amount after them. */
function roleOf(label: string): Role | undefined {
	const whole = label.replace(/amt/g, 'amount');
	return roles.find(([pattern]) => pattern.test(whole))?.[1];
}

/** What the words right over an amount say, or those right under it where they are clearly nearer. */
function roleNear(amount: BillAmount, index: number, rows: readonly Row[]): Role | undefined {
	const over = nearest(amount, rows.slice(Math.max(0, index - 2), index).reverse());
	const under = nearest(amount, rows.slice(index + 1, index + 2));
	const isUnder = under !== undefined && under.gap < (over?.gap ?? FARTHEST_UNDER) - CLEARLY_NEARER;
	return isUnder ? roleOf(under.label) : over && roleOf(over.label);
}

/** The first of the rows with words in the amount's column, and how far it is, in sizes of its type. */
function nearest(amount: BillAmount, rows: readonly Row[]) {
	for (const row of rows) {
		const gap = Math.max(amount.box.y - bottom(row.box), row.box.y - bottom(amount.box)) / row.size;
		if (gap > FARTHEST) return undefined;
		const near = row.words.filter(({ box }) => overlapX(box, amount.box) > 0);
		const label = squashed(near.map(spelt).join(' '));
		if (label.length > 1) return { label, gap };
	}
	return undefined;
}

/** Letters alone, in lower case. */
function squashed(text: string): string {
	return text
		.toLowerCase()
		.replace(/0(?=[a-z])|(?<=[a-z])0/g, 'o')
		.replace(/[^a-z]/g, '');
}
