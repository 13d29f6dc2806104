/** Asks what an amount was for that has no certain place. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import type { Step } from '../plan.ts';
import type { Guess } from './learned/guess.ts';

/** Asks what an amount was for, naming the two questions that are nearest. */
export function whatFor(amount: string, nearest: readonly Guess[] = []): Step {
	const [one, other] = nearest.map(
		({ section, field }) => `${sectionWords(section).title}: ${questionWords(section, field).label}`,
	);
	return one === undefined || other === undefined
		? { say: [sayAssistant('heard.what')], fills: { amount } }
		: { say: [sayAssistant('heard.what'), sayAssistant('heard.what.or')], fills: { amount, one, other } };
}
