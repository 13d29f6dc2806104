/** The first page: one promise, a bar to play with, how it works, what it costs. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the first page. */
export const sayLanding = defineMessages({
	title: 'What you owe, to the penny, and why',
	lead: ({ year }: { year: string }) =>
		`Halfpenny turns your P60 and a few plain questions into your ${year} Self Assessment tax return, and shows the rule behind every figure.`,
	leadAnyYear:
		'Halfpenny turns your P60 and a few plain questions into your Self Assessment tax return, and shows the rule behind every figure.',
	start: ({ year }: { year: string }) => `Start your ${year} return`,
	startAnyYear: 'Start your return',

	'try.title': 'Try it with your own figures',
	'try.private': 'Worked out in your browser. Nothing leaves this page.',
	'try.pay': 'Pay from a job',
	'try.profit': 'Self-employed profit',
	'try.interest': 'Savings interest',
	'try.residence': 'Where you live',
	'residence.uk': 'England or Northern Ireland',
	'residence.wales': 'Wales',
	'residence.scotland': 'Scotland',
	'try.wholeTax': 'Income Tax and Class 4 for the year',
	'try.payAsYouEarn': ({ deducted }: { deducted: string }) =>
		`Your employer will have taken ${deducted} of it from your pay. The return settles the rest.`,
	'try.onAccount': ({ each }: { each: string }) =>
		`HMRC would also ask for two payments of ${each} towards the next year.`,
	'try.failed': 'The calculator could not be loaded. Reload the page to try again.',

	'how.title': 'Paper in, receipt out',
	'how.lead':
		'Every figure keeps its trail. From what you owe you can walk back to the page it came from, and on to the box it fills.',
	'how.document': 'Upload your P60. Halfpenny reads it and shows you each figure beside the page.',
	'how.figure': 'You approve it. The tax follows at once, with each step of the sum written out.',
	'how.box':
		'Each figure goes into the box of HMRC’s form that asks for it. You see them all before you sign.',
	'how.receipt': 'HMRC’s answer comes back as a receipt, and it is kept for six years.',

	'why.title': 'No figure without its reason',
	'why.lead': 'This is the sum from the sliders above, step by step, as you will see it for your own return.',
	'why.figure': 'Figure',
	'why.amount': 'Amount',

	'when.title': 'Your year on one line',
	'when.lead': ({ year }: { year: string }) => `The dates that matter for ${year}, before they matter.`,
	'when.starts': 'The tax year begins',
	'when.ends': 'The tax year ends. Your P60 follows by the end of May',
	'when.notify': 'Last day to tell HMRC that you need a return, if you have never sent one',
	'when.paper': 'Last day for a return on paper',
	'when.online': 'Last day to file online, and to pay',

	'cost.title': 'What it costs',
	'cost.nothing': 'Nothing is charged here',
	'cost.text':
		'Halfpenny is free software that somebody hosts, perhaps you. There is no payment page and no limit that is enforced. These are the yearly prices of its plans, should that ever change.',
	'cost.plan': 'Plan',
	'cost.price': 'A year',
});
