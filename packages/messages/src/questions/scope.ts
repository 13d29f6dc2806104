/** What the return is about. */
import { ofSection, type QuestionCatalogue } from './words.ts';

const common: QuestionCatalogue = {
	employment: { label: 'Did you have a job?', tick: 'A job', hint: 'Paid through PAYE, or as a director' },
	selfEmployment: {
		label: 'Did you work for yourself?',
		tick: 'Work for yourself',
		hint: 'Also gig work, CIS work and selling things for profit',
	},
	partnershipShare: { label: 'Were you a partner in a business?', tick: 'A share of a partnership’s profit' },
	ukProperty: {
		label: 'Did you get rent from a property or a lodger in the UK?',
		tick: 'Rent from a property or a lodger in the UK',
	},
	bankInterest: {
		label: 'Did you get interest from a UK bank or building society?',
		tick: 'Interest from a UK bank or building society',
		hint: 'Not from ISAs',
	},
	dividends: {
		label: 'Did you get dividends from shares or funds?',
		tick: 'Dividends from shares or funds',
		hint: 'Not from ISAs',
	},
	disposal: {
		label: 'Did you sell or give away a home, shares, crypto or anything valuable?',
		tick: 'Something sold or given away: a home, shares, crypto or anything valuable',
		hint: 'Shares, funds and crypto count at any price. Not your only home, your car, or a belonging sold for £6,000 or less',
	},
	shareHolding: {
		label: 'Did you trade the same shares or crypto several times?',
		tick: 'The same shares or crypto traded several times',
		hint: 'We match purchases and sales by HMRC’s rules',
	},
	otherIncome: {
		label: 'Did you have any other income?',
		tick: 'Any other income',
		hint: 'Taxable income that does not fit anywhere else, such as odd jobs or a one-off fee',
	},
	pension: {
		label: 'Did you get a pension from an old job or one of your own?',
		tick: 'A pension from an old job or one of your own',
	},
	statePension: { label: 'Did you get the State Pension?', tick: 'The State Pension' },
	stateBenefits: {
		label: 'Did you get Jobseeker’s Allowance, Carer’s Allowance or another taxable benefit?',
		tick: 'Jobseeker’s Allowance, Carer’s Allowance or another taxable benefit',
		hint: 'Not Universal Credit, PIP, Child Benefit or Housing Benefit: they are tax-free',
	},
	winterFuel: { label: 'Did you get a Winter Fuel Payment?', tick: 'A Winter Fuel Payment' },
	childBenefit: {
		label: 'Did you or your partner get Child Benefit?',
		tick: 'Child Benefit, for you or your partner',
	},
	marriageAllowance: {
		label: 'Do you give or get Marriage Allowance?',
		tick: 'Marriage Allowance, given or received',
	},
	studentLoans: { label: 'Are you paying back a student loan?', tick: 'A student loan you are paying back' },
	giftAid: { label: 'Did you give to charity through Gift Aid?', tick: 'Gifts to charity through Gift Aid' },
	pensionPayment: {
		label: 'Did you pay into a pension yourself?',
		tick: 'Payments into a pension that you made yourself',
		hint: 'Not what your employer takes from your pay before tax',
	},
	payments: {
		label: 'Did you make payments on account, or do you want to choose how you pay?',
		tick: 'Payments on account, or a choice of how to pay',
		hint: 'Also to lower next year’s payments, or to keep the bill out of your tax code',
	},
	repayment: {
		label: 'Do you want to give a bank account for a refund?',
		tick: 'A bank account for a refund',
	},
	documents: { label: 'Do you have documents to upload?', tick: 'Documents to upload' },
};

const gates: QuestionCatalogue = {
	hadLessCommon: {
		label: 'Did you have any of these less common things?',
		tick: 'Something less common',
		hint: 'Interest or bonus shares from less usual savings, gifts of shares or land to charity, EIS, SEIS or VCT shares, loan interest or maintenance, born before 6 April 1935 and married, registered blind, very large pension savings',
	},
	hadPaperwork: {
		label: 'Is there anything to tell HMRC beyond figures?',
		tick: 'Something to tell HMRC beyond figures',
		hint: 'An underpayment in your tax code, a new address, estimates or notes, a tax adviser, or signing for someone else',
	},
	hadElsewhere: {
		label: 'Did you have any of these, which we cannot work out?',
		tick: 'Something we cannot work out',
		hint: 'Income from abroad, a trust, living abroad, life insurance gains, share schemes, redundancy over £30,000, averaging for farmers or artists, Lloyd’s, a minister of religion',
	},
};

const lessCommon: QuestionCatalogue = {
	otherInvestments: { label: 'Interest from abroad, gilts or bonds, or shares instead of dividends' },
	otherGiving: { label: 'Gifts of shares or land to charity, payroll giving, or Gift Aid for another year' },
	investmentScheme: { label: 'Money put into EIS, SEIS or VCT shares' },
	otherReliefs: {
		label: 'Interest on a loan to buy into a business, maintenance, or trade union death benefits',
	},
	marriedCouples: { label: 'Married or in a civil partnership, one of you born before 6 April 1935' },
	blind: { label: 'Blind Person’s Allowance, your own or your partner’s' },
	pensionCharges: { label: 'Pension savings above the annual allowance, or other pension charges' },
	taxCodes: { label: 'Tax collected through a tax code, or paid back already' },
	newAddress: { label: 'A new address that HMRC does not have' },
	otherInformation: { label: 'Figures that are not final, or a note to HMRC' },
	taxAdviser: { label: 'A tax adviser who helps with this return' },
	signatory: { label: 'You sign for someone else' },
};

const elsewhere: QuestionCatalogue = {
	foreign: {
		label: 'Income or gains from abroad',
		hint: 'More than £2,000 of interest or £500 of dividends (£1,000 in 2023-24), or any other kind. Less goes under interest and dividends',
	},
	trusts: { label: 'Income from a trust or an estate' },
	residenceAbroad: { label: 'You lived abroad, or use special rules for people from abroad' },
	lifePolicyGains: {
		label: 'Gains on life insurance or bonds',
		hint: 'You have a chargeable event certificate',
	},
	shareSchemes: { label: 'Shares from an employer’s scheme that were taxed' },
	lumpSums: { label: 'A lump sum from an employer', hint: 'Such as redundancy pay over £30,000' },
	averaging: { label: 'Profits averaged over several years', hint: 'Farmers, writers and artists' },
	furnishedHolidayLettings: { label: 'Furnished holiday lettings' },
	lloydsUnderwriter: { label: 'Underwriting at Lloyd’s' },
	ministerOfReligion: { label: 'Work as a minister of religion' },
};

/** The questions, by section and id. */
export const scope: QuestionCatalogue = ofSection('scope', {
	...common,
	...gates,
	...lessCommon,
	...elsewhere,
});
