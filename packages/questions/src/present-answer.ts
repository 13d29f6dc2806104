/** An answer as a person reads it back. */
import { formatPounds, parsePounds } from '@halfpenny/facts';
import { answerWord, questionWords } from '@halfpenny/messages/questions';
import type { Answer } from './answers.ts';
import type { Question } from './question.ts';

/** The answer to a question in words: amounts as `£1,234.50`, yes and no, "Not answered yet" for a blank. */
export function presentAnswer(section: string, question: Question, answer: Answer | undefined): string {
	if (answer === null || answer === undefined || answer === '') return answerWord(null);
	if (typeof answer === 'boolean') return answerWord(answer);
	if (question.kind === 'money' || question.kind === 'signedMoney') return presentAmount(answer);
	return questionWords(section, question.id).choices?.[answer] ?? answer;
}

/** A decimal amount in pounds as a person reads it; text that is no amount comes back as it is. */
export function presentAmount(amount: string): string {
	const result = parsePounds(amount, true);
	return result.ok ? formatPounds(result.value) : amount;
}
