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

/** Whether two answers mean the same: `62,000.50` is `62000.5`, spaces around a text do not count, a blank is a blank. */
export function sameAnswer(question: Question, one: Answer | undefined, other: Answer | undefined): boolean {
	return comparable(question, one) === comparable(question, other);
}

function comparable(question: Question, answer: Answer | undefined): Answer {
	if (typeof answer !== 'string') return answer ?? null;
	const text = answer.trim();
	if (text === '') return null;
	return question.kind === 'money' || question.kind === 'signedMoney' ? presentAmount(text) : text;
}

/** A decimal amount in pounds as a person reads it; text that is no amount comes back as it is. */
export function presentAmount(amount: string): string {
	const result = parsePounds(amount, true);
	return result.ok ? formatPounds(result.value) : amount;
}
