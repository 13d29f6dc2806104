/** The privacy policy: what is kept, why, for how long, who sees it, and what you may ask for. */
import { type LegalPage, operatorName } from './legal.ts';

/** Where returns go, as far as what is kept differs. */
type Environment = 'local' | 'sandbox' | 'test-in-live' | 'live';

/** Live starts only with a key from elsewhere; otherwise it is made beside the data unless one is given. */
const keyOfKeys = {
	apart: 'The key itself is locked with another that is not kept with the data.',
	beside:
		'The key itself is locked with another. Unless the person who runs this service keeps that one elsewhere, it is a file beside the data: then whoever copies all of it can read all of it.',
};

/** The policy. `operator` is the name of who runs the service, `contact` how to write to them, where they say so. */
export function privacyPolicy(
	operator: string | null,
	contact: string | null,
	environment: Environment,
): LegalPage {
	const who = operatorName(operator);
	return {
		title: 'Privacy',
		description:
			'What Halfpenny keeps about you, why, for how long, who can see it, and how to get a copy or have it deleted. No analytics, no adverts.',
		lead: 'What we keep about you, why, and for how long. In short: only what your return needs, passed on only when you say so.',
		passages: [
			{
				heading: 'Who is responsible',
				paragraphs: [
					`Halfpenny is free software. Here, ${who} decides what happens to your data. In this policy, “we” means them.`,
					contact === null
						? 'They have not given an address for questions. Ask the person who gave you this web address.'
						: `Write to ${contact} with any question about your data.`,
				],
			},
			{
				heading: 'What we keep',
				paragraphs: ['Only what you give us and what follows from it.'],
				points: [
					'Your account: username, email address, and a fingerprint of your password that cannot be turned back into it.',
					'For two-step sign-in, once you turn it on: the key your app shares with us, encrypted, and fingerprints of your recovery codes.',
					'Passkeys, if you add any: the public half of each, what you call it, and when it was last used. The secret half never leaves your device.',
					'Your details: name, date of birth, address, National Insurance number and UTR.',
					'Your answers: income, costs and reliefs, and the documents you upload.',
					'What you typed on a page and did not save, for 30 days, so that you find it there again. It is encrypted like your answers, and counts for nothing.',
					'What you and the assistant say to each other about a return, encrypted like your answers.',
					'Your returns: what was sent to HMRC, when, and what HMRC answered.',
					'For Making Tax Digital, once you connect to HMRC: the keys that HMRC gives us to act for you (encrypted), when you connected, and the National Insurance number HMRC confirmed.',
					'For a year under Making Tax Digital: your businesses as HMRC names them, what you typed and sent for each quarter, and HMRC’s calculations as you were shown them.',
					'Where you are signed in: since when, and with which browser and system (“Firefox, Linux”). You see the list under your account.',
					'A log of what was done in your account and when, without the figures. It names you by a number, not by name.',
				],
			},
			{
				heading: 'Why we are allowed to',
				paragraphs: [
					'We need it to do what you ask: to prepare and file your return (a contract with you), and to keep filed returns for as long as tax law may require them (a legal duty).',
				],
			},
			{
				heading: 'How it is protected',
				paragraphs: [
					`Your answers and documents are encrypted with your own key before they are stored. ${environment === 'live' ? keyOfKeys.apart : keyOfKeys.beside}`,
					...(environment === 'local'
						? [
								'What you file here goes to a stand-in for HMRC, for practice. It keeps every return that it is sent as plain text, not encrypted, on this machine. Deleting your account does not delete that.',
							]
						: []),
					'We write to you by email. Where no mail server is set up, our emails are saved as plain text files on the machine that runs this, until your account is erased.',
					'Your National Insurance number is never used to prove who you are. We never ask for your Government Gateway password.',
				],
			},
			{
				heading: 'Who else sees it',
				paragraphs: [
					'There are no analytics, no adverts and no scripts from anyone else on these pages, and your data is not sold. It is seen by:',
				],
				points: [
					'HMRC, when you file: exactly what is on the page you sign.',
					'HMRC, whenever you use Making Tax Digital here: the law makes us say with each request which browser, window, screens, time zone and internet address it came from, the number of this device, your account number here, and when you signed in with a code. We keep nothing about the browser or its address once it is sent.',
					'Your partner in a business, when you prepare a partnership’s return and give them a code: their share of it, as it stood when you made the code.',
					'The provider of a language model, only where the person who runs this service has set one up, and only if you agree when the chat asks you, by its name: what you write to the assistant and the figures it works with. Your names, addresses and numbers are replaced before anything is sent. You can change your mind at any time.',
					'The person who runs the machine could open it, because they hold the key that opens the others. They are bound by this policy.',
				],
			},
			{
				heading: 'How long we keep it',
				paragraphs: ['It depends on what it is.'],
				points: [
					'Filed returns, their documents and receipts: as long as you have an account. When it is erased, what HMRC has stays until 6 years after it was filed, and is then deleted for good.',
					'Your account and everything that is not filed: until 30 days after you delete it. It closes straight away; during the 30 days you can sign in and restore it, or have it erased immediately. Copies in backups go within 30 days after that.',
					...(environment === 'local'
						? [
								'What the stand-in for HMRC was sent: until the person who runs this machine deletes its files.',
							]
						: []),
					'The log of what was done stays, to show later what happened and what did not. Once your account and its filed returns are gone, the number in it no longer leads to anyone.',
					'Where you are signed in: until you log out. Sign-ins that have expired are deleted when you next log in.',
					'An email address that you asked to change to: until you confirm it, ask for another, change your password or delete your account.',
					'How many wrong passwords were tried for your account: a day after the last one.',
					'The keys from HMRC: until you disconnect, HMRC ends them, or you delete your account. When you were connected stays until you delete your account, and the National Insurance number until it is erased.',
					'Quarters under Making Tax Digital: until your account is erased; those of a year that was declared final stay as long as a filed return does.',
					'The key and the recovery codes of two-step sign-in: until you turn it off.',
					'Passkeys: until you remove them.',
					'Messages between you and us, and what you and the assistant said: 3 years. You can delete a conversation with the assistant at any time; it’s deleted with its return too.',
				],
			},
			{
				heading: 'What you may ask for',
				paragraphs: [
					'You may see your data, take a copy away, have mistakes put right, have it deleted, or object to how it is used. A document that supports a filed return stays as long as that return.',
					'If you’re not happy with our answer, you can complain to the Information Commissioner’s Office at ico.org.uk.',
				],
			},
			{
				heading: 'Changes',
				paragraphs: ['If this policy changes in a way that matters to you, we’ll tell you 30 days before.'],
			},
		],
	};
}
