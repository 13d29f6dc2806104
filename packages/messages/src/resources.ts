/** The resources page: the key facts of the year, six guides, four tools. */
import { defineMessages } from './define-messages.ts';
import type { PublicFigures } from './public-figures.ts';

/** Says a sentence of the resources. */
export const sayResources = defineMessages({
	title: 'Resources',
	heading: 'Tax guides and tools',
	description: ({ taxYear }: PublicFigures) =>
		`Key facts for ${taxYear}, six plain guides to Self Assessment, and four tools: a tax calculator, a demo, the form 64-8 helper and how we measure ourselves.`,
	lead: 'Plain words about Self Assessment, with the figures of the year and where they come from.',
	'facts.title': ({ year }: { year: string }) => `Key facts for ${year}`,
	'facts.allowance': 'Tax-free for most people (the personal allowance)',
	'facts.rates': 'Rates of Income Tax in England, Wales and Northern Ireland',
	'facts.rates.value': ({ basicRate, higherRate, additionalRate }: PublicFigures) =>
		`${basicRate}, ${higherRate}, ${additionalRate}`,
	'facts.rates.note': ({ higherFrom, additionalFrom }: PublicFigures) =>
		`The higher rate begins above ${higherFrom}, the additional rate above ${additionalFrom}. Scotland has bands of its own.`,
	'facts.online': 'File online and pay by',
	'facts.paper': 'File on paper by',
	'facts.notify': 'Tell HMRC that you need a return by',
	'facts.notify.past': ({ onlineBy }: PublicFigures) =>
		`This day has passed. Register now all the same: with the return in and the tax paid by ${onlineBy}, being late usually costs nothing.`,
	'facts.paper.past': 'This day has passed. Online there is still time.',
	'facts.firstOnAccount': 'First payment towards the next year',
	'facts.secondOnAccount': 'Second payment towards the next year',
	'facts.late': 'A late return costs at once',
	'facts.late.note': 'Even when no tax is owed.',
	'facts.making': 'Making Tax Digital begins above',
	'facts.making.note': ({ from, taxYear }: { from: string; taxYear: string }) =>
		`Income from self-employment and rents together, before costs, on the ${taxYear} return. It begins on ${from}.`,
	'guides.title': 'Guides',
	'guides.all': 'All guides and tools',
	'guides.next': 'Read next',
	'tools.title': 'Tools',
	'tool.calculator': 'Tax calculator',
	'tool.calculator.text': 'Three sliders and the real engine: what you owe, and the rule of each band.',
	'tool.demo': 'The demo',
	'tool.demo.text': 'A finished return of a made-up person. Look at every figure. Nothing is sent.',
	'tool.agent': 'Form 64-8 helper',
	'tool.agent.text': 'Fill in what the form asks, print it on one page, and copy it onto HMRC’s form.',
	'tool.measured': 'How it is measured',
	'tool.measured.text': 'Every figure that we quote about ourselves, and the command that measures it again.',

	'measured.title': 'How it is measured',
	'measured.description':
		'What Halfpenny measures about itself: published answers matched, two calculations that agree, HMRC’s checks, and how P60s are read. With the misses.',
});
