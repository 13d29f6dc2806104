/** SA100, the main return. Source: HMRC's MTR schemas of 2024-25 and 2025-26. */
import type { Facts } from '@halfpenny/facts';
import { pagesOf, row, sourcesOf, type Table } from './row.ts';

const from = sourcesOf<Facts>();

/** HMRC's letter for where the person is a taxpayer. */
export const TAXPAYER_STATUS = { uk: 'U', wales: 'C', scotland: 'S' } as const satisfies Record<
	NonNullable<Facts['residence']>,
	string
>;

/** The main return. */
export const sa100: Table = {
	form: 'SA100',
	element: 'SA100',
	rows: [
		row('YPD1', 'YourPersonalDetails/DateOfBirth', 'Date of birth', 'date', from.value('person.dateOfBirth')),
		row(
			'YPD4',
			'YourPersonalDetails/NationalInsuranceNumber',
			'National Insurance number',
			'nino',
			from.value('person.nationalInsuranceNumber'),
		),
		row(
			'YPDTR',
			'YourPersonalDetails/TaxpayerStatus',
			'Taxpayer in Wales (C), Scotland (S) or the rest of the UK (U)',
			'code',
			from.code('residence', TAXPAYER_STATUS),
			{ required: true },
		),
		row('YTR1-1A', 'YourTaxReturn/EmploymentSchedule', 'Employment pages', 'tick', pagesOf('SA102')),
		row(
			'YTR1-1B',
			'YourTaxReturn/NumberOfEmploymentSchedules',
			'Number of employment pages',
			'count',
			pagesOf('SA102'),
		),
		row(
			'INC1',
			'Income/UKInterestAndDividends/TaxedBankBuildingSocietyEtcInterest',
			'UK interest after tax was taken off',
			'money.notNegative',
			from.down('savings.taxedUkInterest'),
		),
		row(
			'INC2',
			'Income/UKInterestAndDividends/UntaxedUKinterestEtc',
			'UK interest paid without tax taken off',
			'money.notNegative',
			from.down('savings.untaxedUkInterest'),
		),
		row(
			'REL5',
			'TaxReliefs/CharitableGiving/GiftAidPaymentsMadeInYear',
			'Gift Aid payments',
			'money.positive',
			from.up('reliefs.giftAid'),
		),
	],
};
