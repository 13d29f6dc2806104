/** The partnership's own return: every question and screen of it. */
import { partnershipAbout } from './partnership-about.ts';
import { partnershipPartners } from './partnership-partners.ts';
import { partnershipProperty } from './partnership-property.ts';
import { partnershipTrade } from './partnership-trade.ts';
import type { PageCatalogue, QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const partnership: QuestionCatalogue = {
	...partnershipAbout,
	...partnershipPartners,
	...partnershipTrade,
	...partnershipProperty,
};

/** The screens, by section and page. */
export const partnershipPages: PageCatalogue = {
	'partnershipScope.pages.income': {
		title: 'What the partnership had',
		lead: 'In the year to 5 April, or in the accounts that ended in it.',
	},
	'partnershipScope.pages.elsewhere': {
		title: 'What cannot be filed from here yet',
		lead: 'HMRC has pages for these that we do not. Tick what the partnership had.',
	},
	'partnershipDetails.pages.name': { title: 'The partnership’s name and accounts' },
	'partnershipDetails.pages.address': { title: 'The partnership’s address' },
	'partnershipDetails.pages.closing': { title: 'Before you sign' },
	'partnershipDetails.pages.agent': {
		title: 'The partnership’s agent',
		lead: 'An accountant or tax adviser that HMRC can ask about this return.',
	},
	'partners.pages.who': { title: 'Who the partner is' },
	'partners.pages.dates': { title: 'Joining and leaving' },
	'partners.pages.share': { title: 'What the partner gets' },
	'partners.pages.amounts': {
		title: 'The amounts that were agreed',
		lead: 'In whole pounds. For each kind, all partners’ amounts must add up to the partnership’s. A blank counts as nothing if another partner has an amount; otherwise it is divided by shares.',
	},
	'partners.pages.address': {
		title: 'The partner’s address',
		lead: 'HMRC does not need it. Leave it blank if you like.',
	},
	'partnershipTrade.pages.business': { title: 'The business' },
	'partnershipTrade.pages.taken': { title: 'What the business took' },
	'partnershipTrade.pages.expenses': { title: 'What it cost' },
	'partnershipTrade.pages.byKind': {
		title: 'Costs by kind',
		lead: 'Fill in the kinds you had, and leave the others blank.',
	},
	'partnershipTrade.pages.disallowable': {
		title: 'Costs that do not count',
		lead: 'Of each kind, the part that is not for the business or that tax law leaves out.',
	},
	'partnershipTrade.pages.more': {
		title: 'Less usual things',
		lead: 'Most small partnerships say no to these.',
	},
	'partnershipTrade.pages.equipment': {
		title: 'Vehicles, tools and equipment',
		lead: 'Capital allowances as your accounts have them.',
	},
	'partnershipTrade.pages.taxTakenOff': { title: 'Tax taken off' },
	'partnershipTrade.pages.adjustments': { title: 'Adjustments to the profit' },
	'partnershipTrade.pages.balanceSheet': {
		title: 'Balance sheet',
		lead: 'As it stood on the last day of the accounts.',
	},
	'partnershipProperty.pages.rent': { title: 'What the lets brought in' },
	'partnershipProperty.pages.costs': { title: 'What the lets cost' },
	'partnershipProperty.pages.more': { title: 'Less usual things' },
};
