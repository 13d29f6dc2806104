/** Filing in words: the declaration, what happened at each step, and HMRC's codes with what to do about them. */
import { defineMessages } from './define-messages.ts';

/** What filing says. */
export const saySubmission = defineMessages({
	'declaration.individual':
		'I have checked the answers on this return. To the best of my knowledge and belief they are correct and complete. I understand that I may have to pay penalties and may be prosecuted if I give false information.',
	'declaration.agent':
		'I have checked the answers on this return. To the best of my knowledge and belief they are correct and complete, and I approve them being sent to HMRC for me by my agent. I understand that I may have to pay penalties and may be prosecuted if I give false information.',
	'declaration.partnership.individual':
		'I have checked the answers on this partnership return, for the partnership and for every partner named on it. To the best of my knowledge and belief they are correct and complete. I understand that the partners may have to pay penalties and may be prosecuted if false information is given.',
	'declaration.partnership.agent':
		'I have checked the answers on this partnership return, for the partnership and for every partner named on it. To the best of my knowledge and belief they are correct and complete, and I approve them being sent to HMRC for the partnership by its agent. I understand that the partners may have to pay penalties and may be prosecuted if false information is given.',
	'declaration.signing': ({
		name,
		capacity,
		signsFor,
	}: {
		name: string;
		capacity: string;
		signsFor: string;
	}) => `I, ${name}, sign as ${capacity} for ${signsFor}.`,
	'declaration.amendment':
		'This changes a return that HMRC has already. It takes the place of what I filed before.',
	'command.accepted': 'Your return is on its way to HMRC. This page shows their answer as soon as it comes.',
	'command.alreadyOnItsWay': 'Your return is already on its way to HMRC. Nothing was sent again.',
	'event.declared': 'You confirmed the declaration, and we locked exactly what will be sent',
	'event.sendingBegan': 'Sending to HMRC',
	'event.withdrawn': 'You took back your agreement that we act for you, so nothing was sent',
	'event.overtaken': 'HMRC turned out to have the one that was said to be missing, so this one was not sent',
	'event.notSent': 'HMRC could not be reached. Nothing was sent',
	'event.heldUp': 'This service was held up before the first byte left, and kept it back. Nothing was sent',
	'event.acknowledged': 'HMRC has received it and is checking it',
	'event.stillProcessing': 'HMRC is still checking it',
	'event.questionFailed': 'HMRC did not answer our question. We will ask again',
	'event.outcomeUnknown': 'We do not know yet whether HMRC has it. Nothing is sent again; we are finding out',
	'event.interrupted': 'We were interrupted while sending. Nothing is sent again; we are finding out',
	'event.foundAtHmrc': 'HMRC has it: we found it in the list of what they hold',
	'event.notFoundAtHmrc':
		'It is not in the list of what HMRC holds. That is not proof, so nothing is sent again',
	'event.released': 'Someone looked and said that HMRC does not have it, so it may be sent anew',
	'event.late.acknowledged': 'HMRC has it after all, and is checking it',
	'event.late.foundAtHmrc': 'HMRC has it after all: it turned up in the list of what they hold',
	'event.late.notFoundAtHmrc': 'It is still not in the list of what HMRC holds',
	'event.late.accepted':
		'HMRC accepted it after all, and we keep the receipt. Its mark (IRmark) is that of what we sent',
	'event.late.refused': 'HMRC had it after all, and refused it. It counts for nothing',
	'event.seenAtHmrc':
		'Someone looked and said that HMRC has it. We have no receipt for it, and never send it again',
	'event.refused': 'HMRC refused it',
	'event.accepted': 'HMRC accepted it, and we keep the receipt',
	'event.receiptMismatched':
		'HMRC sent a receipt that does not match what we sent. Whoever hosts this service needs to look at it',
	'event.deletedAtHmrc': 'We told HMRC that we have the receipt',
	'changed.declaration': 'The words of the declaration',
	'changed.box': ({ form, box, title }: { form: string; box: string; title: string }) =>
		`${title} (${form}${box === '' ? '' : `, box ${box}`})`,
	'error.withoutText': 'HMRC said no and gave no reason',
	'obstacle.incomplete': ({ question }: { question: string }) => `Answer this before you file: ${question}`,
	'obstacle.about': 'Answer this before you file: What happened this year?',
	'obstacle.promised': ({ section }: { section: string }) =>
		`You said yes to this and told us nothing about it: ${section}. Add it, or say no`,
	'obstacle.utr': 'HMRC needs your Unique Taxpayer Reference. Add it under “My details” once you have it',
});

/** What an HMRC code means, and what to do. */
interface CodeWords {
	readonly message: string;
	readonly remediation: string;
}

const ours = 'This is a fault of this software, not of your answers. Tell whoever hosts this service.';
const later = 'HMRC’s systems are in trouble. Nothing is lost: we find out what they have and show it here.';

const wrongAttachment: CodeWords = {
	message: 'HMRC does not take attachments of this kind',
	remediation: 'Attach PDF files only, then check and confirm again.',
};

const codes: Readonly<Record<string, CodeWords>> = {
	'1000': { message: 'HMRC’s systems failed', remediation: later },
	'1001': { message: 'HMRC could not read the message', remediation: ours },
	'1002': {
		message: 'HMRC did not recognise the sender’s credentials',
		remediation: 'Whoever hosts this service needs to check its HMRC credentials.',
	},
	'1020': { message: 'The message carried a reference that it must not carry', remediation: ours },
	'1035': { message: 'HMRC did not recognise the reference of this submission', remediation: ours },
	'1040': { message: 'The message contradicted itself', remediation: ours },
	'1042': { message: 'The message was empty', remediation: ours },
	'1046': {
		message: 'HMRC did not accept the sender’s credentials for Self Assessment',
		remediation:
			'Whoever hosts this service needs to check that its HMRC credentials are right, enrolled for Self Assessment and activated.',
	},
	'1047': { message: 'HMRC no longer takes this kind of sign-in', remediation: ours },
	'1604': wrongAttachment,
	'1605': wrongAttachment,
	'1614': {
		message: 'The attachments are too large for HMRC',
		remediation:
			'Attach fewer or smaller documents: together they may have 25 MB. Then check and confirm again.',
	},
	'2000': { message: 'HMRC no longer holds this submission', remediation: later },
	'2001': { message: 'The return is too large', remediation: 'Attach fewer or smaller documents.' },
	'2005': { message: 'HMRC’s Self Assessment service did not answer in time', remediation: later },
	'2021': { message: 'The fingerprint of the return was wrong', remediation: ours },
	'2022': { message: 'The fingerprint of the return was missing', remediation: ours },
	'3000': { message: 'HMRC’s Self Assessment service failed', remediation: later },
	'5090': {
		message: 'HMRC takes no more changes to this return',
		remediation: 'If you paid too much, write to HMRC to claim it back. If you paid too little, tell HMRC.',
	},
	'5001': { message: 'The return was on the form of another year', remediation: ours },
	'5004': { message: 'The Unique Taxpayer Reference was missing', remediation: ours },
	'5005': { message: 'The Unique Taxpayer Reference did not agree with itself', remediation: ours },
};

const alreadyThere: CodeWords = {
	message: 'HMRC says that it has this return already',
	remediation:
		'A second return for the same reference and year is not taken. Was it filed elsewhere: on HMRC’s own site, with other software, on paper, or by an accountant? Then nothing needs sending; to change it, amend it where it was filed. If it was filed here under another login, log in there and choose “Change your return”. If nobody filed it, check that the Unique Taxpayer Reference is yours, then phone HMRC.',
};

const amendmentAlreadyThere: CodeWords = {
	message: 'HMRC says that it has this change already',
	remediation:
		'HMRC does not take the same change twice, so nothing more needs sending for it. Was the change sent elsewhere: on HMRC’s own site, with other software, or by an accountant? Then look in your account on HMRC’s own pages at what the return says now. If that is what you want, give this change up here: choose “Keep what HMRC has”. If it is not, change the answers that are wrong, then check and confirm again. If nobody sent it, phone HMRC.',
};

/** HMRC publishes no code for a second return or a second amendment, so that only its sentence tells it. */
const ALREADY = /\balready\b.*\b(received|filed|submitted)\b|\b(received|filed|submitted)\b.*\balready\b/i;

/** What was received already is an amendment. “Send changes as an amendment” is advice about a return. */
const OF_AMENDMENT =
	/\b(amendment|amended return)\b[^.]*\balready\b|\balready\b[^.]*\b(amendment|amended return)\b/i;

/** An error of HMRC's in plain words, by its code or its text; undefined where only HMRC's own text can speak. */
export function hmrcErrorWords({ code, text }: { code: string; text: string }): CodeWords | undefined {
	if (codes[code]) return codes[code];
	if (code === '3001' && ALREADY.test(text))
		return OF_AMENDMENT.test(text) ? amendmentAlreadyThere : alreadyThere;
	return /^4\d{3}$/.test(code)
		? { message: 'HMRC could not read a part of the return', remediation: ours }
		: undefined;
}

/** What to do about an error that points at an answer. */
export const CORRECT_THE_ANSWER = 'Open this answer, correct it, then check and confirm again.';

/** What to do about an error that points at nothing we know. */
export const READ_HMRC_TEXT =
	'Read what HMRC says above and look for the answer that it speaks of. If you cannot find it, ask HMRC for help before you try again.';
