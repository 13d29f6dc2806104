/** What is missing before a person's word about a submission counts. */
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import type { FormProblem } from '../../ui/error-summary.tsx';
import type { Place } from './where-to-look.ts';

/** Both an answer and having looked. */
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
