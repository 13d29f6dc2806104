/** What the parent asks of the child, and what it answers. */
import { isPdf } from '../is-pdf.ts';
import type { Result } from '../problems.ts';
import type { DocumentType, Reading } from '../reading.ts';

/** One task; a child does one and ends. */
export type Task =
	| { readonly task: 'check'; readonly bytes: Uint8Array }
	| { readonly task: 'read'; readonly bytes: Uint8Array; readonly type?: DocumentType }
	/** Reads what has to be recognised first: a photograph, or a PDF with scanned pages. */
	| { readonly task: 'recognise'; readonly bytes: Uint8Array; readonly type?: DocumentType }
	| { readonly task: 'draw'; readonly bytes: Uint8Array; readonly page: number; readonly scale: number };

/** What a process must be given to do tasks of a kind. */
export interface Kind {
	readonly task: Task['task'];
	/** Whether it loads machine code of packages, which can evade Node's permission model: only what handles pictures does. */
	readonly isNative: boolean;
}

/** The kind of a task. */
export function kindOf({ task, bytes }: Task): Kind {
	return { task, isNative: task === 'recognise' || task === 'draw' || !isPdf(bytes) };
}

/** What each task answers. */
export interface Answers {
	/** How many pages there are that we read. */
	readonly check: Result<number>;
	readonly read: Result<Reading>;
	readonly recognise: Result<Reading>;
	readonly draw: Result<Uint8Array>;
}

const tasks: readonly Task['task'][] = ['check', 'read', 'recognise', 'draw'];

/** Whether a word names a task. */
export function isTaskName(word: unknown): word is Task['task'] {
	return tasks.some((task) => task === word);
}

/** Whether a message is a task: the child trusts its parent no further than this. */
export function isTask(message: unknown): message is Task {
	if (typeof message !== 'object' || message === null || !('task' in message) || !('bytes' in message))
		return false;
	return isTaskName(message.task) && message.bytes instanceof Uint8Array;
}

/** What a child is told that is started before there is a document for it. */
export const WAITS = 'waits';

/** What a child is told that has another one to read lines for it. */
export const HELPED = 'helped';

/** What a child sends once it has started and loaded what its task needs: from then on, the document may be to blame for what goes wrong. */
export const READY = 'ready';

/** How far a child has got with reading pages. */
export interface Progress {
	/** The page being read, from 1. */
	readonly page: number;
	readonly pages: number;
}

/** Whether a message reports progress. */
export function isProgress(message: unknown): message is Progress {
	if (typeof message !== 'object' || message === null || !('page' in message) || !('pages' in message))
		return false;
	return Number.isInteger(message.page) && Number.isInteger(message.pages);
}

/** What a child says at its end. */
export interface Report<Name extends Task['task'] = Task['task']> {
	readonly answer: Answers[Name];
	/** How many milliseconds of processor it used since it was given the task. */
	readonly processorMs: number;
	/** How much memory it had at most, in megabytes. */
	readonly megabytes: number;
}

/** Whether a message is a report on the task. */
export function isReport<Name extends Task['task']>(_task: Name, message: unknown): message is Report<Name> {
	if (typeof message !== 'object' || message === null) return false;
	const hasCost = 'processorMs' in message && typeof message.processorMs === 'number';
	const hasSize = 'megabytes' in message && typeof message.megabytes === 'number';
	return hasCost && hasSize && 'answer' in message && isAnswer(message.answer);
}

/** Whether it is an answer: a failure with its code, or a value. */
function isAnswer(answer: unknown): boolean {
	if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return false;
	return answer.ok === true ? 'value' in answer : 'problem' in answer && typeof answer.problem === 'string';
}
