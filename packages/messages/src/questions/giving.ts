/** Giving to charity. */
import type { QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const giving: QuestionCatalogue = {
	'giftAid.charity': {
		label: 'Charity',
		missing: 'Enter the charity’s name',
		why: 'Only so you can recognise it later. It does not go to HMRC.',
	},
	'giftAid.amount': {
		label: 'What you gave in the year',
		hint: 'The money that left your account, in pounds and pence. Only gifts with a Gift Aid declaration',
		why: 'The charity claims basic rate tax on your gift. If you pay a higher rate, you get the difference: we widen your basic rate band by the gift and that tax.',
	},
	'otherGiving.giftAidOneOff': {
		label: 'Gift Aid gifts you will not repeat',
		hint: 'The part of this year’s gifts that you will only make once, so that HMRC does not count on it in your tax code',
	},
	'otherGiving.giftAidCarriedBack': {
		label: 'Gifts of this year to count for the year before',
		hint: 'Only if you said so on last year’s return. Leave it blank otherwise',
	},
	'otherGiving.giftAidBroughtBack': {
		label: 'Gifts after 5 April to count for this year',
		hint: 'Gifts you made after the year ended and before you file this return',
	},
	'otherGiving.sharesOrSecurities': {
		label: 'Shares or securities you gave to charity',
		hint: 'What they were worth, plus the costs of giving them',
	},
	'otherGiving.landAndBuildings': {
		label: 'Land or buildings you gave to charity',
		hint: 'What they were worth. The charity gives you a certificate',
	},
	'otherGiving.payrollGiving': {
		label: 'Gifts your employer took from your pay',
		hint: 'Payroll giving. They are free of tax already: HMRC only asks how much it was',
	},
};
