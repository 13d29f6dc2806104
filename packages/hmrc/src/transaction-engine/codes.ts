/** What HMRC's codes mean for a return: refused, or unknown (protocol of the Transaction Engine). */
import type { GovTalkError } from '@halfpenny/govtalk';
import type { Refused, Unknown } from './outcomes.ts';

/** HMRC's own trouble: internal failure, department silent, department failed. The return may be there. */
const ENGINE_TROUBLE: ReadonlySet<string> = new Set(['1000', '2005', '3000']);

/** Types of error that leave the outcome open. */
const NOT_FINAL: ReadonlySet<string> = new Set(['recoverable', 'warning']);

/** Correlation ID not found: deleted, or never there. */
const NO_SUCH_CONVERSATION = '2000';

/** The format of HMRC's codes. Anything else is not HMRC's, and decides nothing. */
const CODE = /^[1-9]\d{3}$/;

type ErrorReply = {
	readonly errors: readonly GovTalkError[];
	readonly businessErrors: readonly GovTalkError[];
};

/** An error in answer to a submission: HMRC refused, unless the trouble is its own. */
export function outcomeOfSubmitError(reply: ErrorReply): Refused | Unknown {
	const { errors, businessErrors } = reply;
	if (has(errors, (code) => code === NO_SUCH_CONVERSATION)) {
		return { kind: 'unknown', why: 'noSuchConversation', errors };
	}
	const final = errors.every(
		({ code, type }) => CODE.test(code) && !ENGINE_TROUBLE.has(code) && !NOT_FINAL.has(type),
	);
	return final
		? { kind: 'refused', errors, businessErrors }
		: { kind: 'unknown', why: 'engineTrouble', errors };
}

/**
 * An error in answer to a poll. A gateway code (1001–1999) rejects the request itself, and says nothing about the
 * return, even if it calls itself fatal.
 */
export function outcomeOfPollError(reply: ErrorReply): Refused | Unknown {
	const aboutPoll = has(reply.errors, (code) => /^1\d{3}$/.test(code) && !ENGINE_TROUBLE.has(code));
	if (aboutPoll) return { kind: 'unknown', why: 'questionRefused', errors: reply.errors };
	return outcomeOfSubmitError(reply);
}

/** Whether an error says there is no such conversation (2000): after a delete, that is what we want. */
export function saysNoSuchConversation(errors: readonly GovTalkError[]): boolean {
	return has(errors, (code) => code === NO_SUCH_CONVERSATION);
}

function has(errors: readonly GovTalkError[], test: (code: string) => boolean): boolean {
	return errors.some((error) => test(error.code));
}
