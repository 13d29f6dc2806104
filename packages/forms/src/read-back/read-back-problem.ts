/** Why a file cannot be read back, in words. */
import { sayReadBack } from '@halfpenny/messages/read-back';
import type { ReadBackCode } from './open-envelope.ts';

/** Why a file cannot be read, with a sentence. */
export interface ReadBackProblem {
	readonly code: ReadBackCode;
	readonly message: string;
}

/** The problem for a code; `known` are the years whose form we have. */
export function problemOf(
	code: ReadBackCode,
	year: string | undefined,
	known: readonly string[],
): ReadBackProblem {
	const message = code === 'return.unknownYear' ? sayReadBack(code, { year, known }) : sayReadBack(code);
	return { code, message };
}
