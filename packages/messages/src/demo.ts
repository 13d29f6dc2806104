/** The demo: a finished return of a made-up person, worked out in the browser. Nothing is sent. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the demo. */
export const sayDemo = defineMessages({
	description:
		'A made-up return with a job, a small trade and savings: see how the tax is worked out, step by step, before you start your own.',
	heading: ({ year }: { year: string }) => `Jo’s ${year} tax return`,
	banner: 'This is a demo',
	'banner.text':
		'Jo is made up. The figures are worked out in your browser by the same engine as real returns. Nothing is sent or kept.',
	lead: 'Jo works in a shop, mends bicycles in the evening, and has some savings.',
	start: 'Start my own return',
	leave: 'Leave the demo',

	'bar.title': 'How Jo’s income is taxed',
	'answers.title': 'Jo’s answers',
	'answers.pay': 'Pay from Made-up Stores Ltd',
	'answers.tax': 'Tax taken off that pay',
	'answers.turnover': 'Bicycle repairs: takings',
	'answers.costs': 'Bicycle repairs: parts and tools',
	'answers.interest': 'Savings interest',
	'answers.gift': 'Gift Aid to the lifeboats',
	'answers.note': 'In your own return, each of these links to its question and to the document it came from.',

	'summary.title': 'Tax summary',
	'summary.working': 'How it is worked out',
	'chat.title': 'Your AI Tax Assistant',
	'chat.text': 'This is where you’d ask about your tax, or say what you earned and spent.',
	'chat.button': 'Ask a question',
	'chat.explained':
		'Nothing is sent in the demo. In your own return the assistant answers with figures from the same engine, each with its working, and suggests changes for you to approve.',
	'documents.title': 'Upload a document',
	'documents.text':
		'This is where you’d drop your P60. We read it, and you check each figure beside the page.',
	'documents.button': 'Upload P60',
	'documents.explained':
		'Nothing is uploaded in the demo. In your own return we read it straight away, and you approve each figure before it counts.',
	'submit.title': 'Send to HMRC',
	'submit.text': 'Jo has checked everything. Next comes the declaration.',
	'submit.button': 'Submit Return',
	'submit.explained':
		'Nothing is sent in the demo. In your own return you check every box, confirm the declaration and follow each step until HMRC’s receipt arrives.',
	'card.title': 'Try Demo Version',
	'card.text': 'Look around a finished return with sample data. It doesn’t ask for anything about you.',
	'card.button': 'Open the demo',
});
