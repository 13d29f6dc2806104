/** What the parent asks of the child, and what it answers. */
import type { Result } from '../problems.ts';
import type { DocumentType, Reading } from '../reading.ts';

/** One task; a child does one and ends. */
export type Task =
	| { readonly task: 'check'; readonly bytes: Uint8Array }
	| { readonly task: 'read'; readonly bytes: Uint8Array; readonly type?: DocumentType }
	| { readonly task: 'draw'; readonly bytes: Uint8Array; readonly page: number; readonly scale: number };

/** What each task answers. */
export interface Answers {
	/** How many pages there are that we read. */
	readonly check: Result<number>;
	readonly read: Result<Reading>;
	readonly draw: Result<Uint8Array>;
}

/** Whether a message is a task: the child trusts its parent no further than this. */
export function isTask(message: unknown): message is Task {
	if (typeof message !== 'object' || message === null || !('task' in message) || !('bytes' in message))
		return false;
	const isKnown = message.task === 'check' || message.task === 'read' || message.task === 'draw';
	return isKnown && message.bytes instanceof Uint8Array;
}

/** Whether a message is an answer: a failure with its code, or a value. */
export function isAnswer<Name extends Task['task']>(_task: Name, message: unknown): message is Answers[Name] {
	if (typeof message !== 'object' || message === null || !('ok' in message)) return false;
	return message.ok === true
		? 'value' in message
		: 'problem' in message && typeof message.problem === 'string';
}
