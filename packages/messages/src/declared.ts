/** A year that was declared final under Making Tax Digital: its figures are HMRC's, and the answers here are only ours. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about the figures of such a year. */
export const sayDeclared = defineMessages({
	'check.lead': ({ taxYear }: { taxYear: string }) =>
		`HMRC has your final declaration for ${taxYear}, and its figures count. Below are your answers as they are now. They may leave out what your updates had.`,
	'check.lead.short': ({ taxYear }: { taxYear: string }) =>
		`HMRC has your final declaration for ${taxYear}, and its figures count. Your answers here may leave out what your updates had.`,
	'check.lead.none': ({ taxYear }: { taxYear: string }) =>
		`HMRC has your final declaration for ${taxYear}, and its figures count. You gave no answers for the year here.`,
	'check.parts': 'See your answers, part by part',
	'check.figures': 'HMRC’s calculation',
	'understand.lead': ({ taxYear }: { taxYear: string }) =>
		`Your ${taxYear} tax as HMRC worked it out when you made your final declaration.`,
	'understand.lines': 'HMRC’s calculation',
	lines: 'HMRC worked these out from your updates and your year-end figures.',
	noLines:
		'HMRC worked this out from your updates and your year-end figures. We didn’t keep its calculation line by line.',
	'understand.why':
		'We can’t draw this year in pictures: that takes every figure HMRC counted, and your answers here may not have all of them.',
	'form.lead': ({ taxYear }: { taxYear: string }) =>
		`You didn’t send an SA100 for ${taxYear}: you made a final declaration instead.`,
	'form.receipt': 'Your receipt',
	atHmrc: 'See HMRC’s calculation beside your answers',
	'summary.lines': 'See HMRC’s calculation',
});
