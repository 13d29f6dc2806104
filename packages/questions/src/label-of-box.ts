/** The question behind a box of HMRC's form. */
import { boxOnShortPages, questionWords } from '@halfpenny/messages/questions';
import type { Question, ReturnType } from './question.ts';
import { sectionsOf } from './sections/index.ts';

/** The question of a box, on full or short pages; undefined where none or several different ones fill it. */
export function labelOfBox(box: string, returnType: ReturnType = 'individual'): string | undefined {
	const labels = new Set(
		sectionsOf(returnType).flatMap(({ id, questions }) =>
			questions
				.filter((question) => fills(question, box))
				.map((question) => questionWords(id, question.id).label),
		),
	);
	const [only, ...others] = labels;
	return others.length === 0 ? only : undefined;
}

function fills({ boxes = [] }: Question, box: string): boolean {
	return boxes.some(({ box: own }) => own === box || boxOnShortPages(own) === box);
}
