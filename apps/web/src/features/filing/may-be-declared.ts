/** Whether there is anything to send, and nothing in its way. */
import type { CheckAnswers } from '../../api/shapes.ts';

/** Whether a return can be declared: an amendment has to change something that HMRC has. */
export function mayBeDeclared({
	blockers,
	amendment,
}: Pick<CheckAnswers, 'blockers' | 'amendment'>): boolean {
	return blockers.length === 0 && amendment?.differs !== false;
}
