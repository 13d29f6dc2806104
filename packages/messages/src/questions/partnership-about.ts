/** What a partnership is and had. */
import type { QuestionCatalogue } from './words.ts';

const agentWhy = 'HMRC asks the agent first when something on the return is not clear.';
const addressWhy = 'HMRC changes the address it has for the partnership to this one.';

/** The questions, by section and id. */
export const partnershipAbout: QuestionCatalogue = {
	'partnershipScope.partnershipTrade': { label: 'Did the partnership trade or practise a profession?' },
	'partnershipScope.partnershipProperty': { label: 'Did the partnership let property in the UK?' },
	'partnershipScope.partnershipSavings': { label: 'Did the partnership get interest or dividends?' },
	'partnershipScope.hadElsewhere': {
		label: 'Did the partnership have anything else?',
		hint: 'Foreign income, things it sold, a company or someone abroad as a partner',
	},
	'partnershipScope.foreign': { label: 'Income from abroad' },
	'partnershipScope.chargeableAssets': {
		label: 'Land, shares or other assets that it sold',
		hint: 'Not the goods it trades in',
	},
	'partnershipScope.furnishedHolidayLettings': { label: 'A furnished holiday let' },
	'partnershipScope.taxedIncome': { label: 'Interest that came with tax taken off' },
	'partnershipScope.otherIncome': { label: 'Income of any other kind' },
	'partnershipScope.charges': { label: 'Yearly payments to others, after tax' },
	'partnershipScope.companyPartners': { label: 'A company as a partner' },
	'partnershipScope.partnersAbroad': { label: 'A partner who lives outside the UK' },
	'partnershipDetails.name': {
		label: 'Name of the partnership',
		hint: 'As HMRC has it, up to 56 characters',
		missing: 'Enter the partnership’s name',
	},
	'partnershipDetails.uniqueTaxpayerReference': {
		label: 'The partnership’s Unique Taxpayer Reference (UTR)',
		hint: '10 digits, on HMRC’s letters to the partnership. It is not the UTR of a partner',
		why: 'HMRC files the return under it. A partnership gets its own when it registers.',
	},
	'partnershipDetails.runsWithTaxYear': {
		label: 'Do the partnership’s accounts follow the tax year?',
		hint: 'From 6 April to 5 April. If they end on another day, such as 31 March, answer no and give the dates. If there is no trade, answer yes',
	},
	'partnershipDetails.accountsStart': {
		label: 'First day of the accounts',
		hint: 'Of the accounts that ended in this tax year',
		why: 'The statement covers these days, and shares are counted by the day.',
	},
	'partnershipDetails.accountsEnd': {
		label: 'Last day of the accounts',
		why: 'The statement covers these days, and shares are counted by the day.',
	},
	'partnershipDetails.addressChanged': {
		label: 'Has the partnership’s address changed?',
		hint: 'Say yes if HMRC still writes to another address',
		why: 'Only a new address goes on the return.',
	},
	'partnershipDetails.addressLine1': { label: 'Address line 1', why: addressWhy },
	'partnershipDetails.addressLine2': { label: 'Address line 2', why: addressWhy },
	'partnershipDetails.city': { label: 'Town or city', why: addressWhy },
	'partnershipDetails.county': { label: 'County', why: addressWhy },
	'partnershipDetails.postcode': { label: 'Postcode', why: addressWhy },
	'partnershipDetails.telephone': {
		label: 'Telephone number of the nominated partner',
		hint: 'Optional. Leave it blank if an agent deals with HMRC',
		why: 'HMRC calls it when something on the return is not clear.',
	},
	'partnershipDetails.exportsGoods': {
		label: 'Did the partnership sell goods to customers abroad?',
		hint: 'Outside the UK, at any time in the year',
		why: 'HMRC uses this to count exporters. It does not change any tax.',
	},
	'partnershipDetails.exportsServices': {
		label: 'Did the partnership sell services to customers abroad?',
		why: 'HMRC uses this to count exporters. It does not change any tax.',
	},
	'partnershipDetails.capacity': {
		label: 'In what role does the nominated partner sign?',
		hint: 'For example, partner, or trustee in bankruptcy',
		why: 'HMRC’s form asks in what role the person signs.',
	},
	'partnershipDetails.provisionalFigures': {
		label: 'Are any figures provisional?',
		hint: 'Say yes if you will send the final ones later',
		why: 'HMRC then expects final figures from you.',
	},
	'partnershipDetails.hasAgent': { label: 'Does an agent deal with HMRC for the partnership?' },
	'partnershipDetails.agentName': { label: 'Name of the agent', why: agentWhy },
	'partnershipDetails.agentTelephone': { label: 'The agent’s telephone number', why: agentWhy },
	'partnershipDetails.agentAddressLine1': { label: 'The agent’s address, line 1', why: agentWhy },
	'partnershipDetails.agentAddressLine2': { label: 'The agent’s address, line 2', why: agentWhy },
	'partnershipDetails.agentCity': { label: 'The agent’s town or city', why: agentWhy },
	'partnershipDetails.agentCounty': { label: 'The agent’s county', why: agentWhy },
	'partnershipDetails.agentPostcode': { label: 'The agent’s postcode', why: agentWhy },
};
