/** The next step, in words. */
import type { NextStep } from '@halfpenny/lifecycle';
import { sayMessage } from '@halfpenny/messages';
import { sayNextStep } from '@halfpenny/messages/next-step';

/** Where the return is, as a sentence. */
export function stepInWords({ headline }: NextStep): string {
	const words = sayMessage(sayNextStep, headline);
	return /[.!?]$/.test(words) ? words : `${words}.`;
}
