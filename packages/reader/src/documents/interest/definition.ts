/** The certificate of interest: what a bank or building society paid on savings in a tax year. */
import type { DocumentDefinition, FieldDefinition } from '../../definition.ts';
import { type Sign, weigh } from '../../engine/classify.ts';
import { labelledReader } from '../../engine/labelled-reader.ts';
import { totalsOfColumns } from '../../engine/lists.ts';
import type { FigureFound } from '../../engine/relations/figure-found.ts';
import type { Amount } from '../../engine/values/amount.ts';
import { right, sameRow } from '../../geometry.ts';
import type { Segment } from '../../page.ts';
import { withAddressee } from '../employer.ts';
import { withLetterhead } from '../letterhead.ts';

const signs: readonly Sign[] = [
	{
		pattern: /(certificate|statement|summary) of (interest|tax)|interest (certificate|statement|summary)/i,
		weight: 4,
	},
	{ pattern: /(gross|net|total|annual) interest|interest (paid|earned|credited|received)/i, weight: 2 },
	{ pattern: /tax year|5(th)? april/i, weight: 1 },
	{ pattern: /account (holder|number|name)|sort code|savings/i, weight: 1 },
	{
		pattern: /\b(invoice|receipt|pay ?slip|p ?60|p ?45)\b|net pay|dividend (voucher|paid)|final tax code/i,
		weight: -5,
	},
];
const ENOUGH = 4;
/** In which year it was paid. */
const WHEN = '(in|for|during|over) (the |this |that )?(tax )?(year|period)';
const AMOUNT = '(amount|total|sum)s?( of)?( gross)? interest';

const fields: readonly FieldDefinition[] = [
	{
		name: 'taxYear',
		kind: 'taxYear',
		labels: [
			{ pattern: /^((for|in) )?(the )?(tax )?year( (ended|ending|end|to))?( (the )?(5th april|5 april))?$/ },
		],
	},
	{
		name: 'accountHolder',
		kind: 'fullName',
		labels: [
			{
				pattern:
					/^(name of )?(the )?account ?(holders?|name|title)( names?)?s?$|^(customers?|investors?|savers?|holders?|members?|clients?)( full)? names?$|^(primary |first |joint )?(account )?(holder|member)s?$|^(full )?names?( of (the )?(customer|saver|investor|holder|member|client)s?)?$|^(name|names|full name) (on|of|in) (the |your )?account$|^in the name of$|^(name of )?(the )?(account )?holders?$|^(account )?(in the )?names? of$|^(prepared|issued|certificate|certificate issued) (for|to)$|^(account )?(owner|depositor)( name)?$|^named? on the account$|^(you are )?(signed|logged) in as$/,
			},
			{ pattern: /^(customer|saver|investor|client)s?( details)?$/, weak: true },
		],
	},
	{
		name: 'payer',
		kind: 'organisation',
		labels: [
			{
				pattern:
					/^(name of )?(the )?(bank|building society|payer|paying institution|institution|provider|deposit taker|bank or building society)( name)?$|^(paid|issued) by$/,
			},
		],
	},
	{
		name: 'interest',
		kind: 'money',
		labels: [
			{
				pattern: new RegExp(
					`^(total |annual |amount of )*(gross )?(savings )?interest( you)?( have| has been)?( we)?( paid| earned| or credited| credited| received| added| amount| total| gross| payable| accrued and paid)*( before (deduction of )?(income )?tax)?( you| to you| to (the |your )?account)?( ${WHEN}| this (tax )?year)?( to (report|declare|enter|put on your (tax )?return))?$|^${AMOUNT}( we| you)?( paid| earned| credited| received)*( to you)?( before (income )?tax)?( ${WHEN})?$|^(gross )?amount of interest$|^credit interest$|^gross( interest)? (amount|paid)$|^(amount|total) (paid|credited)( to you)?( ${WHEN})?$`,
				),
			},
		],
	},
	{
		name: 'taxDeducted',
		kind: 'money',
		labels: [
			{
				pattern:
					/^(uk |total |income |less |amount of |basic rate |lower rate )*(income )?tax( that)?( we)?( have|'ve|ve)?( deducted| taken off| took off| taken| took| kept back| withheld| paid| suffered| deduction)*( by us| at source| from (the |your )?interest| on (the |your )?interest| at \d\d)*$/,
			},
		],
	},
];

const otherLabels: readonly RegExp[] = [
	/^net interest( paid| credited)?$|^interest( paid| credited)? net$|^interest after tax$/,
	/^((opening|closing|account|current|final|previous) ?)?balance( of (the |your )?account)?( (at|on|as at|brought forward|carried forward)( .*)?)?$|^(receipts|withdrawals|deposits|payments in|payments out|paid in|paid out)( .*)?$|^(interest )?rate$|^(gross|aer|net)$/,
	/^(account|sort code|roll|customer|policy|reference)( (number|no|ref))?$|^sort code$/,
	/^date( of issue| opened)?$|^(home |postal )?address$|^post ?code$|^account type$|^product$/,
	/^national insurance (number|no)$/,
];

/** What a row says that holds interest on which there is no tax, and which no return asks for. */
const TAX_FREE = /\bISAs?\b|\btax[ -]free\b/i;

function isTaxFree({ box }: Amount, texts: readonly Segment[]): boolean {
	return texts.some((text) => TAX_FREE.test(text.text) && right(text.box) <= box.x && sameRow(text.box, box));
}

/** The largest part of the interest that tax can be: more, or tax on nothing, means the wrong line. */
const MOST_TAX = 0.5;

/** Interest and tax, neither where they cannot be of one account, and no interest of nothing beside an amount that has no name. */
function plausibleFigures(
	all: readonly FigureFound[],
	amounts: readonly Amount[],
	_labels: unknown,
	texts: readonly Segment[],
): FigureFound[] {
	const found = all.filter(({ amount }) => !isTaxFree(amount, texts));
	const amountOf = (name: string) => found.find(({ field }) => field === name)?.amount.value;
	const [interestPaid, tax = 0] = [amountOf('interest'), amountOf('taxDeducted')];
	const isUnnamed = ({ box, value, hasPence }: Amount) =>
		hasPence && value > 0 && !found.some(({ amount }) => amount.box === box);
	const isShifted = interestPaid === 0 && amounts.some(isUnnamed);
	return isShifted || (tax > 0 && tax > (interestPaid ?? 0) * MOST_TAX) ? [] : [...found];
}

/** The certificate of interest. */
export const interest: DocumentDefinition = {
	type: 'interest',
	classify: ({ text }) => weigh(text, signs) / ENOUGH,
	fields,
	checks: [],
	fewestFields: 2,
	read: withAddressee(
		withLetterhead(
			labelledReader({
				fields,
				otherLabels,
				checks: [],
				maySayInSentences: true,
				more: totalsOfColumns,
				plausible: plausibleFigures,
			}),
			'payer',
		),
		{
			names: ['accountHolder'],
			sender: 'payer',
		},
	),
	fills: [
		{
			section: 'bankInterest',
			questions: { account: 'payer', amount: 'interest' },
			yes: { taxedAlready: { field: 'taxDeducted', orNo: true } },
			// The return asks for the amount after tax, and certificates print either.
			openWhere: { field: 'taxDeducted', questions: ['amount'] },
		},
	],
	person: { fullName: 'accountHolder' },
	dated: 'taxYear',
};
