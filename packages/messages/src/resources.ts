/** The resources page: the key facts of the year, six guides, four tools. */
import { defineMessages } from './define-messages.ts';
import type { PublicFigures } from './public-figures.ts';

/** Says a sentence of the resources. */
export const sayResources = defineMessages({
	title: 'Resources',
	heading: 'Tax guides and tools',
	description: ({ taxYear }: PublicFigures) =>
		`Key facts for ${taxYear}, six plain guides to Self Assessment, and four tools: a tax calculator, a demo, the form 64-8 helper and how we measure ourselves.`,
	lead: 'Plain guides to Self Assessment, with the year’s figures and where they come from.',
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
		`This date has passed. Register now anyway: if your return is in and your tax paid by ${onlineBy}, there is usually no penalty for registering late.`,
	'facts.paper.past': 'This date has passed. You can still file online.',
	'facts.firstOnAccount': 'First payment towards next year',
	'facts.secondOnAccount': 'Second payment towards next year',
	'facts.late': 'A late return costs straight away',
	'facts.late.note': 'Even when no tax is owed.',
	'facts.making': 'Making Tax Digital applies above',
	'facts.making.note': ({ from, taxYear }: { from: string; taxYear: string }) =>
		`Income from self-employment and rents together, before costs, on the ${taxYear} return. It applies from ${from}.`,
	'guides.title': 'Guides',
	'guides.all': 'All guides and tools',
	'guides.next': 'Read next',
	'tools.title': 'Tools',
	'tool.calculator': 'Tax calculator',
	'tool.calculator.text': 'Three sliders and the real engine: what you owe, and the rule behind each band.',
	'tool.demo': 'The demo',
	'tool.demo.text': 'A made-up person’s finished return. Look at every figure. Nothing is sent.',
	'tool.agent': 'Form 64-8 helper',
	'tool.agent.text': 'Fill in what the form asks for, print it on one page, and copy it onto HMRC’s form.',
	'tool.measured': 'How it is measured',
	'tool.measured.text': 'Every figure we quote about ourselves, and the command that measures it again.',

	'measured.title': 'How it is measured',
	'measured.description':
		'What Halfpenny measures about itself: published answers matched, two calculations that agree, HMRC’s checks, and how well P60s are read. Misses included.',
});
