/** The action on a suggested deduction: one click if the facts determine it, otherwise its question. */
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type ApiFailure, isApiFailure } from '../api/failure.ts';
import { failureProblems } from '../api/form-problems.ts';
import { keys } from '../api/keys.ts';
import type { Answer } from '../api/operation.ts';
import { useEntries } from '../api/operations/entries.ts';
import { Button } from '../ui/button.tsx';
import type { FormProblem } from '../ui/error-summary.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useApplyChanges } from './apply-changes.ts';
import { questionLink } from './question-link.ts';
import { answersAgainst } from './replaced-answers.ts';

/** A suggestion, as the server gives it. */
export type Suggestion = Answer<'suggestedDeductions'>[number];

/** Claims it, or links to the question only the user can answer. */
export function ClaimSuggestion({
	suggestion,
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
	const { changes, place, description, factsVersion } = suggestion;
	const queryClient = useQueryClient();
	const entries = useEntries(returnId).data;
	const { apply, busy } = useApplyChanges(returnId, entries ?? []);
	const to = questionLink(returnId, place, from);
	const about = <span className="sr-only"> {saySuggestion('lookAt', { what: description })}</span>;
	const against = entries === undefined ? [] : answersAgainst(suggestion, entries);
	if (changes === null || entries === undefined)
		return to === undefined ? null : (
			<>
				<Against sentences={against} />
				<p>
					<Link to={to} className="link">
						{saySuggestion('look')}
						{about}
					</Link>
				</p>
			</>
		);
	const claim = async () => {
		try {
			await apply(changes, factsVersion);
			setProblems([]);
			showToast({ title: saySuggestion('lastLook.claimed') });
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			setProblems(isStale(thrown) ? [{ message: saySuggestion('stale') }] : failureProblems(thrown));
			// An answer changed elsewhere may speak against it, or mean that it is claimed already.
			await queryClient.invalidateQueries({ queryKey: keys.taxReturn(returnId) });
		}
	};
	return (
		<div className="grid justify-items-start gap-2">
			<Against sentences={against} />
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

/** What the user has said that this would change, or that speaks against it. */
function Against({ sentences }: { readonly sentences: readonly string[] }) {
	return sentences.map((sentence) => (
		<p key={sentence} className="measure font-semibold text-doubt">
			{sentence}
		</p>
	));
}

function isStale(failure: ApiFailure): boolean {
	return failure.kind === 'refused' && failure.code === 'STALE_WRITE';
}
