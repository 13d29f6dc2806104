/** Work that failed, in words: what it was, why it stopped, and what trying again does. */
import { defineMessages } from './define-messages.ts';

/** What a kind of work does, in a few words. */
export const sayJob = defineMessages({
	submission: 'Sending a return to HMRC and getting the answer',
	'receipt.letter': 'Sending you HMRC’s receipt by email',
	'rejection.letter': 'Telling you by email that HMRC rejected a return',
	'document.read': 'Reading a document',
	'document.erase': 'Removing a document permanently',
	'account.remove': 'Deleting a filed return that we no longer have to keep',
	'account.notice': 'Telling you by email that your account was changed',
	other: 'Background work',
	'submission.unknown':
		'We’ve asked HMRC many times and don’t know whether it has the return. The submission’s page says what you can do. Trying again asks HMRC once more, and sends nothing.',
	'submission.receiptMismatch':
		'HMRC sent a receipt for something other than what we sent. The person who runs this service needs to look at it.',
	'submission.notDeletedAtHmrc':
		'You have the receipt. We just couldn’t tell HMRC’s system so. Trying again tells it once more.',
	'submission.otherEnvironment':
		'The return was made for a different HMRC system from the one this service uses now. The person who runs this service needs to look at it.',
	stopped: 'It failed too many times. Trying again starts it from the beginning.',
});

type JobSentence = Parameters<typeof sayJob>[0];

const kinds = [
	'submission',
	'receipt.letter',
	'rejection.letter',
	'document.read',
	'document.erase',
	'account.remove',
	'account.notice',
] as const;
const reasons = [
	'submission.unknown',
	'submission.receiptMismatch',
	'submission.notDeletedAtHmrc',
	'submission.otherEnvironment',
] as const;

/** What a kind of job does. */
export function jobWords(kind: string): string {
	return sayJob(known(kinds, kind) ?? 'other');
}

/** Why a job was given up, by the reason that was written down, and what trying again does. */
export function jobFailureWords(reason: string | null): string {
	return sayJob(known(reasons, reason) ?? 'stopped');
}

function known<const Id extends JobSentence>(ids: readonly Id[], wanted: string | null): Id | undefined {
	return ids.find((id) => id === wanted);
}
