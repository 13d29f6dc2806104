/** What frames the public pages: the header, the banner, the footer, and what social cards and search engines read. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the public frame. */
export const saySite = defineMessages({
	betaLabel: 'BETA',
	betaText: 'Halfpenny is new. Check every figure before you rely on it.',
	menu: 'Menu',
	learnMore: 'Learn More',
	/** Heard and indexed after "Learn More", not seen. */
	learnMoreOf: 'about Self Assessment',
	pricing: 'Pricing',
	faqs: 'FAQs',
	contact: 'Contact',
	logIn: 'Log in',
	getStarted: 'Get Started',
	loggedOut: 'You are logged out.',
	footer: 'More about Halfpenny',
	'footer.product': 'Halfpenny',
	'footer.help': 'Help',
	'footer.legal': 'The small print',
	taxGuides: 'Tax Guides',
	measured: 'How it is measured',
	demo: 'Try the demo',
	agentForm: 'Form 64-8 helper',
	privacy: 'Privacy',
	cookies: 'Cookies',
	terms: 'Terms',
	backToHome: 'Back to Home',
	lastUpdated: ({ day }: { day: string }) => `Last updated ${day}`,
	/** The day on which the legal pages last changed. */
	legalDay: '20 November 2026',
	sources: 'Where this comes from',
	newTab: '(opens in a new tab)',
	onThisPage: 'On this page',
	socialImage:
		'A copper halfpenny with a ship beside the word Halfpenny: what you owe, to the penny, and why.',
	serviceType: 'Self Assessment tax return software',
	country: 'United Kingdom',
	currentYear: ({ year }: { year: string }) => `For the ${year} tax year`,
});
