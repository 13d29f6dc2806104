/** Savings and investments. */
import type { QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const savings: QuestionCatalogue = {
	'bankInterest.account': {
		label: 'Bank or building society',
		hint: 'And the account, if you have several there',
		missing: 'Enter the bank or building society',
		why: 'Only for you, so that you find it again. It does not go to HMRC.',
	},
	'bankInterest.taxedAlready': {
		label: 'Was tax taken off before you got the interest?',
		hint: 'Since April 2016 banks pay ordinary savings without taking tax off. If your statement says nothing about tax, the answer is no',
		missing: 'Say whether tax was taken off the interest',
		why: 'Interest with tax taken off goes in another box, and the tax counts as paid.',
	},
	'bankInterest.amount': {
		label: 'Interest for the year',
		hint: 'From 6 April to 5 April, in pounds and pence. If tax was taken off, the amount that reached you',
		why: 'Interest is taxed after your pay, often at 0%: up to £1,000 for most people is free of tax.',
	},
};
