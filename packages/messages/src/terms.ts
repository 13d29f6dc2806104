/** The terms of use: what the service is and is not, what it asks of you, and what it owes you. */
import { type LegalPage, operatorName } from './legal.ts';
import type { PublicFigures } from './public-figures.ts';

const whatIsSent = {
	local:
		'It is in beta. Returns sent from here go to a stand-in for HMRC, are tests only, and are not filed.',
	sandbox:
		'It is in beta. Returns sent from here go to HMRC’s test service, are tests only, and are not filed.',
	'test-in-live':
		'It is in beta. Returns sent from here are checked by HMRC and discarded. They are tests only, and are not filed.',
	live: 'It is in beta. Returns you send from here are filed with HMRC.',
} as const;

/** The terms. `operator` is the name of who runs the service, where they say so. */
export function termsOfUse(
	f: PublicFigures,
	environment: keyof typeof whatIsSent,
	operator: string | null,
): LegalPage {
	const who = operatorName(operator);
	return {
		title: 'Terms',
		description:
			'The terms of use of Halfpenny: who may use it, what it does and does not do, that nothing is charged, and what happens when something goes wrong.',
		lead: 'What you can expect of Halfpenny, and what it expects of you.',
		passages: [
			{
				heading: 'What this is',
				paragraphs: [
					`Halfpenny helps you to prepare and file a UK Self Assessment return. It is free software under the Apache licence. This copy is the responsibility of ${who}, called “we” here.`,
					whatIsSent[environment],
					'We are not HMRC, and not affiliated with HMRC or any part of government.',
				],
			},
			{
				heading: 'Who may use it',
				paragraphs: [
					'You must be 18 or over. One account is for one person. An agent authorised by HMRC may use it for clients, with an account of their own.',
					'Keep your password to yourself. Tell us if you think someone else has it.',
				],
			},
			{
				heading: 'Information, not advice',
				paragraphs: [
					'Halfpenny works out your tax from what you enter, and explains the rules. That is information. It does not know all your circumstances, and does not replace advice from someone who does.',
					'You are responsible for your return. Before you sign it you declare that it is correct and complete. False information can lead to penalties and prosecution.',
				],
			},
			{
				heading: 'Prices',
				paragraphs: [
					`The plans are listed at ${f.basicPrice}, ${f.premiumPrice} and ${f.partnershipPrice} a year. Nothing is charged today, no card is asked for, and no plan limits are enforced.`,
					'If we ever charge for plans, it will be through a card payment provider, with 30 days’ notice of any price, and your money back within 30 days if you are not happy.',
				],
			},
			{
				heading: 'What we aim for',
				paragraphs: [
					'We aim to be available 99.9% of the time. We cannot promise it, and HMRC’s own service is sometimes closed. File a few days early: a deadline missed because something was down is still missed.',
				],
			},
			{
				heading: 'If something goes wrong',
				paragraphs: [
					'If we cause you a loss by breaking these terms, we owe you at most the fees you paid us in the 12 months before. Nothing here limits any liability that the law does not let us limit, such as liability for fraud or for injury.',
				],
			},
			{
				heading: 'Your records',
				paragraphs: [
					`Keep your own records for at least 5 years after the 31 January on which the return is due: for ${f.taxYear} until ${f.recordsUntil}. We keep filed returns as long as you have an account, and for 6 years after filing when it is erased, but keeping your own is still your duty.`,
				],
			},
			{
				heading: 'Ending it',
				paragraphs: [
					'You may stop at any time, and take all your data with you. We may end the service with 30 days’ notice, or immediately if an account is used to break the law.',
				],
			},
			{
				heading: 'The law',
				paragraphs: [
					'The law of England and Wales applies. If you live in Scotland or Northern Ireland you may also go to the courts there.',
				],
			},
		],
	};
}
