/** Less common income from savings and shares. Forms SA100, box INC3, and SA101, boxes AOI2 to AOI13.1. */
import type { Section } from '../../question.ts';
import { inGroup, money } from '../ask.ts';

/** Asked once. */
export const otherInvestments: Section = {
	id: 'otherInvestments',
	returnType: 'individual',
	group: 'income',
	topic: 'savings',
	fold: { as: 'record', into: '' },
	single: true,
	title: null,
	amount: null,
	questions: [
		...inGroup('savings', [
			money('untaxedForeignInterest', 'INC3'),
			money('securitiesInterest', 'AOI3'),
			money('securitiesTaxDeducted', 'AOI2'),
		]),
		...inGroup('dividends', [
			money('stockDividend', 'AOI12'),
			money('redeemableShares', 'AOI13'),
			money('closeCompanyLoansWrittenOff', 'AOI13.1'),
		]),
	],
};
