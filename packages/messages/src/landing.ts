/** The home page: one promise, a bar to play with, what it does, what is proved, what it costs. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the home page. */
export const sayLanding = defineMessages({
	title: 'UK Self-Assessment Made Simple',
	description: ({ year }: { year: string }) =>
		`Work out your ${year} tax to the penny, see the rule behind every figure, and file your Self Assessment return. Free software that you can run yourself.`,
	promise: 'What you owe, to the penny, and why.',
	lead: ({ year }: { year: string }) =>
		`Halfpenny turns your P60 and a few plain questions into your ${year} Self Assessment tax return, and shows the rule behind every figure.`,
	start: 'Start Your Tax Return',

	'badges.title': 'What to know first',
	'badge.testing': 'Testing environment',
	'badge.testing.note': 'Returns sent from here are not filed with HMRC.',
	'badge.security': 'Security Ready',
	'badge.security.note': 'Your answers and documents are encrypted with your own key.',
	'badge.beta': 'Beta Platform',
	'badge.beta.note': 'New, with code that anyone can read.',
	'badge.uk': 'UK Based',
	'badge.uk.note': 'UK tax only: England, Northern Ireland, Wales and Scotland.',
	'badge.reviews': ({ rating }: { rating: string }) => `Rated ${rating}`,
	'badge.reviews.note': 'Read the reviews',

	'try.title': 'Try it with your own figures',
	'try.example': 'A worked example',
	'try.noScript': 'Switch JavaScript on to try your own figures here. They are worked out in your browser.',

	'features.title': 'What it does for you',
	'feature.reading': 'Automatic Extraction',
	'feature.reading.text':
		'Upload your P60, as a PDF or a photo. Each figure it finds is outlined on the page, and only counts when you say it’s right.',
	'feature.filing.test': 'HMRC Testing',
	'feature.filing.test.local':
		'Returns sent from here go to a stand-in for HMRC that works out your tax again, separately. You can try every step without filing anything.',
	'feature.filing.test.sandbox':
		'Returns sent from here go to HMRC’s own test service. You can try every step without filing anything.',
	'feature.filing.test.test-in-live':
		'HMRC checks each return sent from here and discards it. You can try every step without filing anything.',
	'feature.filing.live': 'Filing with HMRC',
	'feature.filing.live.text':
		'Your return goes to HMRC only after you have checked and signed it. You can follow each step until the receipt arrives.',
	'feature.calculation': 'Automatic Calculations',
	'feature.calculation.text':
		'Your tax updates as you type, in HMRC’s order and to the penny. Open any figure to see its rule and where the rule comes from.',

	'how.title': 'Paper in, receipt out',
	'how.lead':
		'Every figure can be traced. Follow it back to the page it came from, or on to the box it fills.',
	'how.read': 'Check what was found',
	'how.read.text':
		'Each figure appears beside the part of your P60 it came from. Nothing counts until you agree.',
	'how.read.picture':
		'Two figures that were found on a P60, pay and tax, each with the piece of the page that it was read from.',
	'how.tax': 'See what you owe, and why',
	'how.tax.text': 'Where each pound is taxed, what’s left to do, and the sum behind every amount.',
	'how.tax.picture':
		'The tax summary of a return: what is owed, how it is worked out, and the income and tax that it comes from.',
	'how.receipt': 'Keep the receipt',
	'how.receipt.text': 'HMRC’s answer with its reference, kept for at least six years.',
	'how.receipt.picture':
		'The page after filing: what is owed, when the return was accepted, the receipt and HMRC’s reference.',
	'how.pictures': 'Screenshots taken by a script, using a made-up person and a stand-in for HMRC.',

	'trust.title': 'Measured, not promised',
	'trust.lead':
		'We test our own work, and every figure links to how we measured it. Some aren’t flattering. We show them anyway.',
	'trust.published': 'published answers matched to the penny',
	'trust.published.more': ({ official }: { official: string }) =>
		`${official} of them come from HMRC or another public body.`,
	'trust.agreement': 'random returns where both calculations agree',
	'trust.agreement.more': 'Worked out by two calculations written independently.',
	'trust.forms': 'generated returns pass HMRC’s own checks',
	'trust.forms.more': ({ years }: { years: string }) => `HMRC’s schema and rules for ${years}.`,
	'trust.reading': 'P60 fields read correctly, in layouts designed by someone else',
	'trust.reading.more': ({
		leftOut,
		wrong,
		wrongAtFirst,
	}: Record<'leftOut' | 'wrong' | 'wrongAtFirst', string>) =>
		`${leftOut} were left for you to type. ${wrong} were wrong, after ${wrongAtFirst} at first: we improved the reader using these same papers, so it may do worse on new ones.`,
	'trust.how': 'How it was measured',
	'trust.of': ({ right, all }: { right: string; all: string }) => `${right} of ${all}`,

	'when.title': 'Your year on one line',
	'when.lead': ({ year }: { year: string }) => `The dates that matter for ${year}, before they matter.`,
	'when.starts': 'The tax year begins',
	'when.ends': 'The tax year ends. Your P60 follows by the end of May',
	'when.notify': 'Last day to tell HMRC that you need a return, if you have never sent one',
	'when.paper': 'Last day for a paper return',
	'when.online': 'Last day to file online, and to pay',

	'cost.title': 'What it costs',
	'cost.nothing': 'You pay nothing here',
	'cost.text':
		'Halfpenny is free software that someone hosts, perhaps you. There is no payment page, and no plan’s limits are enforced. These are the yearly prices, in case that ever changes.',
	'cost.more': 'Compare the plans',

	'who.title': 'Who is behind it',
	'who.text':
		'Halfpenny is open source. Anyone can read how it works out your tax, change it, and run it on their own machine.',
	'who.operator': ({ name }: { name: string }) => `This copy is run by ${name}.`,
	'who.operatorUnknown':
		'The person who runs this copy hasn’t given a name. Ask before you trust it with your figures.',
	'who.notAffiliated': 'It is not affiliated with HMRC, and nothing here is advice from HMRC.',

	'ready.title': ({ year }: { year: string }) => `Ready to File Your ${year} Tax Return?`,
	'start.title': ({ year }: { year: string }) => `Ready to Start Your ${year} Tax Return?`,
	'start.text': ({ ends, deadline }: Record<'ends' | 'deadline', string>) =>
		`The year runs until ${ends}. You can send the return once HMRC’s form is available, and it’s due online by ${deadline}.`,
	'start.last': ({ year }: { year: string }) => `If you still need to send one for ${year}, start with that.`,
	'ready.text': ({ deadline }: { deadline: string }) =>
		`It is due online by ${deadline}. Start now, stop whenever you like, and pick up where you left off.`,
	'ready.start': 'Start Your Return Now',
});
