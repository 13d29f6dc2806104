/** Asks for the password again, for calls that need a recent one: one question at a time, in a dialog. */
import { useSyncExternalStore } from 'react';
import type { ApiFailure } from './failure.ts';

type Answered = (given: boolean) => void;

let waiting: readonly Answered[] = [];
const listeners = new Set<() => void>();

/** Whether a call was refused because the password was given too long ago. */
export function needsProof(failure: ApiFailure): boolean {
	return failure.kind === 'refused' && failure.code === 'PASSWORD_NEEDED';
}

/** Has the dialog ask. True once the password was right, false if the person cancels. */
export function askForProof(): Promise<boolean> {
	return new Promise((answered) => set([...waiting, answered]));
}

/** Answers every caller waiting for it. */
export function answerProof(given: boolean): void {
	const heard = waiting;
	set([]);
	for (const answered of heard) answered(given);
}

/** Whether a caller is waiting for the answer. */
export function useProofAsked(): boolean {
	return useSyncExternalStore(listen, isAsked, () => false);
}

function isAsked(): boolean {
	return waiting.length > 0;
}

function listen(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function set(answered: readonly Answered[]): void {
	waiting = answered;
	for (const listener of listeners) listener();
}
