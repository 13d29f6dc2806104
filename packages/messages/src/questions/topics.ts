/** The headings of the list of tasks. */

/** What each part of life is called, by the topic's id. */
export const topicTitles: Readonly<Record<string, string>> = {
	work: 'I had a job',
	selfEmployment: 'I work for myself',
	property: 'I let property',
	savings: 'I have savings and investments',
	pensions: 'I get a pension or benefits',
	gains: 'I sold something',
	otherIncome: 'I had other income',
	family: 'My family',
	giving: 'I give to charity',
	pensionSaving: 'I pay into a pension',
	otherReliefs: 'Other things that lower my tax',
	studentLoans: 'I am paying back a student loan',
	payments: 'Tax I have paid',
	repayment: 'If I am owed money',
	adjustments: 'Adjustments and notes',
	partnership: 'The partnership',
};
