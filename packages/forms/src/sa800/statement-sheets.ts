/** The partnership statement: the whole (N1 boxes) and each partner's share of it (N2 boxes). Source: HMRC's SApartnership schema, 2024-25. */
import type { PartnershipFacts } from '@halfpenny/facts';
import { sourcesOf, total } from '../tables/row.ts';
import { addressRows } from './main-sheets.ts';
import { prepared, type Sheet, sheetRow } from './sheet.ts';

type Partner = NonNullable<PartnershipFacts['partners']>[number];
const from = sourcesOf<Partner>();

/** The days an amount is divided over. */
export type StatementSpan = 'accounts' | 'taxYear' | 'tradeInTaxYear';

/** One divided amount. */
export interface StatementLine {
	/** Its name among a partner's own amounts. */
	readonly fact: keyof NonNullable<Partner['amounts']>;
	/** The number after N1. and N2. */
	readonly number: string;
	readonly element: string;
	/** If the partner's element has another name. */
	readonly partnerElement?: string;
	readonly title: string;
	/** The boxes of other pages it sums. */
	readonly total: string;
	/** Untaxed income belongs to the accounts; taxed income and dividends to the tax year or the trade's part of it (SA800 notes). */
	readonly over: StatementSpan;
	/** Whether it may be negative. */
	readonly signed?: boolean;
	/** Whether it is on the short statement, which is for a trade and interest from banks. */
	readonly short: boolean;
}

/** The amounts of the statement that we fill. */
// biome-ignore format: one line a line
export const statementLines: readonly StatementLine[] = [
	{ fact: 'tradeProfit', number: '11', element: 'TradeProfit', title: 'Profit from the trade', total: '3.83', over: 'accounts', short: true },
	{ fact: 'accountingAdjustment', number: '11A', element: 'ChangeOfBasis', title: 'Adjustment for a change of accounting practice', total: '3.82', over: 'accounts', short: true },
	{ fact: 'tradeLoss', number: '12', element: 'TradeLoss', title: 'Loss from the trade', total: '3.84', over: 'accounts', short: true },
	{ fact: 'untaxedInterest', number: '13', element: 'UntaxedUKsavingsIncome', partnerElement: 'UKsavingsIncome', title: 'Interest', total: '7.6', over: 'accounts', short: true },
	{ fact: 'property', number: '19', element: 'ProfitLossOnUKlandAndProperty', title: 'Profit from UK property, or loss when negative', total: '1.39', over: 'accounts', signed: true, short: false },
	{ fact: 'dividends', number: '22A', element: 'TaxedSavingsAtLowerDividendRate', title: 'Dividends', total: '7.23', over: 'taxYear', short: false },
	{ fact: 'cisDeductions', number: '24', element: 'CIS25deductions', title: 'Deductions by contractors', total: '3.97', over: 'tradeInTaxYear', short: true },
	{ fact: 'tradingTaxDeducted', number: '24A', element: 'OtherTaxDeducted', title: 'Other tax taken off trading income', total: '3.98', over: 'tradeInTaxYear', short: true },
	{ fact: 'taxDeducted', number: '25', element: 'UKincomeTax', title: 'Income tax taken off', total: '1.22', over: 'taxYear', short: false },
	{ fact: 'financeCosts', number: '26', element: 'ResidentialFinanceCostsUK', title: 'Finance costs of homes that are let', total: '1.40', over: 'accounts', short: false },
];

/** Boxes that need the full statement: the short one is for a trade and interest from banks (SA800, page 6). */
export const fullStatementBoxes: readonly string[] = [
	'7.4',
	'7.5',
	...statementLines.filter(({ short }) => !short).map(({ number }) => `N1.${number}`),
];

/** The whole. */
export const statementSheet: Sheet = {
	form: 'SA800',
	element: 'Partnership/PartnershipStatement/PartnershipInformation/',
	rows: [
		sheetRow('N1.1', 'PeriodStart', 'First day of the statement', 'date', prepared('accountsStart')),
		sheetRow('N1.2', 'PeriodEnd', 'Last day of the statement', 'date', prepared('accountsEnd')),
		sheetRow('N1.3', 'NatureOfTrade', 'Nature of the trade', 'text', prepared('natureOfTrade'), {
			longest: 28,
		}),
		...statementLines.map(({ number, element, title, total: boxes, signed }) =>
			sheetRow(`N1.${number}`, element, title, signed ? 'money.any' : 'money.notNegative', total(boxes)),
		),
	],
};

/** One partner's share. */
export const partnerSheet: Sheet = {
	form: 'SA800PS',
	element: 'Partnership/PartnershipStatement/PartnerDetails[n]/',
	rows: [
		sheetRow('N2.6', 'PartnerName', 'Name of the partner', 'text', from.value('name'), {
			longest: 28,
			required: true,
			nameAlphabet: true,
		}),
		...addressRows('PartnerAddress', ['N2.6A', 'N2.6B', 'N2.6C', 'N2.6D', 'N2.6E']),
		sheetRow(
			'N2.8',
			'PartnerUTR',
			'Partner’s Unique Taxpayer Reference',
			'utr',
			from.value('uniqueTaxpayerReference'),
			{
				required: true,
			},
		),
		sheetRow(
			'N2.10',
			'PartnerNINO',
			'Partner’s National Insurance number',
			'nino',
			from.value('nationalInsuranceNumber'),
		),
		sheetRow('N2.7', 'DateAppointed', 'Date of joining', 'date', prepared('startDate')),
		sheetRow('N2.9', 'DateCeased', 'Date of leaving', 'date', prepared('endDate')),
		...statementLines.map(({ number, element, partnerElement, title, signed }) =>
			sheetRow(
				`N2.${number}`,
				partnerElement ?? element,
				`Partner’s share: ${title}`,
				signed ? 'money.any' : 'money.notNegative',
				{ from: 'share', box: `N1.${number}` },
			),
		),
	],
};
