/** What the figures of a return leave out. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about what is left out. */
export const sayLeftOut = defineMessages({
	title: 'These figures are incomplete',
	text: 'We can’t work out everything, so you can’t file this return here. Left out:',
	foreignInterest: 'Interest from abroad: for this amount HMRC requires its foreign pages',
	foreignDividends: 'Dividends from abroad: for this amount HMRC requires its foreign pages',
	foreignTaxCredit:
		'The figures leave out relief for tax taken off abroad, so you may owe less than they show.',
	change: 'Change your answer',
});
