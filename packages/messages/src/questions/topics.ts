/** The headings of the list of tasks. */

/** What each part of life is called, by the topic's id. */
export const topicTitles: Readonly<Record<string, string>> = {
	work: 'Jobs',
	selfEmployment: 'Working for yourself',
	property: 'Letting property',
	savings: 'Savings and investments',
	pensions: 'Pensions and benefits',
	gains: 'Things you sold',
	otherIncome: 'Other income',
	family: 'Family',
	giving: 'Giving to charity',
	pensionSaving: 'Paying into a pension',
	otherReliefs: 'Other tax reliefs',
	studentLoans: 'Student loans',
	payments: 'Tax you have paid',
	repayment: 'If you are owed money',
	adjustments: 'Adjustments and notes',
	partnership: 'The partnership',
};
