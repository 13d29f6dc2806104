/** A partner's share of a partnership. The partnership statement that each partner gets has the figures. */
import { ofSection, type QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const partnershipShare: QuestionCatalogue = ofSection('partnershipShare', {
	description: {
		label: 'What does the partnership do?',
		hint: 'A few words, such as café or building',
		missing: 'Say what the partnership does',
	},
	reference: {
		label: 'The partnership’s Unique Taxpayer Reference (UTR)',
		hint: '10 digits on the partnership statement. It is not your own',
	},
	joinedThisYear: { label: 'Did you become a partner in this tax year?' },
	startDate: { label: 'When did you become a partner?' },
	leftThisYear: { label: 'Did you stop being a partner in this tax year?' },
	endDate: { label: 'When did you stop being a partner?' },
	profit: {
		label: 'Your share of the profit',
		hint: 'On the partnership statement. Put a minus sign before a loss. Capital allowances are in it, also on things you paid for yourself or have on hire purchase',
		why: 'You pay tax on your share, even if you left the money in the partnership. Only the partnership can claim allowances on what it uses, on its own return (CAA 2001 s.264). Not supported: dividing one annual investment allowance between the partnership and a business of your own. If they share one, enter for your business only the part that the partnership doesn’t claim.',
	},
	cisDeductions: {
		label: 'Your share of deductions by contractors (CIS)',
		hint: 'Leave it blank if there were none',
		why: 'It counts as tax you have paid.',
	},
	tradingTaxDeducted: {
		label: 'Your share of other tax taken off trading income',
		hint: 'Leave it blank if there was none',
		why: 'It counts as tax you have paid.',
	},
	hadOtherShares: {
		label: 'Did the partnership have interest, dividends or rent?',
		hint: 'If so, the statement shows more than a trading profit',
	},
	hadLosses: { label: 'Was there a loss, or one left from earlier years?' },
	hadAdjustments: {
		label: 'Are there adjustments to your share, or to your National Insurance?',
		hint: 'Such as transition profit of 2023-24. Most people say no',
	},
	untaxedInterest: { label: 'Your share of UK interest', hint: 'Paid without tax taken off' },
	dividends: { label: 'Your share of dividends' },
	taxedIncome: { label: 'Your share of income with tax taken off at 20%', hint: 'Before that tax' },
	taxDeducted: { label: 'Your share of Income Tax taken off' },
	propertyProfit: {
		label: 'Your share of the profit from letting property',
		hint: 'Put a minus sign before a loss',
	},
	propertyAdjustment: {
		label: 'Adjustment to the property profit',
		hint: 'Put a minus sign before it if it lowers the profit',
	},
	propertyLossBroughtForward: { label: 'Property losses from earlier years' },
	propertyLossAgainstOtherIncome: { label: 'Property loss to take off your other income' },
	financeCosts: {
		label: 'Your share of loan interest on homes that are let',
		why: 'It gives relief at the basic rate instead of lowering the profit.',
	},
	financeCostsBroughtForward: { label: 'Unused loan interest from earlier years' },
	lossBroughtForward: { label: 'Losses from earlier years', hint: 'All you have not used yet' },
	lossAgainstOtherIncome: {
		label: 'How much of this year’s loss to take off your other income',
		hint: 'Leave it blank to keep the loss for later years',
	},
	lossCarriedBack: { label: 'How much of this year’s loss to carry back' },
	basisAdjustment: {
		label: 'Adjustment where the accounts do not follow the tax year',
		hint: 'Put a minus sign before it if it lowers the profit',
	},
	accountingAdjustment: { label: 'Adjustment for a change of accounting' },
	foreignTaxDeduction: { label: 'Foreign tax to take off the profit' },
	transitionProfitAmount: {
		label: 'Transition profit taxed this year',
		hint: 'From the change to tax-year basis in 2023-24',
	},
	transitionProfitLossUsed: { label: 'Losses to take off the transition profit' },
	otherBusinessIncome: { label: 'Other business income not included yet' },
	class4Exempt: {
		label: 'Are you exempt from Class 4 National Insurance?',
		hint: 'We know if you are over State Pension age or under 16',
	},
	class4Adjustment: {
		label: 'Profit that Class 4 leaves out',
		hint: 'Leave it blank if there is none: we count the loss of this year that you take off other income',
		why: 'You pay no National Insurance on it. What you enter counts if it is more than that loss, so put the loss in too.',
	},
});
