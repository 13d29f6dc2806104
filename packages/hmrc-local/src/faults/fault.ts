/** Deliberate failures at HMRC: the kinds of fault, their settings, and when each strikes. */

/** What a message asks for: from the Transaction Engine, a token, or any MTD API. */
export type Operation = 'submit' | 'poll' | 'list' | 'delete' | 'token' | 'mtd';

/** Those of the Transaction Engine, in the order of a conversation. */
const ofTransactionEngine: readonly Operation[] = ['submit', 'poll', 'list', 'delete'];

/** Every operation. */
export const operations: readonly Operation[] = [...ofTransactionEngine, 'token', 'mtd'];

/** Before the message is processed, after it is processed and recorded, or halfway through the answer. */
type Moment = 'before' | 'after' | 'midBody';

/** The settings of a kind of fault. Which of these a kind reads is in {@link kinds}. */
export type FaultParameters = {
	/** How long it lasts, in milliseconds. */
	readonly milliseconds: number;
	/** Up to how many milliseconds are added, by chance. */
	readonly jitterMilliseconds: number;
	readonly when: Moment;
	/** The HTTP status. */
	readonly status: number;
	/** HMRC's number of an error, four digits. */
	readonly code: string;
	/** The class of an error's answer; '' for the one that HMRC gives. */
	readonly messageClass: string;
	/** Whether an error is in the envelope or in an ErrorResponse under 3001. */
	readonly place: 'envelope' | 'body';
	/** How an answer fails to be XML, or an envelope. */
	readonly variant: 'cut' | 'entities' | 'empty' | 'notXml' | 'otherEnvelope';
	/** How large an answer is, in millions of bytes. */
	readonly megabytes: number;
	/** How many polls of each conversation are answered with an acknowledgement. */
	readonly polls: number;
	/** For how many seconds after receipt a submission stays acknowledged. */
	readonly seconds: number;
	/** Where the next message should go; '' for another address here. */
	readonly url: string;
	/** The exact PollInterval to write. */
	readonly pollInterval: string;
	/** Whether the conversation continues only at the new address. */
	readonly only: boolean;
	/** The mark in a receipt; '' for a well-formed one that is another return's. */
	readonly irmark: string;
};

/** The parameters each kind reads, with their defaults. */
export const kinds = {
	/** Waits, then continues as if nothing were wrong (with the next fault, if there is one). */
	latency: { milliseconds: 1000, jitterMilliseconds: 0 },
	/** Never answers; hangs up after a time. */
	timeout: { when: 'after', milliseconds: 300_000 },
	/** An HTTP error with a line of text. */
	status: { when: 'before', status: 503 },
	/** The page of a gateway in front of HMRC. */
	html: { when: 'before', status: 502 },
	/** Resets the connection. */
	reset: { when: 'after' },
	/** Promises the whole answer, sends half, hangs up. */
	truncated: {},
	/** Sends the answer in small pieces, each after a wait. */
	drip: { milliseconds: 200 },
	/** A well-formed answer with a flood of text in it. */
	giant: { megabytes: 100 },
	/** An answer that arrives whole but is not XML, or not an envelope. */
	malformed: { variant: 'cut' },
	/** The answer twice in one body. */
	duplicate: {},
	/** The answer that another conversation last got to the same operation. */
	stale: {},
	/** An error by its number. Recorded first when `when` is `after`. */
	error: { code: '1000', when: 'before', messageClass: '', place: 'envelope' },
	/** Still acknowledged, whatever has been decided. */
	pending: { polls: 0, seconds: 0 },
	/** Another ResponseEndPoint or PollInterval. */
	endPoint: { url: '', pollInterval: '', only: false },
	/** The conversation is gone, as if deleted, before this message is looked at. */
	vanish: {},
	/** An empty list. */
	hidden: {},
	/** A receipt with another return's mark. */
	wrongReceipt: { irmark: '' },
} as const satisfies Readonly<Record<string, Partial<FaultParameters>>>;

/** The name of a kind of fault. */
export type FaultKind = keyof typeof kinds;

/** A fault and when it strikes. */
export type Fault = Partial<FaultParameters> & {
	readonly kind: FaultKind;
	/** Which messages it may strike. */
	readonly operations: readonly Operation[];
	/** How likely it strikes such a message, 0 to 1. */
	readonly probability: number;
	/** How many such messages are let through first. */
	readonly skip: number;
	/** How many times it strikes at most; null for any number. */
	readonly next: number | null;
};

/** The operations a kind applies to; others are left alone. */
export const strikes: Partial<Record<FaultKind, readonly Operation[]>> = {
	error: ofTransactionEngine,
	stale: ofTransactionEngine,
	pending: ['poll'],
	wrongReceipt: ['poll'],
	hidden: ['list'],
	vanish: ['poll', 'delete'],
	endPoint: ['submit', 'poll'],
};
