/** The names of a calculation's figures, unsupported schedules and reasons for payments on account. */
import type { Calculation, ReliefName } from '../calculation.ts';
import type { PaymentsOnAccountReason } from '../stages/stage-13-payments-on-account.ts';

/** Figures that may depend on a missing answer. */
export const figureWords: Readonly<Record<string, string>> = {
	totalIncome: 'Total income',
	adjustedNetIncome: 'Adjusted net income',
	incomeTaxCharged: 'Income tax charged',
	taxDeducted: 'Tax already taken off',
	reliefs: 'A relief',
	pensionCharges: 'Charges on pension savings',
	highIncomeChildBenefitCharge: 'High Income Child Benefit Charge',
	class2: 'Class 2 National Insurance',
	class4: 'Class 4 National Insurance',
	studentLoan: 'Student loan repayment',
	postgraduateLoan: 'Postgraduate loan repayment',
	capitalGainsTax: 'Capital gains tax',
	carriedForward: 'What is carried forward to later years',
	totalDue: 'What you owe for the year',
} satisfies Partial<Record<keyof Calculation, string>>;

/** Each relief by its everyday name. */
export const reliefWords: Readonly<Record<ReliefName, string>> = {
	giftAid: 'Gift Aid',
	pensionReliefAtSource: 'Pension payments with relief at source',
	ventureCapitalTrust: 'Venture capital trusts',
	enterpriseInvestmentScheme: 'Enterprise Investment Scheme',
	seedEnterpriseInvestmentScheme: 'Seed Enterprise Investment Scheme',
	communityInvestment: 'Community investment',
	maintenance: 'Maintenance payments',
	marriedCouplesAllowance: 'Married Couple’s Allowance',
	marriageAllowance: 'Marriage Allowance',
	financeCosts: 'Interest on homes you let',
	loanInterest: 'Interest on loans',
};

/** Why there are payments on account, or none. */
export const onAccountWords: Readonly<Record<PaymentsOnAccountReason, string>> = {
	due: 'Each is half of the tax they are based on.',
	reduced: 'You claimed to reduce them.',
	belowSmallest: 'None, because the tax they are based on is below the limit.',
	mostlyTakenOff: 'None, because most of your tax was taken off before you were paid.',
};

/** Schedules that we do not calculate. */
export const unsupportedWords: Readonly<Record<Calculation['unsupported'][number], string>> = {
	averaging: 'Averaging of farmers’, writers’ and artists’ profits',
	foreign: 'Foreign income (SA106)',
	foreignTaxCredit: 'Relief for tax paid abroad',
	furnishedHolidayLettings: 'Furnished holiday lets',
	lifePolicyGains: 'Gains from life insurance policies',
	lloydsUnderwriter: 'Underwriting at Lloyd’s (SA103L)',
	lumpSums: 'Lump sums and compensation from a job',
	ministerOfReligion: 'Income as a minister of religion (SA102M)',
	residenceAbroad: 'Living abroad, or only part of the year in the UK (SA109)',
	shareSchemes: 'Shares from an employer’s scheme',
	trusts: 'Income from trusts and estates (SA107)',
};
