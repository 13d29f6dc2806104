/** How far a return has got and what to do next, as the dashboard, the assistant, emails and the command line say it. */
import { defineMessages } from './define-messages.ts';
import { sectionWords } from './questions.ts';

/** The titles of tasks that are not sections. */
const OTHER: Readonly<Record<string, string>> = {
	profile: 'your details',
	scope: 'What happened this year?',
	partnershipScope: 'What happened this year?',
};

function titleOf(section: string): string {
	return OTHER[section] ?? sectionWords(section).title;
}

/** `in Jobs`, or nothing where several sections are meant. */
function within(section: string | null): string {
	if (section === null) return '';
	return ` in ${titleOf(section)}`;
}

function sectionsToGo(sections: number): string {
	return sections === 1 ? 'One section to go.' : `${sections} sections to go.`;
}

/** `HMRC could not read it` as `it could not read it`. */
function asClause(why: string): string {
	if (why.startsWith('HMRC ')) return `it ${why.slice('HMRC '.length)}`;
	return /^[A-Z][a-z]/.test(why) ? why.charAt(0).toLowerCase() + why.slice(1) : why;
}

/** Says where a return is, or what a button does. */
export const sayNextStep = defineMessages({
	new: ({ taxYear }: { taxYear: string }) => `Let’s do your ${taxYear} return`,
	'new.estimate': ({ taxYear }: { taxYear: string }) => `Let’s work out your tax for ${taxYear}`,
	'new.partnership': ({ taxYear }: { taxYear: string }) => `Let’s do the partnership’s ${taxYear} return`,
	'inProgress.owed': ({ amount, sections }: { amount: string; sections: number }) =>
		`You owe ${amount} so far. ${sectionsToGo(sections)}`,
	'inProgress.refund': ({ amount, sections }: { amount: string; sections: number }) =>
		`HMRC owes you ${amount} so far. ${sectionsToGo(sections)}`,
	'inProgress.nothing': ({ sections }: { sections: number }) =>
		`Nothing to pay so far. ${sectionsToGo(sections)}`,
	inProgress: ({ sections }: { sections: number }) => sectionsToGo(sections),
	missing: ({ count, section }: { count: number; section: string | null }) =>
		`${count === 1 ? 'One answer' : `${count} answers`} missing${within(section)}`,
	doubtful: ({ count, section }: { count: number; section: string | null }) =>
		`${count === 1 ? 'One answer' : `${count} answers`}${within(section)} can’t be right`,
	'ready.owed': ({ amount, date }: { amount: string; date: string }) =>
		`Ready to send. You’ll pay ${amount} by ${date}.`,
	'ready.refund': ({ amount }: { amount: string }) => `Ready to send. HMRC will owe you ${amount}.`,
	'ready.code': ({ amount }: { amount: string }) =>
		`Ready to send. HMRC will collect ${amount} through your tax code.`,
	'ready.nothing': 'Ready to send. There’s nothing to pay.',
	ready: 'Ready to send',
	waiting: 'Sent. HMRC is checking it.',
	unknown: 'We’re finding out whether HMRC has it. Nothing will be sent twice.',
	rejected: 'HMRC rejected this return',
	'rejected.why': ({ why }: { why: string }) => `HMRC rejected this return: ${asClause(why)}.`,
	'rejected.amendment': 'HMRC rejected your amendment',
	toPay: ({ amount, date }: { amount: string; date: string }) => `Accepted. Pay ${amount} by ${date}.`,
	'toPay.past': ({ amount, date }: { amount: string; date: string }) =>
		`Accepted. ${amount} was due on ${date}.`,
	'toPay.test': ({ amount, date }: { amount: string; date: string }) =>
		`Accepted as a test. If it were real, you’d pay ${amount} by ${date}.`,
	refund: ({ amount }: { amount: string }) => `Accepted. HMRC owes you ${amount}.`,
	'refund.test': ({ amount }: { amount: string }) =>
		`Accepted as a test. If it were real, HMRC would owe you ${amount}.`,
	nothingToPay: 'Accepted. Nothing to pay.',
	'nothingToPay.code': ({ amount }: { amount: string }) =>
		`Accepted. HMRC will collect ${amount} through your tax code.`,
	'nothingToPay.code.test': ({ amount }: { amount: string }) =>
		`Accepted as a test. If it were real, HMRC would collect ${amount} through your tax code.`,
	'nothingToPay.test': 'Accepted as a test. Nothing to pay.',
	'accepted.partnership': 'Accepted. Each partner pays on their own return.',
	'accepted.partnership.test': 'Accepted as a test',
	overdue: ({ date }: { date: string }) => `This return was due on ${date}`,
	'overdue.costs': ({ amount, date }: { amount: string; date: string }) =>
		`This return was due on ${date}. If HMRC asked you for it, that costs ${amount} so far.`,
	failed: 'It didn’t reach HMRC. Nothing is filed.',
	'failed.amendment': 'Your amendment didn’t reach HMRC',
	needsUtr: 'You’ll need a UTR before you can send this',
	needsConsent: 'One thing before we can send it: your agreement',
	needsApproval: 'One thing before we can send it: an approval',
	'needsApproval.twoStep': 'One thing before we can send it: two-step sign-in',
	'needsApproval.refused': 'This return can’t be sent from this account',
	'estimate.owed': ({ amount, taxYear }: { amount: string; taxYear: string }) =>
		`An estimate: ${amount} for ${taxYear}`,
	'estimate.refund': ({ amount, taxYear }: { amount: string; taxYear: string }) =>
		`An estimate: a refund of ${amount} for ${taxYear}`,
	'estimate.nothing': ({ taxYear }: { taxYear: string }) => `An estimate: nothing to pay for ${taxYear}`,
	'amending.more': ({ amount }: { amount: string }) =>
		`You’re amending what HMRC has. It adds ${amount} to your bill.`,
	'amending.less': ({ amount }: { amount: string }) =>
		`You’re amending what HMRC has. It takes ${amount} off your bill.`,
	'amending.same': 'You’re amending what HMRC has. Your bill stays the same.',
	'amending.unchanged': 'You’re amending what HMRC has. You haven’t changed anything yet.',
	'amending.missing': ({ count }: { count: number }) =>
		`You’re amending what HMRC has. ${count === 1 ? 'One answer is' : `${count} answers are`} missing.`,
	updateDue: ({ from, to, date }: { from: string; to: string; date: string }) =>
		`Your ${from} to ${to} update is due on ${date}`,
	'updateDue.past': ({ from, to, date }: { from: string; to: string; date: string }) =>
		`Your ${from} to ${to} update was due on ${date}`,
	updateSent: ({ date }: { date: string }) => `Your update is sent. The next one is due on ${date}.`,
	yearEnd: ({ taxYear, date }: { taxYear: string; date: string }) =>
		`All updates are sent. Finish ${taxYear} by ${date}.`,

	'detail.new': 'It takes about 15 minutes with your P60.',
	'detail.new.estimate': 'Give what you know so far. You can change it at any time.',
	'detail.daily': ({ amount, date }: { amount: string; date: string }) => `${amount} a day from ${date}.`,
	'detail.alsoDue': ({ amount, date }: { amount: string; date: string }) => `${amount} was due on ${date}.`,
	'detail.alsoRefund': ({ amount }: { amount: string }) => `For the year itself HMRC owes you ${amount}.`,
	'detail.rejected': 'Nothing is filed. You can put it right and send it again.',
	'detail.rejected.last':
		'Nothing is filed, and you can’t send it again from here. Ask HMRC what to change, or send it another way.',
	'detail.rejected.amendment': 'What you filed before still stands. You can put it right and send it again.',
	'detail.failed.amendment': 'What you filed before still stands.',
	'detail.test': 'Nothing is filed at HMRC.',

	'do.upload': 'Upload a P60',
	'do.questions': 'Answer a few questions',
	'do.continue': ({ section }: { section: string }) => `Continue: ${titleOf(section)}`,
	'do.answer': 'Answer what’s missing',
	'do.correct': 'Put it right',
	'do.send': 'Check and send',
	'do.sendAgain': 'Check and send again',
	'do.sendAmendment': 'Check and send the amendment',
	'do.seeAnswers': 'See your answers',
	'do.progress': 'See progress',
	'do.reasons': 'See what to do',
	'do.pay': 'Pay HMRC',
	'do.receipt': 'Your receipt',
	'do.getUtr': 'How to get one',
	'do.agree': 'Agree',
	'do.approval': 'See what we’re waiting for',
	'do.twoStep': 'Turn it on',
	'do.refused': 'See why',
	'do.working': 'See how it’s worked out',
	'do.prepareUpdate': 'Prepare the update',
	'do.updates': 'See your updates',
	'do.finishYear': 'Finish the year',

	'amount.owed': 'You owe',
	'amount.refund': 'HMRC owes you',
	'amount.nothing': 'Nothing to pay',
	'amount.owed.soFar': 'You owe so far',
	'amount.refund.soFar': 'HMRC owes you so far',
	'amount.nothing.soFar': 'Nothing to pay so far',
	'amount.penalties': 'Penalties so far',
	'amount.more': 'More to pay',
	'amount.less': 'Less to pay',
});
