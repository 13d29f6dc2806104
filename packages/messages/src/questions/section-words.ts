/** What each section of a person's return is called, and the words around its entries: income and family. */
import { sectionsAfterIncome } from './sections-after-income.ts';
import { listWords, type SectionCatalogue, singleWords } from './words.ts';

const ofWork: SectionCatalogue = {
	employment: listWords({
		title: 'Jobs',
		lead: 'Each job you were paid for through PAYE, with a P60 or P45 to go with it.',
		one: 'job',
		a: 'a job',
		none: 'I had no job this year',
		saidNone: 'No jobs',
	}),
	selfEmployment: listWords({
		title: 'Working for yourself',
		lead: 'Each business of your own: what it took and what it cost.',
		one: 'business',
		a: 'a business',
		none: 'I did not work for myself this year',
		saidNone: 'No business of my own',
	}),
	businessAsset: listWords({
		title: 'Vehicles and equipment',
		lead: 'What your business bought or sold in the year, or owns in a pool of its own. We work out what you can claim.',
		one: 'item',
		a: 'an item',
		none: 'I have nothing to list',
		saidNone: 'Nothing listed',
	}),
	businessBuilding: listWords({
		title: 'Buildings of your business',
		lead: 'Workshops, shops and other buildings put up since 29 October 2018, without the land.',
		one: 'building',
		a: 'a building',
		none: 'I have no building to list',
		saidNone: 'No buildings',
	}),
	partnershipShare: listWords({
		title: 'Partnerships',
		lead: 'Your share of each partnership. The partnership statement has the figures.',
		one: 'partnership',
		a: 'a partnership',
		none: 'I was not a partner this year',
		saidNone: 'No partnership',
	}),
	class2: singleWords({
		title: 'National Insurance for the self-employed',
		lead: 'Whether to pay Class 2, so that the year counts for your State Pension.',
	}),
};

const ofProperty: SectionCatalogue = {
	ukProperty: singleWords({
		title: 'Letting property',
		lead: 'All your lets in the UK together, and a lodger in your own home.',
		none: 'I did not let any property this year',
		saidNone: 'No letting',
	}),
	propertyAsset: listWords({
		title: 'Vehicles and equipment for letting',
		lead: 'What your letting bought or sold in the year, or owns in a pool of its own. Not things inside homes.',
		one: 'item',
		a: 'an item',
		none: 'I have nothing to list',
		saidNone: 'Nothing listed',
	}),
	propertyBuilding: listWords({
		title: 'Commercial buildings you let',
		lead: 'Shops, offices and other buildings put up since 29 October 2018. Not homes, and without the land.',
		one: 'building',
		a: 'a building',
		none: 'I have no building to list',
		saidNone: 'No buildings',
	}),
};

const ofSavings: SectionCatalogue = {
	bankInterest: listWords({
		title: 'Interest from savings',
		lead: 'Interest from UK banks and building societies. Leave out ISAs: they are tax free.',
		one: 'account',
		a: 'an account',
		none: 'I had no interest this year',
		saidNone: 'No interest',
	}),
	dividends: listWords({
		title: 'Dividends',
		lead: 'Dividends from shares and funds. Leave out ISAs: they are tax free.',
		one: 'dividend',
		a: 'a dividend',
		none: 'I had no dividends this year',
		saidNone: 'No dividends',
	}),
	otherInvestments: singleWords({
		title: 'Other income from savings and shares',
		lead: 'Less common kinds. Leave blank anything you did not have.',
		saidNone: 'None of these',
		why: 'Each kind has its own box on HMRC’s form.',
	}),
	pension: listWords({
		title: 'Pensions',
		lead: 'Each pension except the State Pension, with a P60 to go with it.',
		one: 'pension',
		a: 'a pension',
		none: 'I had no pension this year',
		saidNone: 'No pensions',
	}),
	statePension: singleWords({
		title: 'State Pension',
		lead: 'What you were due in the tax year.',
		none: 'I had no State Pension this year',
		saidNone: 'No State Pension',
	}),
	stateBenefits: singleWords({
		title: 'State benefits',
		lead: 'Only those that are taxed. Leave blank anything you did not have.',
		none: 'I had no taxable benefits this year',
		saidNone: 'No taxable benefits',
		why: 'These benefits count as income.',
	}),
	winterFuel: singleWords({
		title: 'Winter Fuel Payment',
		lead: 'It is taken back from people with a higher income.',
		none: 'I had no Winter Fuel Payment',
		saidNone: 'No Winter Fuel Payment',
	}),
};

const ofGains: SectionCatalogue = {
	disposal: listWords({
		title: 'Things you sold or gave away',
		lead: 'Each home, parcel of shares, crypto or valuable thing. Put the same shares traded many times under “Share and crypto trades”.',
		one: 'sale',
		a: 'a sale',
		none: 'I sold nothing like that this year',
		saidNone: 'Nothing sold',
	}),
	shareHolding: listWords({
		title: 'Shares and crypto you traded',
		lead: 'Each class of shares or kind of token, with what you owned when the year began.',
		one: 'holding',
		a: 'a holding',
		none: 'I did not trade like that this year',
		saidNone: 'No trading',
	}),
	shareTrade: listWords({
		title: 'Share and crypto trades',
		lead: 'Every purchase and sale in the year, and purchases in the 30 days after it. We match them by HMRC’s rules.',
		one: 'trade',
		a: 'a trade',
		none: 'I made no trades',
		saidNone: 'No trades',
	}),
	capitalGainsDetails: singleWords({
		title: 'Losses, tax paid and claims on what you sold',
		lead: 'What else HMRC asks about your gains.',
	}),
	otherIncome: singleWords({
		title: 'Other income',
		lead: 'Taxable income that does not fit anywhere else.',
		none: 'I had no other income',
		saidNone: 'No other income',
		why: 'All taxable income belongs on the return.',
	}),
};

const ofFamily: SectionCatalogue = {
	childBenefit: singleWords({
		title: 'Child Benefit',
		lead: 'If you or your partner had a higher income, some of it is paid back.',
		none: 'We had no Child Benefit',
		saidNone: 'No Child Benefit',
	}),
	marriageAllowance: singleWords({
		title: 'Marriage Allowance',
		lead: 'One of a couple gives part of the personal allowance to the other.',
		none: 'We do not use it',
		saidNone: 'No Marriage Allowance',
		why: 'HMRC uses these details to give the allowance to the right person.',
	}),
	marriedCouples: singleWords({
		title: 'Married Couple’s Allowance',
		lead: 'For couples where one of you was born before 6 April 1935.',
		saidNone: 'Not for us',
		why: 'Part of the allowance comes off your tax. How much depends on age and income.',
	}),
	blind: singleWords({
		title: 'Blind Person’s Allowance',
		lead: 'You get more tax-free income if you are registered blind.',
		saidNone: 'Not for me',
	}),
	giftAid: {
		...listWords({
			title: 'Gifts to charity',
			lead: 'Money you gave to charity with a Gift Aid declaration. It can lower your tax. If you pay less tax than the charities claim, you owe the difference.',
			one: 'gift',
			a: 'a charity',
			none: 'I gave nothing through Gift Aid this year',
			saidNone: 'No Gift Aid',
		}),
		add: 'Add another charity',
	},
	otherGiving: singleWords({
		title: 'Other gifts to charity',
		lead: 'Leave blank anything you did not give.',
		why: 'Each kind of gift lowers tax in its own way.',
	}),
};

/** Sections of a person's return, by id. */
export const individualSections: SectionCatalogue = {
	...ofWork,
	...ofProperty,
	...ofSavings,
	...ofGains,
	...ofFamily,
	...sectionsAfterIncome,
	scope: singleWords({
		title: 'What your return is about',
		lead: 'Say what you had in the year. We only ask about what you say yes to.',
	}),
	profile: {
		...singleWords({ title: 'Your details', lead: 'Who the return is for.' }),
		change: 'Change your details',
	},
};
