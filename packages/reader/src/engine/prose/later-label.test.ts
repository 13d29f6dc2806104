/** Labels that start late in a sentence, and what is worked out from the earnings that they name. */
import { expect, it } from 'vitest';
import { fields, otherLabels } from '../../documents/p60/fields.ts';
import { fieldOf, figurePart } from '../../documents/p60/figure-words.ts';
import { vocabularyOf } from '../labels/vocabulary.ts';
import { tellLater } from './later-label.ts';

const vocabulary = vocabularyOf({
	fields,
	otherLabels,
	grid: { partOf: figurePart, fields: fieldOf, usualScope: 'this' },
});

it.each([
	['The pay above includes Statutory Maternity Pay of', { field: 'statutoryMaternityPay' }],
	['Your pay included Statutory Adoption Pay of', { field: 'statutoryAdoptionPay' }],
	['In whole pounds we took Student Loan deductions of', { field: 'studentLoan' }],
	['We also deducted postgraduate loan repayments of', { field: 'postgraduateLoan' }],
	[
		'Under NIC table letter A your earnings at the Lower Earnings Limit (LEL) were',
		{ field: 'earningsAtLowerEarningsLimit' },
	],
	[
		'those above the LEL up to and including the Primary Threshold (PT)',
		{ field: 'earningsToPrimaryThreshold' },
	],
	['and those above the PT up to and including the UEL came to', { field: 'earningsToUpperEarningsLimit' }],
	[
		'From your form P45 we have carried forward pay in previous employment(s) of',
		{ part: { figure: 'pay', scope: 'previous' } },
	],
])('“%s” says %j', (since, told) => {
	expect(tellLater(since, vocabulary)).toEqual(told);
});

it.each([
	'Contributions due on those above the PT up to and including the UEL came to',
	'The rate on your earnings above the PT up to the UEL is',
	'The letter includes a charge of',
	'We took a fee for student loan letters of',
	'The figure includes pay of',
])('“%s” says nothing', (since) => {
	expect(tellLater(since, vocabulary)).toBeUndefined();
});
