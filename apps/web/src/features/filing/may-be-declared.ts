/** Whether there is anything to send, and nothing in its way. */
import type { CheckAnswers } from './filing-shapes.ts';

/** Whether a return can go on to its declaration: an amendment has to change something that HMRC has. */
export function mayBeDeclared({
	obstacles,
	amendment,
}: Pick<CheckAnswers, 'obstacles' | 'amendment'>): boolean {
	return obstacles.length === 0 && amendment?.differs !== false;
}
