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
	'declaration.amendment': 'This amends a return that HMRC already has. It replaces what I filed before.',
	'command.accepted': 'Your return is on its way to HMRC. HMRC’s answer will appear here.',
	'command.alreadyOnItsWay': 'Your return is already on its way to HMRC. Nothing was sent again.',
	'event.declared': 'You confirmed the declaration, and we locked exactly what will be sent',
	'event.sendingBegan': 'Sending to HMRC',
	'event.withdrawn': 'You withdrew your agreement for us to act for you, so nothing was sent',
	'event.overtaken': 'HMRC had the earlier one after all, so we didn’t send this one',
	'event.notSent': 'We couldn’t reach HMRC. Nothing was sent',
	'event.heldUp': 'We were held up before sending, so we stopped. Nothing was sent',
	'event.acknowledged': 'HMRC has received it and is checking it',
	'event.stillProcessing': 'HMRC is still checking it',
	'event.questionFailed': 'HMRC did not answer our question. We will ask again',
	'event.outcomeUnknown': 'We don’t know yet whether HMRC has it. We won’t send it again; we’re finding out',
	'event.interrupted': 'We were interrupted while sending. We won’t send it again; we’re finding out',
	'event.restored':
		'This service was restored from a backup, so it may have been sent already. We won’t send it again; we’re finding out',
	'event.foundAtHmrc': 'HMRC has it: we found it in its list',
	'event.notFoundAtHmrc': 'It isn’t in HMRC’s list. That doesn’t prove anything, so we won’t send it again',
	'event.released': 'Someone checked and said HMRC doesn’t have it, so it can be sent again',
	'event.late.acknowledged': 'HMRC has it after all, and is checking it',
	'event.late.foundAtHmrc': 'HMRC has it after all: it turned up in its list',
	'event.late.notFoundAtHmrc': 'It still isn’t in HMRC’s list',
	'event.late.accepted':
		'HMRC accepted it after all, and we’ve kept the receipt. Its IRmark matches what we sent',
	'event.late.refused': 'HMRC had it after all, and rejected it. It has no effect',
	'event.seenAtHmrc':
		'Someone checked and said HMRC has it. We have no receipt for it, and will never send it again',
	'event.refused': 'HMRC rejected it',
	'event.accepted': 'HMRC accepted it, and we’ve kept the receipt',
	'event.receiptMismatched':
		'HMRC sent a receipt that doesn’t match what we sent. The person who runs this service needs to look at it',
	'event.deletedAtHmrc': 'We told HMRC we have the receipt',
	'changed.declaration': 'The wording of the declaration',
	'changed.box': ({ form, box, title }: { form: string; box: string; title: string }) =>
		`${title} (${form}${box === '' ? '' : `, box ${box}`})`,
	'error.withoutText': 'HMRC rejected it without giving a reason',
	'blocker.incomplete': ({ question }: { question: string }) => `Answer this before you file: ${question}`,
	'blocker.about': 'Answer this before you file: What happened this year?',
	'blocker.promised': ({ section }: { section: string }) =>
		`${section}: you said yes, but nothing is entered yet. Add it, or change your answer to no`,
	'blocker.utr': 'HMRC needs your Unique Taxpayer Reference. Add it under “My details” once you have it',
});

/** What an HMRC code means, and what to do. */
interface CodeWords {
	readonly message: string;
	readonly remediation: string;
}

const ours = 'This is a fault in this software, not in your answers. Tell the person who runs this service.';
const later = 'HMRC’s systems have a problem. Nothing is lost: we’ll find out what it has and show it here.';

const wrongAttachment: CodeWords = {
	message: 'HMRC doesn’t accept attachments of this kind',
	remediation: 'Attach PDF files only, then check and confirm again.',
};

const codes: Readonly<Record<string, CodeWords>> = {
	'1000': { message: 'HMRC’s systems failed', remediation: later },
	'1001': { message: 'HMRC could not read the message', remediation: ours },
	'1002': {
		message: 'HMRC did not recognise the sender’s credentials',
		remediation: 'The person who runs this service needs to check its HMRC credentials.',
	},
	'1020': { message: 'The message contained a reference it should not have', remediation: ours },
	'1035': { message: 'HMRC did not recognise this submission’s reference', remediation: ours },
	'1040': { message: 'The message contradicted itself', remediation: ours },
	'1042': { message: 'The message was empty', remediation: ours },
	'1046': {
		message: 'HMRC did not accept the sender’s credentials for Self Assessment',
		remediation:
			'The person who runs this service needs to check that its HMRC credentials are right, enrolled for Self Assessment and activated.',
	},
	'1047': { message: 'HMRC no longer accepts this kind of sign-in', remediation: ours },
	'1604': wrongAttachment,
	'1605': wrongAttachment,
	'1614': {
		message: 'The attachments are too large for HMRC',
		remediation: 'Attach fewer or smaller documents: 25 MB in total. Then check and confirm again.',
	},
	'2000': { message: 'HMRC no longer holds this submission', remediation: later },
	'2001': { message: 'The return is too large', remediation: 'Attach fewer or smaller documents.' },
	'2005': { message: 'HMRC’s Self Assessment service did not answer in time', remediation: later },
	'2021': { message: 'The fingerprint of the return was wrong', remediation: ours },
	'2022': { message: 'The fingerprint of the return was missing', remediation: ours },
	'3000': { message: 'HMRC’s Self Assessment service failed', remediation: later },
	'5090': {
		message: 'HMRC no longer accepts changes to this return',
		remediation: 'If you paid too much, write to HMRC to claim it back. If you paid too little, tell HMRC.',
	},
	'5001': { message: 'The return was on another year’s form', remediation: ours },
	'5004': { message: 'The Unique Taxpayer Reference was missing', remediation: ours },
	'5005': { message: 'The Unique Taxpayer References in the message did not match', remediation: ours },
};

const alreadyThere: CodeWords = {
	message: 'HMRC says it already has this return',
	remediation:
		'HMRC won’t accept a second return for the same reference and year. Was it filed elsewhere: on HMRC’s own site, with other software, on paper, or by an accountant? Then nothing needs sending; to change it, amend it where it was filed. If it was filed here under another login, log in there and choose “Change your return”. If nobody filed it, check that the Unique Taxpayer Reference is yours, then phone HMRC.',
};

const amendmentAlreadyThere: CodeWords = {
	message: 'HMRC says it already has this amendment',
	remediation:
		'HMRC won’t accept the same amendment twice, so there is nothing more to send. Was the amendment sent elsewhere: on HMRC’s own site, with other software, or by an accountant? Then check in your HMRC online account what the return says now. If that is what you want, cancel this amendment: choose “Keep what HMRC has”. If it is not, change the answers that are wrong, then check and confirm again. If nobody sent it, phone HMRC.',
};

/** HMRC publishes no code for a second return or a second amendment, so only its text tells us. */
const ALREADY = /\balready\b.*\b(received|filed|submitted)\b|\b(received|filed|submitted)\b.*\balready\b/i;

/** What was received already is an amendment. “Send changes as an amendment” is advice about a return. */
const OF_AMENDMENT =
	/\b(amendment|amended return)\b[^.]*\balready\b|\balready\b[^.]*\b(amendment|amended return)\b/i;

/** An error of HMRC's in plain words, by its code or its text; undefined where we can only show HMRC's own text. */
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
	'Read what HMRC says above and look for the answer it is about. If you can’t find it, ask HMRC for help before you try again.';
