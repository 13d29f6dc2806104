/** What is missing before we accept the user's answer about a submission. */
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import type { FormProblem } from '../../ui/error-summary.tsx';
import type { Place } from './where-to-look.ts';

/** Requires an answer and a confirmation that they looked. */
export function releaseProblems({
	found,
	looked,
	place,
}: {
	readonly found: string | undefined;
	readonly looked: boolean;
	readonly place: Exclude<Place, 'nowhere'>;
}): readonly FormProblem[] {
	return [
		...(found === undefined ? [{ field: 'found', message: sayUnknown('answerMissing') }] : []),
		...(looked ? [] : [{ field: 'looked', message: sayUnknown(`lookedMissing.${place}`) }]),
	];
}
