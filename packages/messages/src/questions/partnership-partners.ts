/** The partners and what each gets. */
import type { QuestionCatalogue } from './words.ts';

const agreed = 'It goes in the partner’s box on the partnership statement, and on the partner’s own return.';
const addressWhy = 'It tells partners with the same name apart. HMRC does not need it.';

/** The questions, by section and id. */
export const partnershipPartners: QuestionCatalogue = {
	'partners.name': {
		label: 'Partner’s name',
		hint: 'First name and last name. HMRC has room for 28 characters',
		missing: 'Enter the partner’s name',
		why: 'The partnership statement names each partner.',
	},
	'partners.uniqueTaxpayerReference': {
		label: 'Partner’s Unique Taxpayer Reference (UTR)',
		hint: '10 digits, the partner’s own, not the partnership’s',
		why: 'HMRC uses it to match the share with the partner’s own return.',
	},
	'partners.nationalInsuranceNumber': {
		label: 'Partner’s National Insurance number',
		hint: 'If you have it. It looks like QQ 12 34 56 C',
		why: 'It helps HMRC to find the partner. The return can be filed without it.',
	},
	'partners.nominated': {
		label: 'Is this the nominated partner?',
		hint: 'The partner chosen to send the return. There must be exactly one',
		why: 'HMRC wants one partner to answer for the return, and writes to them.',
	},
	'partners.joined': { label: 'Did the partner join in this tax year?', hint: 'From 6 April to 5 April' },
	'partners.startDate': {
		label: 'Date of joining',
		why: 'Profits of the days before belong to the others. It also goes on the partner’s own return.',
	},
	'partners.left': { label: 'Did the partner leave in this tax year, or since?' },
	'partners.endDate': {
		label: 'Date of leaving',
		why: 'Profits of the days after belong to the others. It also goes on the partner’s own return.',
	},
	'partners.dividedBy': {
		label: 'How is this partner’s part of the profit agreed?',
		hint: 'If you agreed on a salary or another fixed amount before the rest is shared, give amounts, and give them for every partner',
		choices: {
			share: 'As a share of profits and losses',
			amounts: 'As amounts that the partners agreed on',
			both: 'Some as amounts, the rest as a share',
		},
	},
	'partners.share': {
		label: 'Share of profits and losses',
		hint: 'As a percentage or a fraction, like 50, 33.33 or 1/3. All partners’ shares must add up to the whole on every day',
		missing: 'Enter the partner’s share',
		why: 'We divide each amount of the partnership by the shares and the days. Odd pounds go to the partner with the largest remainder.',
	},
	'partners.shareChanged': {
		label: 'Did this share change during the year?',
		hint: 'Because someone joined or left, or because you agreed new shares',
	},
	'partners.shareUntil': {
		label: 'Last day of this share',
		hint: 'Then add the next share under “Shares that changed”',
	},
	'partners.tradeProfit': { label: 'Profit of the trade', why: agreed },
	'partners.tradeLoss': { label: 'Loss of the trade', why: agreed },
	'partners.untaxedInterest': { label: 'Interest', why: agreed },
	'partners.property': { label: 'Profit from letting', hint: 'A loss with a minus sign', why: agreed },
	'partners.financeCosts': { label: 'Finance costs of homes that are let', why: agreed },
	'partners.dividends': { label: 'Dividends', why: agreed },
	'partners.accountingAdjustment': { label: 'Adjustment for a change of accounting practice', why: agreed },
	'partners.cisDeductions': { label: 'Deductions by contractors (CIS)', why: agreed },
	'partners.tradingTaxDeducted': { label: 'Other tax taken off trading income', why: agreed },
	'partners.taxDeducted': { label: 'Income Tax taken off', why: agreed },
	'partners.addressLine1': { label: 'Address line 1', why: addressWhy },
	'partners.addressLine2': { label: 'Address line 2', why: addressWhy },
	'partners.city': { label: 'Town or city', why: addressWhy },
	'partners.county': { label: 'County', why: addressWhy },
	'partners.postcode': { label: 'Postcode', why: addressWhy },
	'partnerShares.partner': { label: 'Which partner?', missing: 'Choose the partner' },
	'partnerShares.share': {
		label: 'The new share',
		hint: 'As a percentage or a fraction, like 50, 33.33 or 1/3',
		missing: 'Enter the new share',
	},
	'partnerShares.from': { label: 'First day of this share', hint: 'The day after the previous share ended' },
	'partnerShares.to': { label: 'Last day of this share', hint: 'Leave it blank if it still applies' },
};
