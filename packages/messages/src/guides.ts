/**
 * The six guides: plain words on what most people ask of Self Assessment, true for the year shown, with sources.
 * Long because it is the whole text of all six, to be read and checked in one place.
 */
import { oldRate, type Passage, type PublicFigures, type Source } from './public-figures.ts';
import { sources } from './sources.ts';
import { utrWait } from './utr-wait.ts';

/** The address of each guide below `/resources/`, most useful first. */
export const guideSlugs = [
	'your-first-tax-return',
	'working-for-yourself',
	'letting-a-property',
	'savings-and-dividends',
	'payments-on-account',
	'making-tax-digital',
] as const;

/** A guide. */
export interface Guide {
	readonly slug: (typeof guideSlugs)[number];
	readonly title: string;
	/** One sentence for its card and for search engines. */
	readonly summary: string;
	readonly passages: readonly Passage[];
	readonly sources: readonly Source[];
}

/** The guides for a year, most useful first. */
export function guides(f: PublicFigures): readonly Guide[] {
	return [firstReturn(f), selfEmployed(f), landlords(f), savings(f), onAccount(f), makingTaxDigital(f)];
}

function firstReturn(f: PublicFigures): Guide {
	return {
		slug: 'your-first-tax-return',
		title: 'Your first tax return',
		summary: `From registering to paying: what to do for ${f.taxYear}, in what order, and how long each step takes.`,
		passages: [
			{
				heading: 'Find out whether you need one',
				paragraphs: [
					'Most people pay their tax through their job and never send a return. You need one when that doesn’t settle all your tax.',
				],
				points: [
					`You were self-employed and took more than ${f.tradingAllowance} in the year, before costs.`,
					'You were a partner in a business.',
					`You had gains above ${f.gainsExempt}, or rent or other income that had not been taxed.`,
					`You or your partner had Child Benefit, one of you has an adjusted net income above ${f.childBenefitFrom}, and the charge is not paid through your tax code. You can ask HMRC for that instead of sending a return.`,
					'HMRC wrote and asked for one.',
				],
			},
			{
				heading: 'Register, and wait for your UTR',
				paragraphs: [
					f.notifyPassed
						? `For ${f.taxYear} HMRC should have heard from you by ${f.notifyBy}. That has passed, so register today: if your return is in and your tax paid by ${f.onlineBy}, there is usually no penalty for registering late. You do it on GOV.UK, and it takes about 15 minutes.`
						: `Tell HMRC by ${f.notifyBy} if you have not sent a return before. You do it on GOV.UK, and it takes about 15 minutes.`,
					`HMRC then sends a letter with your Unique Taxpayer Reference: ten digits that appear on everything from now on. It takes ${utrWait}. You can fill in your return while you wait.`,
				],
			},
			{
				heading: 'Gather your papers',
				paragraphs: ['Have these to hand.'],
				points: [
					'Your P60 from each job, or a P45 if you left. It shows your pay and the tax taken off.',
					'Interest from your banks for the year. Most show it in the app, under tax or certificates.',
					'What you took and spent, if you worked for yourself or let a property.',
					'Gifts to charity under Gift Aid, and payments into a pension of your own.',
				],
			},
			{
				heading: 'Fill it in, check it, send it',
				paragraphs: [
					`The return covers ${f.startsOn} to ${f.endsOn}. Don’t leave anything out because it’s small: employers and banks tell HMRC about your pay and interest, and HMRC compares.`,
					'Before you sign, read each figure once more. You declare that the return is correct and complete, and you’re responsible for it, whoever filled it in.',
				],
			},
			{
				heading: 'Pay',
				paragraphs: [
					`What you owe for ${f.taxYear} is due by ${f.onlineBy}. If you also have a job and owe less than ${f.codingOutLimit}, HMRC can take it from your pay instead, as long as you file online by ${f.codingOutBy}.`,
				],
			},
		],
		sources: [sources.whoMustSend, sources.childBenefit, sources.register, sources.deadlines, sources.pay],
	};
}

function selfEmployed(f: PublicFigures): Guide {
	return {
		slug: 'working-for-yourself',
		title: 'Working for yourself',
		summary:
			'What counts as income, which costs you can take off, and the National Insurance that comes with profit.',
		passages: [
			{
				heading: 'You pay tax on your profit',
				paragraphs: [
					'Add up everything your work brought in during the year. Take off what you spent only on that work. The rest is your profit, and that is what is taxed.',
					'Most people count money when it comes in and when it goes out. That is the cash basis, and it applies unless you choose traditional accounting.',
				],
			},
			{
				heading: `The first ${f.tradingAllowance}`,
				paragraphs: [
					`The trading allowance lets you take ${f.tradingAllowance} off your income instead of your real costs. If you spent less than that, the allowance is better. You cannot have both, and you cannot make a loss with it.`,
				],
			},
			{
				heading: 'Costs you can take off',
				paragraphs: [
					'A cost counts if it was for the business. If something was partly private, only the business part counts.',
				],
				points: [
					'Stock, materials, and people you paid to help.',
					`Travel for work, but not to your regular place of work. By car you may claim ${f.carFirst} a mile for the first 10,000 miles and ${f.carAfter} after that, instead of the real cost.`,
					'Rent, heat, light, phone and broadband for the work.',
					'Insurance, an accountant, bank charges.',
					'Tools and machines. On the cash basis you take off what you paid, except for a car.',
				],
			},
			{
				heading: 'National Insurance',
				paragraphs: [
					`Class 4 is ${f.class4Main} of profit between ${f.class4From} and ${f.class4To}, and ${f.class4Upper} above. It is worked out on your return and paid with your tax.`,
					`You no longer have to pay Class 2. If your profit is below ${f.class2Threshold} you may still pay it, ${f.class2Weekly} a week, so that the year counts for your State Pension.`,
				],
			},
			{
				heading: 'In construction',
				paragraphs: [
					'If contractors took money off your pay under the Construction Industry Scheme, that money is tax already paid. Enter what you earned before it was taken, and then the amount taken, from your statements. Many builders get some of it back.',
				],
			},
			{
				heading: 'Records',
				paragraphs: [
					`Keep your records until ${f.recordsUntil}. A photo of a receipt is enough if it can be read.`,
				],
			},
		],
		sources: [
			sources.expenses,
			sources.simplified,
			sources.tradingAllowance,
			sources.selfEmployedNics,
			sources.constructionScheme,
			sources.records,
		],
	};
}

function landlords(f: PublicFigures): Guide {
	return {
		slug: 'letting-a-property',
		title: 'Letting a property',
		summary: 'Rent, repairs, the mortgage on a home that you let, and a room in your own home.',
		passages: [
			{
				heading: 'All your lets are one business',
				paragraphs: [
					'Add together the rents of all your properties in the UK, and take off the costs of all of them. You pay tax on what’s left. A loss on one is set against profits on the others, and anything left over is carried forward to the next year.',
					'If you own a property with someone else, enter your own share. Married couples and civil partners usually count half each.',
				],
			},
			{
				heading: 'What you can take off',
				paragraphs: ['The cost of maintaining and letting it counts. The cost of improving it does not.'],
				points: [
					'Repairs: mending a roof or a boiler, painting between tenants.',
					'Letting agents, insurance, ground rent, service charges.',
					'Replacing furniture and appliances with something of the same kind.',
					'Council tax and bills, if you pay them rather than the tenant.',
				],
			},
			{
				heading: 'The mortgage on a home that you let',
				paragraphs: [
					`Interest is not a cost. Instead you get ${f.financeCostRate} of it off your tax. It never makes your profit smaller, so it can push you into a higher rate even when little money is left.`,
					'You get no relief for paying back the loan itself.',
				],
			},
			{
				heading: `The first ${f.propertyAllowance}`,
				paragraphs: [
					`The property allowance lets you take ${f.propertyAllowance} off your rents instead of your costs. If your rents are below it, there is nothing to tax and nothing to declare. If you use it, you get no relief for interest.`,
				],
			},
			{
				heading: 'A lodger in your own home',
				paragraphs: [
					`Under the Rent a Room Scheme the first ${f.rentARoom} from a lodger is tax-free, or half that if you share the income with someone else. The room has to be furnished and in the home that you live in.`,
				],
			},
		],
		sources: [sources.letting, sources.financeCosts, sources.tradingAllowance, sources.rentARoom],
	};
}

function savings(f: PublicFigures): Guide {
	return {
		slug: 'savings-and-dividends',
		title: 'Savings and dividends',
		summary: 'How much interest is tax-free, how dividends are taxed, and what never goes on the return.',
		passages: [
			{
				heading: 'Tax-free interest',
				paragraphs: [
					`If you pay the basic rate, ${f.savingsAllowanceBasic} of interest is tax-free. At the higher rate it is ${f.savingsAllowanceHigher}. At the additional rate there is no allowance.`,
					`If your other income is low, you get more. The starting rate for savings makes up to ${f.startingRateBand} of interest tax-free. Each pound of other income above ${f.personalAllowance} takes a pound off that.`,
				],
			},
			{
				heading: 'Dividends',
				paragraphs: [
					`The first ${f.dividendAllowance} of dividends is tax-free. Above that you pay ${f.dividendOrdinary} in the basic rate band, ${f.dividendUpper} in the higher and ${f.dividendAdditional} in the additional.`,
					'Dividends are taxed on top of everything else, so the band depends on your whole income.',
				],
			},
			{
				heading: 'What you leave out',
				paragraphs: ['Some income never goes on a return.'],
				points: [
					'Interest and dividends in an ISA.',
					'Premium Bond prizes.',
					'Interest on savings certificates.',
				],
			},
			{
				heading: 'Tax-free does not mean left out',
				paragraphs: [
					'If you send a return, interest and dividends go on it even when the allowance covers them. They count towards your income, and they can change other things: Child Benefit, the personal allowance, the rate you pay.',
					`Above ${f.taperThreshold} of income the personal allowance shrinks by £1 for every £2. Payments into a pension and gifts to charity can bring you back below that line.`,
				],
			},
		],
		sources: [sources.savings, sources.dividends, sources.rates, sources.scottishRates],
	};
}

function onAccount(f: PublicFigures): Guide {
	return {
		slug: 'payments-on-account',
		title: 'Payments on account',
		summary: 'Why the first bill can be half as big again as you expected, and when you can ask for less.',
		passages: [
			{
				heading: 'Two payments towards next year',
				paragraphs: [
					`HMRC assumes that next year will be like this one, and asks for its tax in two halves: one by ${f.firstOnAccount}, one by ${f.secondOnAccount}. The first falls on the same day as the tax for ${f.taxYear}, which is why the first bill surprises people.`,
				],
			},
			{
				heading: 'An example',
				paragraphs: [
					'Say you owe £3,000 of tax and Class 4 National Insurance for the year, and none of it was taken from your pay.',
				],
				points: [
					`By ${f.firstOnAccount}: £3,000 for ${f.taxYear}, and £1,500 towards next year. That is £4,500 in all.`,
					`By ${f.secondOnAccount}: another £1,500.`,
					'When the next return is in, the £3,000 you have paid counts against it. You pay or get back only the difference.',
				],
			},
			{
				heading: 'When you don’t have to pay them',
				paragraphs: [
					`You don’t have to pay them if you owe less than ${f.smallestOnAccount}, or if more than four fifths of your tax was taken off before you got the money, as it is in most jobs.`,
					'Capital gains, student loans and Class 2 do not count towards them.',
				],
			},
			{
				heading: 'Asking for less',
				paragraphs: [
					'If you know you’ll earn less, you can ask HMRC to lower both. Be careful: if you lower them too far, you pay interest on the shortfall from the day it was due.',
				],
			},
			{
				heading: 'If you cannot pay',
				paragraphs: [
					`File on time anyway. A late return costs ${f.lateFiling} straight away, and paying late is penalised separately. Interest is ${f.interestRate} a year (checked on ${f.interestKnownTo}).${oldRate(f)} HMRC lets many people pay monthly if they ask before it chases them.`,
				],
			},
		],
		sources: [sources.onAccount, sources.pay, sources.penalties, sources.interest],
	};
}

function makingTaxDigital(f: PublicFigures): Guide {
	return {
		slug: 'making-tax-digital',
		title: 'Making Tax Digital',
		summary: 'Who must send an update each quarter, from when, and what happens to the yearly return.',
		passages: [
			{
				heading: 'Who it is for',
				paragraphs: [
					'It is for people who work for themselves or let property. What counts is the income before costs, from both together, on your return from two years earlier. Pay from a job, interest and dividends do not count.',
				],
				points: f.making.map(
					({ from, above, decidedBy }) => `From ${from}: above ${above} on the return for ${decidedBy}.`,
				),
			},
			{
				heading: 'What changes',
				paragraphs: [
					`You keep your records in software, and send HMRC the totals four times a year: by ${f.quarterlyDays}. An update is not a bill, and you can put a mistake right in the next one.`,
					'After the year you check it all, add your other income, and make a final declaration by 31 January. It replaces the yearly return.',
				],
			},
			{
				heading: 'One or the other',
				paragraphs: [
					'For any one year you use Making Tax Digital or send the yearly return, never both. If you are below the threshold, carry on with the return: you don’t need to do anything.',
				],
			},
			{
				heading: 'In Halfpenny',
				paragraphs: [
					'Halfpenny files the yearly return. It also sends quarterly updates and the final declaration, from totals you type in. The law also requires a record of each sale and cost, which you’ll have to keep elsewhere for now.',
				],
			},
		],
		sources: [sources.makingTaxDigital],
	};
}
