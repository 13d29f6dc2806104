/** The contact page: only the channels that the operator has set up, and four common questions. */
import { defineMessages } from './define-messages.ts';
import type { PublicFigures } from './public-figures.ts';

/** Says a sentence of the contact page. */
export const sayContact = defineMessages({
	title: 'Contact',
	heading: 'Talk to someone',
	description:
		'How to reach the people who run this copy of Halfpenny, and answers to four common questions.',
	lead: 'Ask us about Halfpenny. For questions about your own tax, ask HMRC or an adviser.',
	'none.title': 'There are no contact details here',
	'none.text':
		'Anyone can run Halfpenny. The person who runs this copy hasn’t given a phone number or an address. Ask the person who sent you here.',
	phone: 'Phone Support',
	email: 'Email Support',
	'email.support': 'Help with your return',
	'email.business': 'Business',
	'email.reply': ({ within }: { within: string }) => `We reply within ${within}.`,
	office: 'Office Location',
	directions: 'Get Directions',
	hours: 'Support Hours',
	'hours.january': 'In January',
	'hmrc.title': 'HMRC',
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
		{
			id: 'when',
			question: 'When is it due?',
			answer: `File online by ${f.onlineBy}, and pay by the same day.`,
		},
		{
			id: 'utr',
			question: 'What if I don’t have a UTR?',
			answer: 'Start without it. You only need it to file.',
		},
		{
			id: 'late',
			question: 'What if I’m late?',
			answer: `It costs ${f.lateFiling} straight away, and more as time goes on.`,
		},
		{ id: 'safe', question: 'Are my figures safe?', answer: 'They’re encrypted with your own key.' },
	];
}
