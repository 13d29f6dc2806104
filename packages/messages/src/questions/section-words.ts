/** What each section of a person's return is called, and the words around its entries. */
import { listWords, type SectionCatalogue, singleWords } from './words.ts';

/** Sections of a person's return, by id. */
export const individualSections: SectionCatalogue = {
	employment: listWords({
		title: 'Jobs',
		lead: 'Each job you were paid for through PAYE, with a P60 or P45 to go with it.',
		one: 'job',
		a: 'a job',
		none: 'I had no job this year',
		saidNone: 'No jobs',
	}),
	bankInterest: listWords({
		title: 'Interest from savings',
		lead: 'Interest from UK banks and building societies. Leave out ISAs: they are tax free.',
		one: 'account',
		a: 'an account',
		none: 'I had no interest this year',
		saidNone: 'No interest',
	}),
	giftAid: {
		...listWords({
			title: 'Gifts to charity',
			lead: 'Money you gave to charity with a Gift Aid declaration. It can lower your tax.',
			one: 'gift',
			a: 'a charity',
			none: 'I gave nothing through Gift Aid this year',
			saidNone: 'No Gift Aid',
		}),
		add: 'Add another charity',
	},
	scope: singleWords({
		title: 'What your return is about',
		lead: 'Say what you had in the year. Only what you say yes to is asked about.',
	}),
	profile: {
		...singleWords({ title: 'Your details', lead: 'Who the return is for.' }),
		change: 'Change your details',
	},
};
