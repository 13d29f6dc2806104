/** The certificate of interest: what a bank or building society paid on savings in a tax year. */
import type { DocumentDefinition, FieldDefinition } from '../../definition.ts';
import { type Sign, weigh } from '../../engine/classify.ts';
import { labelledReader } from '../../engine/labelled-reader.ts';
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
					/^(name of )?(the )?account ?(holders?|name)( names?)?s?$|^(customers?|investors?|savers?|holders?)( full)? names?$|^(full )?name( of (customer|saver|investor|holder))?$|^in the name of$/,
			},
			{ pattern: /^(customer|saver|investor)( details)?$/, weak: true },
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
					`^(total |annual )?(gross )?interest( paid| earned| credited| received| added| amount)?( gross)?( to you)?( (in|for|during) the (tax )?(year|period))?$|^${AMOUNT}( paid| earned| credited)?( (in|for|during) the (tax )?year)?$`,
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
					/^(uk |total |income |less )*(income )?tax( deducted| taken off| withheld| paid)( at source| from interest)?$/,
			},
		],
	},
];

const otherLabels: readonly RegExp[] = [
	/^net interest( paid| credited)?$|^interest( paid| credited)? net$|^interest after tax$/,
	/^(opening|closing|account|current|final) ?balance$|^balance$|^(interest )?rate$|^(gross|aer|net)$/,
	/^(account|sort code|roll|customer|policy|reference)( (number|no|ref))?$|^sort code$/,
	/^date( of issue| opened)?$|^(home |postal )?address$|^post ?code$|^account type$|^product$/,
	/^national insurance (number|no)$/,
];

/** The certificate of interest. */
export const interest: DocumentDefinition = {
	type: 'interest',
	classify: ({ text }) => weigh(text, signs) / ENOUGH,
	fields,
	checks: [],
	fewestFields: 2,
	read: withAddressee(withLetterhead(labelledReader({ fields, otherLabels, checks: [] }), 'payer'), {
		names: ['accountHolder'],
		sender: 'payer',
	}),
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
