/** The pricing page: three plans, what is in each, an honest comparison, and questions about money. */
import { defineMessages } from './define-messages.ts';
import type { Plan } from './prices.ts';
import type { PublicFigures } from './public-figures.ts';

/** Says a sentence of the pricing page. */
export const sayPricing = defineMessages({
	title: 'Pricing',
	heading: 'Simple prices, and nothing charged today',
	description: ({ basicPrice, premiumPrice, partnershipPrice }: PublicFigures) =>
		`Halfpenny’s yearly plans: Basic ${basicPrice}, Premium ${premiumPrice}, Partnership ${partnershipPrice}. Nothing is charged today and no plan’s limits are enforced.`,
	lead: 'Three plans, paid by the year. Today nothing is charged and no plan’s limits are enforced: everyone can use everything.',
	papers: ({ documents, megabytes, each }: { documents: number; megabytes: number; each: number }) =>
		`One limit does apply, whatever the plan: an account keeps up to ${documents} documents, ${megabytes} MB in all, and each may be up to ${each} MB.`,
	'free.title': 'We won’t ask you for a card',
	'free.text':
		'There is no payment page in Halfpenny. If that ever changes, we’ll tell you 30 days before, and nothing starts automatically.',
	popular: 'Most Popular',
	aYear: 'a year',
	includes: 'What you get',
	excludes: 'Not in this plan',
	choose: ({ plan }: { plan: string }) => `Choose ${plan}`,
	'info.title': 'The terms behind the prices',
	'info.guarantee': '30-day money-back guarantee',
	'info.guarantee.text':
		'If we ever charge, you can have your money back within 30 days, without giving a reason.',
	'info.upgrade': 'Upgrade at any time',
	'info.upgrade.text': 'You would pay only the difference for the months that are left.',
	'info.open': 'Run it yourself',
	'info.open.text': 'The whole program is open source. On your own machine it costs nothing, now and later.',
	'compare.title': 'How it compares',
	'compare.lead':
		'There are good ways to file without Halfpenny, and HMRC’s own service costs nothing. Here is how they differ.',
	'compare.what': 'What you might ask',
	'compare.source': 'Where the facts come from',
	'questions.title': 'Questions about money',
	trial: 'Start Your Free Trial',
	'trial.title': 'Try all of it first',
	'trial.text':
		'The trial doesn’t end, because nothing is charged. All you need is a username, an email address and a password.',
});

/** What a plan says of itself. */
export interface PlanWords {
	readonly description: string;
	readonly features: readonly string[];
	readonly limitations: readonly string[];
}

/** The words of each plan. */
export function planWords(f: PublicFigures): Readonly<Record<Plan['id'], PlanWords>> {
	return {
		basic: {
			description: 'For one person and one year.',
			features: [
				'One tax year',
				'Up to 5 document uploads',
				'Your tax to the penny, with the rule behind every figure',
				'Your return (SA100) filed online, with HMRC’s receipt',
			],
			limitations: ['More than one tax year', 'More than 5 documents', 'The partnership return (SA800)'],
		},
		premium: {
			description: 'For one person, year after year.',
			features: [
				'Everything in Basic',
				`Every tax year we have: ${f.years}`,
				'As many documents as an account can keep',
				'Unlimited amendments until HMRC’s deadline for them',
			],
			limitations: ['The partnership return (SA800)'],
		},
		partnership: {
			description: 'For partners and their partnership.',
			features: [
				'Everything in Premium',
				'The partnership return (SA800), for years that have its form',
				'The partnership statement, with each partner’s share',
			],
			limitations: ['Company and trust returns'],
		},
	};
}

/** The kinds that are compared, in the order of {@link comparison}'s answers. */
export const comparedKinds: readonly string[] = [
	'Halfpenny',
	'HMRC’s own online service',
	'Paid filing software',
	'An accountant',
];

/** A question and what each kind answers. */
export interface Comparison {
	readonly question: string;
	readonly answers: readonly string[];
}

/** The comparison, a row a question; `partnershipYears` are those that have the partnership's form, in words. */
export function comparison(f: PublicFigures, partnershipYears: string): readonly Comparison[] {
	return [
		{
			question: 'What does it cost?',
			answers: [
				`Nothing today. Listed at ${f.basicPrice} to ${f.partnershipPrice} a year`,
				'Nothing',
				'Often a yearly fee',
				'Usually the most',
			],
		},
		{
			question: 'Does it show the rule behind every figure?',
			answers: ['Yes, with its source', 'A calculation, without the rules', 'It varies', 'If you ask'],
		},
		{
			question: 'Can you run it on your own machine?',
			answers: ['Yes', 'No', 'Sometimes', 'No'],
		},
		{
			question: 'Can anyone read how it works out the tax?',
			answers: ['Yes, it is open source', 'HMRC publishes the rules', 'Rarely', 'Not as a program'],
		},
		{
			question: 'Does it file partnership returns?',
			answers: [partnershipYears === '' ? 'Not yet' : `Yes, for ${partnershipYears}`, 'No', 'Some do', 'Yes'],
		},
		{
			question: 'Does it advise you on your own case?',
			answers: ['No, it explains the rules', 'No', 'Rarely', 'Yes'],
		},
		{
			question: 'Who is responsible for the return?',
			answers: ['You are', 'You are', 'You are', 'You are, even so'],
		},
	];
}

/** A question with its answer. */
export interface Answered {
	readonly question: string;
	readonly answer: string;
}

/** The questions about money. */
export function pricingQuestions(f: PublicFigures): readonly Answered[] {
	return [
		{
			question: 'Will I be charged?',
			answer:
				'No. There is no payment page. The prices are listed so that nobody is surprised if we ever charge.',
		},
		{
			question: 'Are the limits of Basic real?',
			answer:
				'No plan’s limits are enforced today. Whatever plan you choose, you can upload as many documents as an account can keep.',
		},
		{
			question: 'Which plan would I need?',
			answer: `Basic (${f.basicPrice}) if you file one year with a few documents. Premium (${f.premiumPrice}) if you come back each year. Partnership (${f.partnershipPrice}) if you also file for a partnership.`,
		},
		{
			question: 'Does filing with HMRC cost anything?',
			answer:
				'HMRC doesn’t charge for a return. You only pay the tax, and you pay it to HMRC, never through us.',
		},
	];
}
