/** The partnership's return on screen: the statement, partners' codes, and entering one. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of a partnership's screens. */
export const sayPartnership = defineMessages({
	title: ({ taxYear }: { taxYear: string }) => `The partnership’s ${taxYear} tax return`,
	back: 'Back to the return',

	'statement.title': 'Partnership statement',
	'statement.lead': ({ from, to }: { from: string; to: string }) =>
		`What the partnership made from ${from} to ${to}, and each partner’s share.`,
	'statement.empty':
		'Add the partnership’s income, costs and partners. What each partner gets then appears here.',
	'statement.open': 'See what each partner gets',
	'statement.problems': 'This cannot be divided yet',
	'statement.notDivided': 'Nothing yet',
	'statement.rounding':
		'Amounts are in whole pounds, as on HMRC’s form. Any odd pounds go to the partner with the largest remainder.',
	'partner.unnamed': 'Unnamed partner',
	share: ({ share, from, to }: { share: string; from: string | null; to: string | null }) =>
		[share, from === null ? '' : `from ${from}`, to === null ? '' : `to ${to}`]
			.filter((part) => part !== '')
			.join(' '),
	'working.title': 'How this was worked out',
	'working.lead': 'Every figure on the pages behind the statement, in the order of HMRC’s form.',
	'working.box': 'Box',
	'working.what': 'What it is',
	'working.amount': 'Amount',

	'codes.title': 'Partners’ own returns',
	'codes.short': 'A partner who uses this service can bring over their share with a code from you.',
	'codes.open': 'Give partners their figures',
	'codes.lead':
		'Make a code for each partner and give it to them yourself. With it they see only their own share, and decide whether to add it to their return.',
	'codes.draft': 'This return has not been accepted yet. Figures you hand over now may still change.',
	'codes.noPartners': 'Add the partners first.',
	'codes.make': 'Make a code',
	'codes.again': 'Make a new code',
	'codes.for': ({ name }: { name: string }) => `for ${name}`,
	'codes.making': 'Making it…',
	'codes.withdraw': 'Withdraw the code',
	'codes.once': 'This code is shown once',
	'codes.tell': 'Give it to this partner only. It works once, and for 30 days.',
	'codes.changed': 'The figures have changed since. Make a new code.',
	'codes.status.none': 'No code yet.',
	'codes.status.open': ({ until }: { until: string }) => `A code was made. It works until ${until}.`,
	'codes.status.used': ({ when }: { when: string }) => `The code was used on ${when}.`,
	'codes.status.expired': 'The code was not used in time.',

	'enter.title': 'A code from your partnership',
	'enter.lead': ({ taxYear }: { taxYear: string }) =>
		`The person who prepares the partnership’s return can give you a code. It brings over your ${taxYear} share, and you check it before it counts.`,
	'enter.code': 'Code',
	'enter.hint': '12 letters and digits, like 7K3D-9QWA-X2M4',
	'enter.missing': 'Enter the code your partnership gave you',
	'enter.look': 'Show my share',
	'enter.looking': 'Looking…',

	'waiting.title': 'Your partnership’s figures are waiting for you',
	'waiting.open': 'Check them',
	'handed.title': 'Your share of the partnership',
	'handed.lead': ({ taxYear }: { taxYear: string }) =>
		`This comes from your partnership’s ${taxYear} return. Nothing is on your return until you add it.`,
	'handed.add': 'Add to my return',
	'handed.adding': 'Adding…',
	'handed.leave': 'Leave it out',
	'handed.leaving': 'Leaving it out…',
	'handed.added': 'Added to your tax return',
	'handed.closed': 'You’ve already dealt with this',
	'handed.closed.text': 'It’s on your return, or you left it out.',
});
