/** A last look before sending: what wasn't claimed and its saving. Certain claims take one click. */
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { useState } from 'react';
import { isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useDeclineSuggestion, useSuggestedDeductions } from '../../api/operations/calculation.ts';
import { ClaimSuggestion, type Suggestion } from '../../returns/claim-suggestion.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Details } from '../../ui/details.tsx';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { formatAmount } from '../../ui/format.ts';

/** Renders nothing if there is nothing left to claim. */
export function LastLook({ returnId }: { readonly returnId: string }) {
	const suggestions = useSuggestedDeductions(returnId).data ?? [];
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const offered = suggestions.filter(({ declined }) => declined === null);
	const [first] = offered;
	if (suggestions.length === 0) return null;
	const acting = { returnId, setProblems };
	if (first === undefined) return <Declined suggestions={suggestions} {...acting} />;
	return (
		<Card title={titleOf(first, offered.length)} className="no-print">
			<ErrorSummary problems={problems} />
			<p className="text-16 text-muted">{saySuggestion('lead')}</p>
			{offered.length > 1 && <p className="mt-1 text-16 text-muted">{saySuggestion('lastLook.apart')}</p>}
			<ul className="mt-3 divide-y divide-line">
				{offered.map((suggestion) => (
					<li key={`${suggestion.rule} ${suggestion.place.entryId}`} className="grid gap-1.5 py-3 text-16">
						<p className="font-semibold">{suggestion.description}</p>
						<p className="figures">
							{saySuggestion(suggestion.savedTogether ? 'savesTogether' : 'saves', {
								amount: formatAmount(suggestion.saving),
							})}
						</p>
						<p className="measure text-muted">{suggestion.assumption}</p>
						<ClaimSuggestion suggestion={suggestion} {...acting} from="check" />
						<TurnDown suggestion={suggestion} {...acting} />
					</li>
				))}
			</ul>
			<Declined suggestions={suggestions} {...acting} />
		</Card>
	);
}

/** The largest saving comes first, and is certain on its own. */
function titleOf({ saving, savedTogether }: Suggestion, count: number): string {
	const amount = formatAmount(saving);
	if (savedTogether) return saySuggestion('lastLook.together', { amount });
	return saySuggestion(count === 1 ? 'lastLook.one' : 'lastLook.several', { amount });
}

interface Acting {
	readonly returnId: string;
	readonly setProblems: (problems: readonly FormProblem[]) => void;
}

const reasons = ['notMine', 'claimedElsewhere', 'noRecords', 'notWanted'] as const;

/** Stores why it isn't claimed. Each button is a reason. */
function TurnDown({ suggestion, returnId, setProblems }: Acting & { readonly suggestion: Suggestion }) {
	const { decline, busy } = useDecline(returnId, setProblems);
	const about = <span className="sr-only"> {saySuggestion('lookAt', { what: suggestion.description })}</span>;
	return (
		<Details
			quiet
			summary={
				<>
					{saySuggestion('lastLook.decline')}
					{about}
				</>
			}
		>
			<div className="flex flex-wrap gap-2">
				{reasons.map((reason) => (
					<Button key={reason} look="secondary" small onClick={() => busy || decline(suggestion, reason)}>
						{saySuggestion(`reason.${reason}`)}
						{about}
					</Button>
				))}
			</div>
		</Details>
	);
}

/** Declined claims, the reasons, and a button to undo. */
function Declined({
	suggestions,
	returnId,
	setProblems,
}: Acting & { readonly suggestions: readonly Suggestion[] }) {
	const { decline, busy } = useDecline(returnId, setProblems);
	const declined = suggestions.flatMap((one) => (one.declined === null ? [] : [{ one, why: one.declined }]));
	if (declined.length === 0) return null;
	return (
		<Details
			quiet
			className="no-print"
			summary={saySuggestion('lastLook.declined', { count: declined.length })}
		>
			<ul className="grid gap-2">
				{declined.map(({ one, why }) => (
					<li key={`${one.rule} ${one.place.entryId}`} className="flex flex-wrap items-baseline gap-x-4">
						<span>
							{one.description}: {saySuggestion(`reason.${why}`)}
						</span>
						<Button look="quiet" small onClick={() => busy || decline(one, null)}>
							{saySuggestion('lastLook.again')}
							<span className="sr-only"> {saySuggestion('lookAt', { what: one.description })}</span>
						</Button>
					</li>
				))}
			</ul>
		</Details>
	);
}

function useDecline(returnId: string, setProblems: Acting['setProblems']) {
	const change = useDeclineSuggestion(returnId);
	const decline = ({ rule, place }: Suggestion, reason: (typeof reasons)[number] | null) =>
		change.mutate(
			{ rule, entryId: place.entryId, reason },
			{
				onSuccess: () => setProblems([]),
				onError: (failure) => {
					if (isApiFailure(failure)) setProblems(failureProblems(failure));
				},
			},
		);
	return { decline, busy: change.isPending };
}
