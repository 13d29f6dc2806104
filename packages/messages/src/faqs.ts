/** The eleven questions that people ask first, answered for the year shown. */
import { defineMessages } from './define-messages.ts';
import { oldRate, type PublicFigures, type Source } from './public-figures.ts';
import { sources } from './sources.ts';
import { utrWait } from './utr-wait.ts';

/** Where returns go, as far as the answers differ. */
type Environment = 'local' | 'sandbox' | 'test-in-live' | 'live';

/** Says a sentence of the page. */
export const sayFaqs = defineMessages({
	title: 'FAQs',
	heading: 'Questions people ask first',
	description: ({ taxYear }: PublicFigures) =>
		`Who must send a ${taxYear} Self Assessment return, by when, what it costs, what is safe and what is not, and what happens if you are late.`,
	lead: ({ taxYear }: PublicFigures) => `Short answers for ${taxYear}. Every point of law has its source.`,
	'more.title': 'Didn’t find yours?',
	'more.text':
		'Contact the person who runs this service, or start and see how far you get. Nothing is sent until you say so.',
	'more.contact': 'Contact',
	'more.start': 'Get Started',
	jump: 'Jump to a question',
});

/** A question, its answer in paragraphs, and its sources. */
export interface Faq {
	readonly id: string;
	readonly question: string;
	readonly answer: readonly string[];
	readonly points?: readonly string[];
	readonly sources: readonly Source[];
}

/** The questions with their answers. */
export function faqs(f: PublicFigures, environment: Environment): readonly Faq[] {
	return [...aboutTheReturn(f), ...aboutHalfpenny(f, environment), ...aboutAfterwards(f)];
}

function aboutTheReturn(f: PublicFigures): readonly Faq[] {
	return [
		{
			id: 'who',
			question: `Do I need to send a return for ${f.taxYear}?`,
			answer: [
				`You do if, between ${f.startsOn} and ${f.endsOn}, you were self-employed and took more than ${f.tradingAllowance} before costs, or were a partner in a business.`,
				`You may also need to if you had rent, other income that was not taxed, gains above ${f.gainsExempt}, or Child Benefit with an income above ${f.childBenefitFrom}. If HMRC has written to ask for a return, you must send one. GOV.UK has a short check.`,
			],
			sources: [sources.whoMustSend, sources.childBenefit],
		},
		{
			id: 'when',
			question: `When is the ${f.taxYear} return due?`,
			answer: [
				`Online by ${f.onlineBy}. ${f.paperPassed ? `On paper it was due on ${f.paperBy}, so send it online now.` : `On paper by ${f.paperBy}.`} The tax is due on ${f.onlineBy} as well.`,
				f.notifyPassed
					? `If you have never sent a return, HMRC should have heard from you by ${f.notifyBy}. If it has not, register now. If your return is in and your tax paid by ${f.onlineBy}, there is usually no penalty for registering late.`
					: `If you have never sent a return, HMRC should hear from you by ${f.notifyBy}.`,
			],
			sources: [sources.deadlines],
		},
		{
			id: 'utr',
			question: 'I have no UTR. Can I start?',
			answer: [
				'Yes. A UTR is the ten-digit number that HMRC gives you when you register. You can enter everything and see your tax without it. You only need it to file.',
				`Register on GOV.UK. HMRC sends the number by post, which takes ${utrWait}, so do this first.`,
			],
			sources: [sources.register, sources.findUtr],
		},
	];
}

const whereReturnsGo = {
	local:
		'Not from this site. Returns go to a stand-in for HMRC on the same machine, which checks them as HMRC would. Nothing is filed.',
	sandbox: 'Not from this site. Returns go to HMRC’s test service. Nothing is filed.',
	'test-in-live': 'Not from this site. HMRC checks each return and discards it. Nothing is filed.',
	live: 'Yes, but only after you’ve checked every figure and signed the declaration. You’ll then find HMRC’s receipt here, and we keep it for at least six years.',
} as const satisfies Readonly<Record<Environment, string>>;

function aboutHalfpenny(f: PublicFigures, environment: Environment): readonly Faq[] {
	return [
		{
			id: 'what',
			question: 'What can I enter today?',
			answer: [
				`You can’t enter these yet: ${f.notOnScreen}. If we don’t ask about something, we don’t support it yet: if you had income like that, don’t file with Halfpenny.`,
				`We can work out your tax for ${f.years}, and send a return for ${f.formYears}.${f.unpublishedForms === '' ? '' : ` HMRC has not published its rules for ${f.unpublishedForms}: our form follows what is known so far, and HMRC may still reject a return.`}`,
				'You can enter these parts of your year:',
			],
			points: f.onScreen,
			sources: [],
		},
		{
			id: 'documents',
			question: 'Which documents can it read?',
			answer: [
				'P60s, P45s, payslips, certificates of interest, dividend vouchers, invoices and receipts, as a PDF, a scan or a photo.',
				'If it isn’t sure of a figure, it leaves the box blank for you to fill in. Nothing counts until you’ve agreed to it.',
			],
			sources: [],
		},
		{
			id: 'right',
			question: 'How do I know the tax is right?',
			answer: [
				`Every figure opens to show its rule and source. ${f.publishedMatched} published answers match to the penny, and two calculations written independently agree on ${f.returnsAgreed} random returns.`,
				'You’re still responsible for your return. If a figure surprises you, read its rule, and ask someone who knows before you file.',
			],
			sources: [],
		},
		{
			id: 'file',
			question: 'Does it file with HMRC?',
			answer: [whereReturnsGo[environment]],
			sources: [],
		},
		{
			id: 'safe',
			question: 'Are my figures safe?',
			answer: [
				'Your answers and documents are encrypted with your own key before they are stored. There are no analytics, adverts or third-party scripts.',
				...(environment === 'local'
					? [
							'Only the stand-in for HMRC, where your practice returns go, keeps what it receives as plain text.',
						]
					: []),
				'The person who runs the machine holds the master key. Trust them as you would an accountant, or run Halfpenny yourself.',
			],
			sources: [],
		},
		{
			id: 'cost',
			question: 'What does it cost?',
			answer: [
				`Nothing today. The plans are listed at ${f.basicPrice} (Basic), ${f.premiumPrice} (Premium) and ${f.partnershipPrice} (Partnership) a year, but nothing is charged and no plan’s limits are enforced.`,
			],
			sources: [],
		},
	];
}

function aboutAfterwards(f: PublicFigures): readonly Faq[] {
	return [
		{
			id: 'late',
			question: 'What if I’m late?',
			answer: [
				`A late return costs ${f.lateFiling} straight away, even if you owe no tax. After three months it is ${f.lateDaily} a day, up to ${f.lateDailyMost}. After six and twelve months it is ${f.lateShare} of the tax, at least ${f.lateLaterLeast} each time.`,
				`If you pay late, HMRC charges interest, ${f.interestRate} a year since ${f.interestSince} (checked on ${f.interestKnownTo}), and a penalty of ${f.lateShare} after 30 days and again later.${oldRate(f)} If you cannot pay, file anyway and talk to HMRC: the two penalties are separate.`,
			],
			sources: [sources.penalties, sources.interest],
		},
		{
			id: 'change',
			question: 'Can I correct a mistake, and what must I keep?',
			answer: [
				`You can change your ${f.taxYear} return until ${f.amendBy}. Keep your records until ${f.recordsUntil} if you are self-employed or let property: HMRC may ask for them.`,
			],
			sources: [sources.corrections, sources.records],
		},
	];
}
