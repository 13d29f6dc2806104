/** Asks for the password again, for calls that need a recent one. One dialog at a time. */
import { useSyncExternalStore } from 'react';
import type { ApiFailure } from './failure.ts';

type Answered = (given: boolean) => void;

let waiting: readonly Answered[] = [];
const listeners = new Set<() => void>();

/** Returns whether a call was refused because the password was confirmed too long ago. */
export function needsProof(failure: ApiFailure): boolean {
	return failure.kind === 'refused' && failure.code === 'PASSWORD_NEEDED';
}

/** Opens the dialog. Returns true once the password is right, false if the user cancels. */
export function askForProof(): Promise<boolean> {
	return new Promise((answered) => set([...waiting, answered]));
}

/** Answers every call waiting for the dialog. */
export function answerProof(given: boolean): void {
	const heard = waiting;
	set([]);
	for (const answered of heard) answered(given);
}

/** Returns whether a call is waiting for the dialog. */
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
