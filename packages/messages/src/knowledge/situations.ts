/** What people ask about situations that cut across the rules: moves, codes, gifts, joint owners, partners. */
import { entry } from './entry.ts';

export const situationKnowledge = [
	entry(
		'movedWithinUk',
		'I moved between Scotland and England in the year. Whose rates apply?',
		'Those of the place where you had your main home for most of the tax year, for the whole year: it isn’t split. If that was Scotland, you are a Scottish taxpayer for the year.',
		'moved move moving house scotland scottish england wales border which country tax year part',
		'scottishRates',
	),
	entry(
		'codeLetters',
		'What do the letters of a tax code mean?',
		'The number stands for what you can earn tax-free, and the letter for how it is used. BR taxes all of a job’s pay at the basic rate, which is usual for a second job; D0 does the same at the higher rate. K adds to your pay instead, and NT means no tax. S is for Scotland and C for Wales.',
		'tax code letter letters br code d0 k nt s c prefix second job mean',
		'taxCodes',
	),
	entry(
		'partnershipLate',
		'Who pays the penalty if a partnership’s return is late?',
		'Each partner: everyone who was a partner in the year gets the {lateFiling} penalty, and any later ones, for the same late return. Only the nominated partner can appeal, for all of them.',
		'partnership late return penalty fine each partner nominated',
		'penalties',
	),
	entry(
		'unequalShares',
		'Can a couple be taxed on unequal shares of rent?',
		'Only if you really own the property in unequal shares. Then you can both declare it on HMRC’s form 17, with proof of the shares, within {unequalSharesDays} days of signing it. Otherwise a married couple who live together are taxed on half each.',
		'form seventeen declaration beneficial interest unequal shares joint couple married fifty',
		'letting',
	),
	entry(
		'employerGifts',
		'Is a gift from my employer taxed?',
		'A gift of up to {trivialBenefit} that is not cash or a voucher for cash, is not a reward for work and is not in your contract is a trivial benefit: it is free of tax and doesn’t go on the return. Vouchers for a shop can count as trivial; cash never does.',
		'gift card voucher christmas xmas trivial benefit employer boss present hamper party',
		'companyBenefits',
	),
	entry(
		'benefitsFormWhen',
		'When do I get my P11D?',
		'By {benefitsFormBy} for {taxYear}. If your benefits were taxed through the payroll, there is none, and your payslips show them.',
		'p11d when date employer give benefits form deadline july',
		'companyBenefits',
	),
	entry(
		'jobAndBusiness',
		'I have a job and a small business. How does that work?',
		'Everything counts together: your pay and your profit share one personal allowance. The job’s tax is taken off as you are paid, and the return works out what the profit adds. Below {tradingAllowance} of takings in the year there is usually nothing to tell HMRC.',
		'job and side business employed and self-employed as well together hustle evenings weekends',
		'workingForYourself',
	),
	entry(
		'firstReturn',
		'This is my first return. What do I need?',
		'Your UTR and National Insurance number, your P60 or last payslip, what you took and spent if you work for yourself, statements of interest and dividends, and details of rent or things you sold. Have them at hand and answer one question at a time.',
		'first time never done return what do i need documents ready prepare paperwork',
		'sendReturn',
	),
	entry(
		'proofOfSending',
		'How do I know that HMRC has my return?',
		'HMRC answers when a return is sent. Once it has accepted it, your return shows here as accepted, with HMRC’s receipt; until then it is not filed.',
		'sent accepted received proof confirmation receipt did it go through status submitted really filed',
		'sendReturn',
	),
] as const;
