/** Giving to charity. */
import type { QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const giving: QuestionCatalogue = {
	'giftAid.charity': {
		label: 'Charity',
		missing: 'Enter the charity’s name',
		why: 'Only for you, so that you find it again. It does not go to HMRC.',
	},
	'giftAid.amount': {
		label: 'What you gave in the year',
		hint: 'The money that left your account, in pounds and pence. Only gifts with a Gift Aid declaration',
		why: 'The charity claims basic rate tax on your gift. If you pay a higher rate, the difference is yours: we widen your basic rate band by the gift and that tax.',
	},
};
