/** The contact page: only the channels that the operator has set up, and four common questions. */
import { defineMessages } from './define-messages.ts';
import type { PublicFigures } from './public-figures.ts';

/** Says a sentence of the contact page. */
export const sayContact = defineMessages({
	title: 'Contact',
	heading: 'Talk to someone',
	description:
		'How to reach whoever runs this copy of Halfpenny: phone, email, office and hours if they’ve given them, and four common questions.',
	lead: 'Questions about Halfpenny come here. Questions about your own tax go to HMRC, or to an adviser.',
	'none.title': 'No contact details are given here',
	'none.text':
		'Anyone can run Halfpenny. The person who runs this copy hasn’t given a phone number or an address. Ask whoever sent you here.',
	phone: 'Phone Support',
	email: 'Email Support',
	'email.support': 'Help with your return',
	'email.business': 'Business',
	'email.reply': ({ within }: { within: string }) => `We reply within ${within}.`,
	office: 'Office Location',
	directions: 'Get Directions',
	hours: 'Support Hours',
	'hours.january': 'In January',
	'hmrc.title': 'HMRC itself',
	'hmrc.text': 'Ask HMRC about your UTR, a bill, a refund or a penalty.',
	'hmrc.link': 'Contact HMRC about Self Assessment',
	'questions.title': 'Common questions',
	'questions.all': 'View all FAQs',
	'start.title': 'Or just start',
	'start.text': 'You can enter everything and see your tax before anything is sent.',
	start: 'Get Started',
});

/** A question whose full answer is on the FAQ page under `id`. */
interface ShortQuestion {
	readonly id: string;
	readonly question: string;
	readonly answer: string;
}

/** The four questions, in short. */
export function commonQuestions(f: PublicFigures): readonly ShortQuestion[] {
	return [
		{ id: 'when', question: 'When is it due?', answer: `Online by ${f.onlineBy}, and so is the tax.` },
		{
			id: 'utr',
			question: 'What if I have no UTR?',
			answer: 'Start without it. You need it only to file.',
		},
		{
			id: 'late',
			question: 'What if I am late?',
			answer: `It costs ${f.lateFiling} straight away, and more as time goes on.`,
		},
		{ id: 'safe', question: 'Are my figures safe?', answer: 'They’re encrypted with your own key.' },
	];
}
