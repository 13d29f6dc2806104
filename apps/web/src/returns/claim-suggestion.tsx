/** The action on a suggested deduction: one click if the facts determine it, otherwise its question. */
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { Link } from 'wouter';
import { isApiFailure } from '../api/failure.ts';
import { failureProblems } from '../api/form-problems.ts';
import type { Answer } from '../api/operation.ts';
import { useEntries } from '../api/operations/entries.ts';
import { Button } from '../ui/button.tsx';
import type { FormProblem } from '../ui/error-summary.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useApplyChanges } from './apply-changes.ts';
import { questionLink } from './question-link.ts';

/** A suggestion, as the server gives it. */
export type Suggestion = Answer<'suggestedDeductions'>[number];

/** Claims it, or links to the question only the user can answer. */
export function ClaimSuggestion({
	suggestion: { changes, place, description },
	returnId,
	setProblems,
	from,
}: {
	readonly suggestion: Suggestion;
	readonly returnId: string;
	readonly setProblems: (problems: readonly FormProblem[]) => void;
	/** The page to return to from the question. */
	readonly from?: 'check';
}) {
	const entries = useEntries(returnId).data;
	const { apply, busy } = useApplyChanges(returnId, entries ?? []);
	const to = questionLink(returnId, place, from);
	const about = <span className="sr-only"> {saySuggestion('lookAt', { what: description })}</span>;
	if (changes === null || entries === undefined)
		return to === undefined ? null : (
			<p>
				<Link to={to} className="link">
					{saySuggestion('look')}
					{about}
				</Link>
			</p>
		);
	const claim = async () => {
		try {
			await apply(changes);
			setProblems([]);
			showToast({ title: saySuggestion('lastLook.claimed') });
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			setProblems(failureProblems(thrown));
		}
	};
	return (
		<div>
			<Button
				look="secondary"
				small
				busy={busy && saySuggestion('lastLook.busy')}
				onClick={() => void claim()}
			>
				{saySuggestion('lastLook.claim')}
				{about}
			</Button>
		</div>
	);
}
