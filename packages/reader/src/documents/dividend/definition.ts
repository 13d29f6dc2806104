/** The dividend voucher: what a company paid on its shares. */
import type { DocumentDefinition, FieldDefinition } from '../../definition.ts';
import { type Sign, weigh } from '../../engine/classify.ts';
import { labelledReader } from '../../engine/labelled-reader.ts';
import { withAddressee } from '../employer.ts';
import { creditedUnderHead } from './credited.ts';
import { withIssuer } from './issuer.ts';

const signs: readonly Sign[] = [
	{
		pattern:
			/dividend (voucher|certificate|confirmation|statement|payment|tax voucher|counterfoil)|tax voucher/i,
		weight: 4,
	},
	{ pattern: /\bdividend/i, weight: 1 },
	{ pattern: /share ?holder|registered holder|holding|ordinary shares|per share/i, weight: 2 },
	{ pattern: /payment date|date of payment|payable on|date paid/i, weight: 1 },
	{ pattern: /\b(invoice|receipt|pay ?slip|p ?60|p ?45)\b|net pay|certificate of interest/i, weight: -5 },
];
const ENOUGH = 4;

const fields: readonly FieldDefinition[] = [
	{
		name: 'paymentDate',
		kind: 'date',
		labels: [
			{
				pattern:
					/^(dividend )?(payment|pay|paid|payable) (date|on)$|^(payment|paid)$|^date (of (dividend )?(payment|dividend)|(dividend )?paid|payable)$|^payable$|^(dividend )?date paid$|^dividend date$|^payable on$|^payments? (made|due) on$/,
			},
			{ pattern: /^date$/, weak: true },
		],
	},
	{
		name: 'shareholder',
		kind: 'fullName',
		labels: [
			{
				pattern:
					/^(name of )?(the )?(registered )?(share ?holders?|holders?|members?|investors?)( full)? ?(names?)?$|^(share ?holders?) names?( and address)?$|^(in the )?name of (the )?(registered )?(share ?)?holder$|^(dividend )?(paid|payable|pay) to$|^payee$|^in favour of$|^recipient$|^registered name$|^names?( and( full)? address)?( of (the )?(registered )?(share ?)?holders?)?$|^(account name|designation)$|^beneficial owner$/,
			},
			{ pattern: /^to$/, weak: true },
		],
	},
	{
		name: 'company',
		kind: 'organisation',
		labels: [
			{
				pattern:
					/^(name of )?(the )?(paying |issuing )?company( name)?$|^(payer|holding in|stock|security name)$|^(issued|paid|declared) by$|^issuer$/,
			},
		],
	},
	{
		name: 'dividend',
		kind: 'money',
		labels: [
			{
				pattern:
					/^(total |net |cash |gross |final |interim |amount of )*dividends?( amount| paid| payable| payment| received| total| due| income)*( to you)?$|^(total |net |cheque |bacs )*(amount|payment)( amount)?( paid| payable| due)?$|^net payable$|^dividend for the (period|year|half year|quarter)$|^(amount|value) of (the )?(payment|dividend)$|^payment( value)?$|^total( paid| payable| payment)?$/,
			},
		],
	},
];

const otherLabels: readonly RegExp[] = [
	/^(dividend |rate |amount |pence )*(rate|per (ordinary )?share)( in pence| held)?$/,
	/^(tax credit|tax deducted|withholding tax|security|stock|class( of shares?)?|description)$/,
	/^(number of |no of |shares? |ordinary |total )*(shares?|holding|held|shareholding)( held)?$/,
	/^(record|ex dividend|declaration|year end|accounting|voucher|issue)( date| number| no| end)?$|^(period|year) end(ed|ing)?$/,
	/^(company|registration|registered|reference|account|sort code|share ?holder|holder)( reference| ref| number| no)+$/,
	/^((registered|home|postal) )*(office|address)$|^post ?code$/,
];

/** The dividend voucher. */
export const dividend: DocumentDefinition = {
	type: 'dividend',
	classify: ({ text }) => weigh(text, signs) / ENOUGH,
	fields,
	checks: [],
	fewestFields: 2,
	read: withAddressee(
		withIssuer(
			labelledReader({ fields, otherLabels, checks: [], maySayInSentences: true, more: creditedUnderHead }),
		),
		{
			names: ['shareholder'],
			sender: 'company',
		},
	),
	fills: [{ section: 'dividends', questions: { company: 'company', amount: 'dividend' } }],
	person: { fullName: 'shareholder' },
	dated: 'paymentDate',
};
