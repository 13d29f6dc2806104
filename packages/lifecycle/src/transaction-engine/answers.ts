/** Turns the Transaction Engine's answer, or its absence, into an event and what is stored with it. */
import type { Conversation, Step } from '../submission/progress.ts';

/** The part of an HMRC error that matters here. */
interface Coded {
	readonly code: string;
}

/** We don't know what HMRC has, and why. */
interface Unknown {
	readonly kind: 'unknown';
	readonly why: string;
	/** The HTTP status, if that is why. */
	readonly status?: number;
	readonly errors?: readonly Coded[];
}

interface NotSent {
	readonly kind: 'notSent';
	readonly why: string;
}

interface Refused<HmrcError extends Coded> {
	readonly kind: 'refused';
	readonly errors: readonly HmrcError[];
	readonly businessErrors: readonly HmrcError[];
}

type Receipted<Receipt> = { readonly kind: 'accepted' | 'receiptMismatch'; readonly receipt: Receipt };

/** The answer to a message or a poll. */
export type MessageAnswer<Receipt, HmrcError extends Coded> =
	| ({ readonly kind: 'acknowledged' } & Required<Conversation>)
	| Receipted<Receipt>
	| Refused<HmrcError>
	| Unknown
	| NotSent;

/** The answer to a question about what HMRC holds. */
type QuestionAnswer<Answered> = Answered | Refused<Coded> | Unknown | NotSent;

/** HMRC's list, or why there is none. */
export type ListAnswer = QuestionAnswer<{ readonly kind: 'listed'; readonly records: readonly ListRecord[] }>;

interface ListRecord {
	readonly transactionId: string;
	readonly correlationId: string;
	readonly status: string;
}

/** Whether HMRC deleted its copy. */
export type DeleteAnswer = QuestionAnswer<{ readonly kind: 'deleted' }>;

/** Returns the step after trying to send a message. */
export function stepAfterSubmit<R, E extends Coded>(answer: MessageAnswer<R, E>): Step<R, E> {
	if (answer.kind === 'acknowledged') return { kind: 'acknowledged', conversation: conversationIn(answer) };
	if (answer.kind === 'notSent') return { kind: 'notSent', detail: answer.why };
	return answer.kind === 'unknown' ? { kind: 'outcomeUnknown', detail: detailOf(answer) } : finalStep(answer);
}

/** Returns the step after a poll. Polling again is harmless, so only HMRC's own trouble makes the outcome unknown. */
export function stepAfterPoll<R, E extends Coded>(answer: MessageAnswer<R, E>): Step<R, E> {
	if (answer.kind === 'acknowledged')
		return { kind: 'stillProcessing', conversation: conversationIn(answer) };
	if (answer.kind === 'notSent') return { kind: 'questionFailed', detail: answer.why };
	if (answer.kind !== 'unknown') return finalStep(answer);
	const hmrcInTrouble = answer.why === 'engineTrouble' || answer.why === 'noSuchConversation';
	return { kind: hmrcInTrouble ? 'outcomeUnknown' : 'questionFailed', detail: detailOf(answer) };
}

function conversationIn({ correlationId, pollUrl, pollSeconds }: Required<Conversation>): Conversation {
	return { correlationId, pollUrl, pollSeconds };
}

function finalStep<R, E extends Coded>(answer: Receipted<R> | Refused<E>): Step<R, E> {
	switch (answer.kind) {
		case 'accepted':
			return { kind: 'accepted', receipt: answer.receipt };
		case 'receiptMismatch':
			return { kind: 'receiptMismatched', receipt: answer.receipt };
		case 'refused':
			return { kind: 'refused', ...refusal(answer) };
	}
}

/** Business errors say what is wrong; the envelope's 3001 only says that something is. */
function refusal<E extends Coded>({ errors, businessErrors }: Refused<E>) {
	return { detail: codesOf(errors), errors: businessErrors.length > 0 ? businessErrors : errors };
}

/** Returns the step after looking for our submission in HMRC's list. */
export function stepAfterList(answer: ListAnswer, transactionId: string): Step<never, never> {
	if (answer.kind !== 'listed') return questionFailed(answer);
	const record = answer.records.find((one) => one.transactionId === transactionId);
	if (!record) return { kind: 'notFoundAtHmrc' };
	const { correlationId, status } = record;
	return /^[0-9A-F]{1,32}$/.test(correlationId)
		? { kind: 'foundAtHmrc', detail: status, conversation: { correlationId } }
		: { kind: 'questionFailed', detail: 'otherConversation' };
}

/** Returns the step after asking HMRC to delete its copy. */
export function stepAfterDelete(answer: DeleteAnswer): Step<never, never> {
	return answer.kind === 'deleted' ? { kind: 'deletedAtHmrc' } : questionFailed(answer);
}

function questionFailed(answer: Refused<Coded> | Unknown | NotSent): Step<never, never> {
	if (answer.kind === 'refused') return { kind: 'questionFailed', detail: codesOf(answer.errors) };
	const detail = answer.kind === 'notSent' ? answer.why : detailOf(answer);
	return { kind: 'questionFailed', detail };
}

function detailOf({ why, status, errors = [] }: Unknown): string {
	return [why, status ?? codesOf(errors)].filter((part) => part !== '').join(' ');
}

function codesOf(errors: readonly Coded[]): string {
	return [...new Set(errors.map(({ code }) => code))].join(' ').slice(0, 100);
}
