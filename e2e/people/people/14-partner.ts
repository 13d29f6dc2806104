/** A partner in a cafe. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * SA104S. 28,764 − 12,570 = 16,194 at 20% is 3,238.80, class 4 at 6% is 971.64: 4,210.44. The 96 of interest is within the
 * savings allowance.
 */
export const partner: Person = {
	name: 'Bridget Kelly',
	story:
		'My sister and I run a cafe as partners. The statement gives me 28,764 of the profit and 96 of bank interest.',
	taxYear: '2024-25',
	details: {
		firstName: 'Bridget',
		lastName: 'Kelly',
		born: ['1', 'February', '1983'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A share of a partnership’s profit'],
	tasks: [
		{
			title: 'Partnerships',
			entries: [
				{
					'What does the partnership do?': 'Cafe',
					'The partnership’s Unique Taxpayer Reference (UTR)': '1955839661',
					'Your share of the profit': '28,764',
					'Did the partnership have interest, dividends or rent?': true,
					'Your share of UK interest': '96',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1983-02-01'),
			YourTaxReturn: schedule('ShortPartnership', 1),
		},
		SA104S: {
			PartnershipDetails: { PartnershipReferenceNumber: '1955839661', PartnershipDescription: 'Cafe' },
			ShareOfPartnershipTradingOrProfessionalProfits: {
				ShareOfPartnershipProfitOrLoss: '28764.00',
				AdjustedProfitForYear: '28764.00',
				TaxableProfitsAfterLosses: '28764.00',
				TotalTaxableBusinessProfits: '28764.00',
			},
			ShareOfUntaxedInterestEtc: '96.00',
		},
		SA110: {
			...due('4210.44', { Class4NICsDue: '971.64' }),
			PaymentsOnAccount: { FirstPaymentOnAccount: '2105.22' },
		},
		...signed('Bridget Kelly'),
	},
};
