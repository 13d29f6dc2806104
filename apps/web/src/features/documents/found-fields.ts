/** The values found in a document by question: the value, its position, and whether to check it. */
import { questionWords } from '@halfpenny/messages/questions';
import { type Answers, presentAnswer, type Question, type Section, sameAnswer } from '@halfpenny/questions';
import type { Proposal } from '../../api/shapes.ts';

type Change = Proposal['changes'][number];
type Evidence = NonNullable<Extract<Change, { operation: 'set' }>['evidence']>;

/** A value with its place on a page: left, top, width and height as shares of the page. */
export interface FoundField extends Evidence {
	readonly question: string;
	readonly value: string | boolean;
}

/** A value shown on the page. */
export interface Outlined extends Evidence {
	/** The id of its control. */
	readonly id: string;
	readonly label: string;
	readonly value: string;
}

/** Below this confidence we say that we aren't sure. */
export const SURE = 0.9;

/** How the answer on screen compares with the page. */
export type Finding = 'fromPage' | 'doubt' | 'offered' | 'changed' | 'notFound' | 'notOnPaper';

/** Returns the answers that the fields suggest. */
export function foundAnswers(fields: readonly Pick<FoundField, 'question' | 'value'>[]): Answers {
	return Object.fromEntries(fields.map(({ question, value }) => [question, value]));
}

/** Returns what to say about a question's answer; `field` is the value found. Yes and no are never in a document. */
export function findingOf(question: Question, field: FoundField | undefined, answers: Answers): Finding {
	if (!field) return question.kind === 'yesNo' ? 'notOnPaper' : 'notFound';
	const isSure = field.confidence >= SURE;
	const answer = answers[question.id] ?? '';
	if (sameAnswer(question, field.value, answer)) return isSure ? 'fromPage' : 'doubt';
	return !isSure && answer === '' ? 'offered' : 'changed';
}

/** Returns a value found, in words. */
export function foundWords(
	section: Section,
	field: Pick<FoundField, 'question' | 'value'>,
): { label: string; value: string } {
	const question = section.questions.find(({ id }) => id === field.question);
	const label = questionWords(section.id, field.question).label;
	return { label, value: question ? presentAnswer(section.id, question, field.value) : String(field.value) };
}

/** Returns the part of a page to show around a value: its box with a margin, within the page, in shares of the page. */
export function stripAround([left, top, width, height]: FoundField['box']): FoundField['box'] {
	const stripWidth = Math.min(1, Math.max(width * 1.6, 0.5));
	const stripHeight = Math.min(1, Math.max(height * 3, 0.035));
	const centreX = left + width / 2;
	const centreY = top + height / 2;
	return [
		clamp(centreX - stripWidth / 2, 1 - stripWidth),
		clamp(centreY - stripHeight / 2, 1 - stripHeight),
		stripWidth,
		stripHeight,
	];
}

function clamp(value: number, most: number): number {
	return Math.min(most, Math.max(0, value));
}
