/** An answer as a person reads it back. */
import { formatDay, formatNino, formatShare, parseShare } from '@halfpenny/facts';
import { answerWord, questionWords } from '@halfpenny/messages/questions';
import type { Answer, Answers } from './answer.ts';
import { presentAmount } from './present-amount.ts';
import type { Question, Section } from './question.ts';

/**
 * Returns an answer in words: amounts as `£1,234.50`, dates as `5 April 2026`, percents as `20%`, yes and no, "You are not
 * sure yet", "Not answered yet" for a blank. `nameOfEntry` gives an entry's name, for questions that refer to one.
 */
export function presentAnswer(
	section: string,
	question: Question,
	answer: Answer | undefined,
	nameOfEntry?: (id: string) => string | undefined,
): string {
	if (answer === '' && question.kind === 'yesNo') return answerWord('');
	if (answer === null || answer === undefined || answer === '') return answerWord(null);
	if (typeof answer === 'boolean') return answerWord(answer);
	switch (question.kind) {
		case 'money':
		case 'signedMoney':
			return presentAmount(answer);
		case 'date':
			return formatDay(answer);
		case 'wholeNumber':
			return question.unit === 'percent' ? `${answer}%` : answer;
		case 'sortCode':
			return answer.replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');
		case 'nationalInsuranceNumber':
			return formatNino(answer);
		case 'share':
			return presentShare(answer);
		case 'entry':
			return nameOfEntry?.(answer) ?? answerWord(null);
		default:
			return questionWords(section, question.id).choices?.[answer] ?? answer;
	}
}

/** A share as a percentage or fraction; other text is returned unchanged. */
function presentShare(answer: string): string {
	const share = parseShare(answer);
	return share ? formatShare(share) : answer;
}

/** Returns an entry's name: its employer, bank or charity. Undefined if it has none. */
export function entryName(section: Section, answers: Answers): string | undefined {
	const question = section.questions.find(({ id }) => id === section.title);
	const answer = question && answers[question.id];
	return question && typeof answer === 'string' && answer !== ''
		? presentAnswer(section.id, question, answer)
		: undefined;
}

/** Returns whether two answers mean the same: `62,000.50` is `62000.5`, outer spaces are ignored, a blank is a blank. */
export function sameAnswer(question: Question, one: Answer | undefined, other: Answer | undefined): boolean {
	return comparable(question, one) === comparable(question, other);
}

function comparable(question: Question, answer: Answer | undefined): Answer {
	if (typeof answer !== 'string') return answer ?? null;
	const text = answer.trim();
	if (text === '') return null;
	return question.kind === 'money' || question.kind === 'signedMoney' ? presentAmount(text) : text;
}
