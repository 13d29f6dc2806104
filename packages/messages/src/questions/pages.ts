/** The screens of entries that have more than one. */
import { partnershipPages } from './partnership.ts';
import type { PageCatalogue } from './words.ts';

const ofWork: PageCatalogue = {
	'employment.pages.job': { title: 'The job', lead: 'Your P60 or P45 has all of this.' },
	'employment.pages.director': {
		title: 'You as a director',
		why: 'HMRC wants to know who runs small companies, and what they pay their owners.',
	},
	'employment.pages.benefits': {
		title: 'Benefits',
		lead: 'From your form P11D. Leave blank anything you did not have.',
		why: 'Benefits are taxed like pay.',
	},
	'employment.pages.expenses': {
		title: 'Expenses',
		lead: 'Leave blank anything you did not have. Only what you had to pay for the job and did not get back.',
		why: 'They come off the pay that is taxed.',
	},
	'employment.pages.otherPay': {
		title: 'Other pay',
		lead: 'Leave blank anything you did not have.',
	},
};

const ofBusiness: PageCatalogue = {
	'selfEmployment.pages.business': {
		title: 'The business',
		why: 'HMRC keeps a record of each business by its name, place and kind of work. Profits are taxed from 6 April to 5 April, whenever your accounts end.',
	},
	'selfEmployment.pages.takings': {
		title: 'What it took and what it cost',
		why: 'What the business took less what it cost is the profit that is taxed.',
	},
	'selfEmployment.pages.byKind': {
		title: 'Costs by kind',
		lead: 'Leave blank anything you did not have. Do not enter vehicles, tools or machines that you claim allowances for.',
		leadOfAnswers: ({ accountingMethod }) =>
			accountingMethod === 'accruals'
				? undefined
				: 'Leave blank anything you did not have. Tools, machines and vans that you bought count here, under “Other costs”. Not cars.',
		why: 'Costs of the business lower the profit that is taxed. HMRC’s form has a box for each kind.',
	},
	'selfEmployment.pages.disallowable': {
		title: 'The part that is not allowed',
		lead: 'Of the costs you entered: private use, and what HMRC does not allow. Leave blank anything that is fully for the business.',
		why: 'Only costs that are wholly for the business lower your tax.',
	},
	'selfEmployment.pages.pools': {
		title: 'What do you have to list?',
		lead: 'Leave blank anything you do not have.',
	},
	'selfEmployment.pages.allowances': {
		title: 'Capital allowances',
		lead: 'Leave blank anything you do not claim.',
		why: 'They lower the profit that is taxed, each in its own box of HMRC’s form.',
	},
	'selfEmployment.pages.more': {
		title: 'Anything else about this business?',
	},
	'selfEmployment.pages.taxTakenOff': {
		title: 'Tax taken off before you were paid',
		lead: 'Leave blank anything you did not have.',
	},
	'selfEmployment.pages.losses': {
		title: 'Losses',
		lead: 'Leave blank anything you do not have.',
		why: 'A loss can lower tax in this year, in years to come or in years past. You choose.',
	},
	'selfEmployment.pages.nationalInsurance': {
		title: 'National Insurance',
		why: 'Class 4 is worked out on your profit unless you say why it should not be.',
	},
	'selfEmployment.pages.adjustments': {
		title: 'Adjustments',
		lead: 'Leave blank anything you do not have.',
		why: 'They turn the profit of your accounts into the profit that is taxed.',
	},
	'selfEmployment.pages.balanceSheet': {
		title: 'Balance sheet',
		lead: 'What the business owns and owes on the last day of the accounts.',
		why: 'HMRC asks for it if your accounts have one. It does not change your tax.',
	},
	'partnershipShare.pages.about': {
		title: 'The partnership',
		why: 'HMRC matches your share with the partnership’s own return.',
	},
	'partnershipShare.pages.profit': {
		title: 'Your share',
		lead: 'The partnership statement has these figures.',
	},
	'partnershipShare.pages.more': {
		title: 'Anything else about your share?',
		lead: 'If none of this applies, say no three times and you are done.',
	},
	'partnershipShare.pages.otherShares': {
		title: 'Your share of other income',
		lead: 'Leave blank anything that does not apply.',
		why: 'Each kind of income is taxed in its own way, so it has its own box.',
	},
	'partnershipShare.pages.losses': {
		title: 'Losses',
		lead: 'Leave blank anything you do not have.',
		why: 'A loss can lower tax in this year, in years to come or in years past. You choose.',
	},
	'partnershipShare.pages.adjustments': {
		title: 'Adjustments',
		lead: 'Leave blank anything you do not have.',
		why: 'They turn your share into the profit that is taxed.',
	},
};

const ofProperty: PageCatalogue = {
	'ukProperty.pages.letting': { title: 'What you let', why: 'HMRC’s property page asks for it.' },
	'ukProperty.pages.lodger': { title: 'Your lodger' },
	'ukProperty.pages.rent': {
		title: 'What came in and what it cost',
		why: 'What all your lets brought in less what they cost is the profit that is taxed. Homes have rules of their own for loans and for what wears out.',
	},
	'ukProperty.pages.pools': {
		title: 'What do you have to list?',
		lead: 'Leave blank anything you do not have.',
	},
	'ukProperty.pages.allowances': {
		title: 'Capital allowances',
		lead: 'Leave blank anything you do not claim.',
		why: 'They lower the profit that is taxed, each in its own box of HMRC’s form.',
	},
	'ukProperty.pages.more': { title: 'Anything else about your letting?' },
	'ukProperty.pages.lumpSums': {
		title: 'Lump sums and private use',
		lead: 'Leave blank anything you did not have.',
		why: 'They add to the profit that is taxed.',
	},
	'ukProperty.pages.losses': {
		title: 'Losses',
		lead: 'Leave blank anything you do not have.',
		why: 'A property loss comes off property profits of later years.',
	},
};

const ofGains: PageCatalogue = {
	'disposal.pages.what': { title: 'What it was' },
	'disposal.pages.amounts': { title: 'What you got, and what it cost' },
	'disposal.pages.relief': { title: 'Business relief' },
	'capitalGainsDetails.pages.more': {
		title: 'Losses, tax paid and claims',
		lead: 'If none of this applies, say no to each and you are done.',
	},
	'capitalGainsDetails.pages.earlier': {
		title: 'Losses of earlier years',
		why: 'They lower your gains, but only down to the tax-free amount.',
	},
	'capitalGainsDetails.pages.sixtyDays': {
		title: 'Reported within 60 days',
		why: 'The tax you paid then comes off this bill.',
	},
	'capitalGainsDetails.pages.shareLosses': {
		title: 'Losses between income and gains',
		lead: 'Leave blank anything you do not have.',
		why: 'Some losses can cross from gains to income, or from income to gains.',
	},
	'capitalGainsDetails.pages.other': {
		title: 'Claims and estimates',
		lead: 'Leave blank anything you do not have.',
		why: 'HMRC’s capital gains pages have a box for each.',
	},
};

const ofPensionCharges: PageCatalogue = {
	'pensionCharges.pages.excess': {
		title: 'Above the annual allowance',
		why: 'Savings above the allowance are taxed as if they were income.',
	},
	'pensionCharges.pages.savings': { title: 'What was saved' },
	'pensionCharges.pages.earlier': {
		title: 'The three years before',
		lead: 'What you left unused then can be used now.',
	},
	'pensionCharges.pages.paid': {
		title: 'Tax that the scheme pays',
		lead: 'Leave blank anything that does not apply.',
		why: 'What the scheme pays comes off what you pay.',
	},
	'pensionCharges.pages.otherCharges': {
		title: 'Other charges',
		lead: 'Leave blank anything that does not apply.',
	},
};

const ofScope: PageCatalogue = {
	'scope.pages.money': {
		title: 'What did you get this year?',
		lead: 'Between 6 April and 5 April. We ask about what you tick, and nothing else.',
	},
	'scope.pages.life': {
		title: 'What did you pay, and what else was there?',
		lead: 'Much of this can lower your tax.',
	},
	'scope.pages.reliefs': { title: 'Which less common things did you have?' },
	'scope.pages.paperwork': { title: 'What does HMRC need to know?' },
	'scope.pages.elsewhere': {
		title: 'Which of these did you have?',
		lead: 'We cannot work these out. We will show what your figures leave out, and you cannot file this return here.',
	},
};

/** Every screen, by section and page. */
export const pages: PageCatalogue = {
	...ofWork,
	...ofBusiness,
	...ofProperty,
	...ofGains,
	...ofPensionCharges,
	...ofScope,
	...partnershipPages,
};
