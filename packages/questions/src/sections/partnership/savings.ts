/** Interest and dividends of the partnership. Form SA804. */
import type { Section } from '../../question.ts';
import { money } from '../ask.ts';

/** Asked once for all accounts and shares together. */
export const partnershipSavings: Section = {
	id: 'partnershipSavings',
	returnType: 'partnership',
	group: 'income',
	topic: 'partnership',
	fold: { as: 'record', into: 'savings' },
	single: true,
	title: null,
	amount: 'untaxedUkInterest',
	questions: [
		money('untaxedUkInterest', '7.3'),
		money('nationalSavingsInterest', '7.4'),
		money('otherUntaxedUkSavings', '7.5'),
		money('ukDividends', '7.19'),
		money('otherUkDividends', '7.20'),
		money('stockDividend', '7.21'),
		money('redeemableShares', '7.22'),
	],
};
