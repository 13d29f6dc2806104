/** What each section of a partnership's return is called, and the words around its entries. */
import { listWords, type SectionCatalogue, singleWords } from './words.ts';

/** Sections of a partnership's return, by id. */
export const partnershipSections: SectionCatalogue = {
	partnershipScope: singleWords({
		title: 'What the partnership had',
		lead: 'Say what the partnership had in the year. We only ask about what you say yes to.',
	}),
	partnershipDetails: singleWords({
		title: 'Name and accounts',
		lead: 'Its name and reference, the days its accounts cover, and who signs.',
	}),
	partners: listWords({
		title: 'Partners',
		lead: 'Everyone who was a partner at any time in the year, and what share each had.',
		one: 'partner',
		a: 'a partner',
		none: 'There were no partners',
		saidNone: 'No partners',
	}),
	partnerShares: {
		...listWords({
			title: 'Shares that changed',
			lead: 'A partner’s second share and any later one. The first share is entered with the partner.',
			one: 'share',
			a: 'a later share',
			none: 'No share changed in the year',
			saidNone: 'No share changed',
		}),
		add: 'Add another later share',
	},
	partnershipTrade: singleWords({
		title: 'Trade or profession',
		lead: 'What the business took and what it cost. HMRC’s return has room for one trade.',
		none: 'The partnership had no trade',
		saidNone: 'No trade',
	}),
	partnershipProperty: singleWords({
		title: 'Letting property',
		lead: 'All the property in the UK that the partnership let, together.',
		none: 'The partnership let no property',
		saidNone: 'No property',
	}),
	partnershipSavings: singleWords({
		title: 'Interest and dividends',
		lead: 'All the accounts and shares that the partnership held, together.',
		none: 'The partnership had no interest or dividends',
		saidNone: 'No interest or dividends',
	}),
};
