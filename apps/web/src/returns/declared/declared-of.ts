/** The final declaration of Making Tax Digital that HMRC has accepted for a return's year. */
import { outcomeOf } from '@halfpenny/lifecycle';
import type { Submission } from '../../api/shapes.ts';

/** Returns it; undefined for an annual return. */
export function declaredOf<One extends Pick<Submission, 'channel' | 'status'>>(
	logs: readonly One[],
): One | undefined {
	return logs.find(({ channel, status }) => channel === 'mtd' && outcomeOf(status) === 'accepted');
}
