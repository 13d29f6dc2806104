/** Whether there is anything to send, with no blockers. */
import type { CheckAnswers } from '../../api/shapes.ts';

/** Returns whether a return can be declared. An amendment must change something that HMRC has. */
export function mayBeDeclared({
	blockers,
	amendment,
}: Pick<CheckAnswers, 'blockers' | 'amendment'>): boolean {
	return blockers.length === 0 && amendment?.differs !== false;
}
