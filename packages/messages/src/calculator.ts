/** The calculator on the home page: its sliders, its answer and its working. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the calculator. */
export const sayCalculator = defineMessages({
	title: 'Try it with your own figures',
	private: 'Worked out in your browser. Nothing leaves this page.',
	pay: 'Pay from a job',
	profit: 'Self-employed profit',
	interest: 'Savings interest',
	residence: 'Where you live',
	'residence.uk': 'England or Northern Ireland',
	'residence.wales': 'Wales',
	'residence.scotland': 'Scotland',
	wholeTax: 'Income Tax and Class 4 for the year',
	payAsYouEarn: ({ deducted }: { deducted: string }) =>
		`Your employer will have taken ${deducted} of it from your pay. Your return settles the rest.`,
	onAccount: ({ each }: { each: string }) =>
		`HMRC would also ask for two payments of ${each} towards next year’s tax.`,
	failed: 'The calculator could not be loaded. Reload the page to try again.',
	steps: 'See how it’s worked out, step by step',
});
