/** The measurements page: what was measured and the results, in words, beside the reports themselves. */
import { defineMessages } from './define-messages.ts';
import type { PublicFigures } from './public-figures.ts';

type Years = Pick<PublicFigures, 'publishedForms' | 'unpublishedForms'>;

/** Says a sentence of the page. Every figure comes from what was measured. */
export const sayMeasured = defineMessages({
	lead: 'We test our own work and show the results, including the misses.',
	'published-answers.title': 'Published answers',
	'published-answers.text': ({
		matched,
		trusted,
		official,
	}: Record<'matched' | 'trusted' | 'official', string>) =>
		`Others have worked out the tax of made-up people and published it. Halfpenny gives the same answer, to the penny, for ${matched} of ${trusted}. HMRC or another public body wrote ${official} of them.`,
	'published-answers.limit':
		'An answer that HMRC’s own rules contradict is left out. The report names each one and says why.',
	'agreement.title': 'Two calculations, one tax',
	'agreement.text': ({ agreed, returns }: Record<'agreed' | 'returns', string>) =>
		`The tax was worked out twice, by two programs written independently. They agree to the penny on ${agreed} of ${returns} random returns.`,
	'agreement.limit': ({ publishedForms, unpublishedForms }: Years) =>
		`HMRC has published its own steps for ${publishedForms}.${unpublishedForms === '' ? '' : ` For ${unpublishedForms} the same steps are used with that year’s figures.`}`,
	'forms.title': 'Returns against HMRC’s own checks',
	'forms.text': ({ returns, publishedForms }: Pick<Years, 'publishedForms'> & { returns: string }) =>
		`HMRC publishes what a return must look like, and rules its figures must follow. For ${publishedForms}, ${returns} made-up personal returns and as many partnership returns pass both.`,
	'forms.limit': ({ unpublishedForms }: Years) =>
		`${unpublishedForms === '' ? '' : `HMRC’s files for ${unpublishedForms} are not public yet: returns are checked against what is known of them. `}Halfpenny doesn’t fill in some boxes, and the report counts them.`,
	'held-back-layouts.title': 'Reading P60s in unknown layouts',
	'held-back-layouts.text': ({
		right,
		printed,
		leftOut,
		wrong,
		layouts,
	}: Record<'right' | 'printed' | 'leftOut' | 'wrong' | 'layouts', string>) =>
		`P60s of made-up people, in ${layouts} layouts that someone else designed. Of ${printed} figures and names, ${right} were read correctly, ${leftOut} were left for you to type, and ${wrong} were wrong.`,
	'held-back-layouts.limit': ({ right, wrong }: Record<'right' | 'wrong', string>) =>
		`Take this with care. On the first try ${right} were right and ${wrong} were wrong. We then improved the reader using what these papers showed, so it may do worse on a layout it hasn’t seen.`,
	'p60-reading.title': 'Reading P60s in known layouts',
	'p60-reading.text': ({
		right,
		all,
		wrong,
		layouts,
	}: Record<'right' | 'all' | 'wrong' | 'layouts', string>) =>
		`The reader was built using these ${layouts} layouts. Of ${all} figures and names it read ${right} right and ${wrong} wrong.`,
	'p60-reading.limit':
		'This says little about layouts the reader has not seen. That is what the section above is for.',
	report: 'The technical report',
	'report.lead': 'Written by the program that measures, for people who check programs.',
	when: ({ day, commit, machine }: Record<'day' | 'commit' | 'machine', string>) =>
		`Measured on ${day}, version ${commit}, on ${machine}.`,
	table: ({ title }: { title: string }) => `Table: ${title}`,
	again: 'Measure it again:',
	command: ({ name }: { name: string }) => `npm run evidence ${name}`,
});
