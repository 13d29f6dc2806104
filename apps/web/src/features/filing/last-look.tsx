/** A last look before sending: what was not claimed, with what it saves; what is certain is claimed by one click. */
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { useState } from 'react';
import { Link } from 'wouter';
import { isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import type { Answer } from '../../api/operation.ts';
import { useSuggestedDeductions } from '../../api/operations/calculation.ts';
import { useEntries } from '../../api/operations/entries.ts';
import { useApplyChanges } from '../../returns/apply-changes.ts';
import { questionLink } from '../../returns/question-link.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { formatAmount } from '../../ui/format.ts';
import { showToast } from '../../ui/toast-store.ts';

type Suggestion = Answer<'suggestedDeductions'>[number];

/** The card; nothing where nothing is left to claim. */
export function LastLook({ returnId }: { readonly returnId: string }) {
	const suggestions = useSuggestedDeductions(returnId).data ?? [];
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	if (suggestions.length === 0) return null;
	return (
		<Card title={saySuggestion('lastLook.title')} className="no-print">
			<ErrorSummary problems={problems} />
			<p className="text-16 text-muted">{saySuggestion('lead')}</p>
			{suggestions.length > 1 && <p className="mt-1 text-16 text-muted">{saySuggestion('lastLook.apart')}</p>}
			<ul className="mt-3 divide-y divide-line">
				{suggestions.map((suggestion) => (
					<li key={`${suggestion.rule} ${suggestion.place.entryId}`} className="grid gap-1.5 py-3 text-16">
						<p className="font-semibold">{suggestion.description}</p>
						<p className="figures">
							{saySuggestion(suggestion.savedTogether ? 'savesTogether' : 'saves', {
								amount: formatAmount(suggestion.saving),
							})}
						</p>
						<p className="measure text-muted">{suggestion.assumption}</p>
						<Act {...{ suggestion, returnId, setProblems }} />
					</li>
				))}
			</ul>
		</Card>
	);
}

/** Claims it, or leads to the question that only the person can answer. */
function Act({
	suggestion: { changes, place, description },
	returnId,
	setProblems,
}: {
	readonly suggestion: Suggestion;
	readonly returnId: string;
	readonly setProblems: (problems: readonly FormProblem[]) => void;
}) {
	const entries = useEntries(returnId).data;
	const { apply, busy } = useApplyChanges(returnId, entries ?? []);
	const to = questionLink(returnId, place, 'check');
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
