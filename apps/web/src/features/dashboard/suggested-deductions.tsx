/** Deductions the user probably missed: each with its amount, its saving and the question to answer. */
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { Suspense, useState } from 'react';
import { useSuggestedDeductions } from '../../api/operations/calculation.ts';
import type { Suggestion } from '../../returns/claim-suggestion.tsx';
import { Details } from '../../ui/details.tsx';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { formatAmount } from '../../ui/format.ts';
import { lazily } from '../../ui/lazily.ts';

const ClaimSuggestion = lazily(
	async () => (await import('../../returns/claim-suggestion.tsx')).ClaimSuggestion,
);

/** The list with its heading. Renders nothing until it is known. */
export function SuggestedDeductions({ returnId }: { readonly returnId: string }) {
	const suggestions = useSuggestedDeductions(returnId).data?.filter(({ declined }) => declined === null);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	if (!suggestions) return null;
	return (
		<section className="no-print mt-5">
			<h3 className="font-sans text-16 font-semibold">{saySuggestion('title')}</h3>
			<p className="text-14 text-muted">{saySuggestion(suggestions.length === 0 ? 'none' : 'lead')}</p>
			<ErrorSummary problems={problems} />
			<ul className="divide-y divide-line text-16">
				{suggestions.map((suggestion) => (
					<Suggested key={suggestion.rule} {...{ suggestion, returnId, setProblems }} />
				))}
			</ul>
		</section>
	);
}

function Suggested({
	suggestion,
	returnId,
	setProblems,
}: {
	readonly suggestion: Suggestion;
	readonly returnId: string;
	readonly setProblems: (problems: readonly FormProblem[]) => void;
}) {
	const { description, estimatedAmount, saving, savedTogether, assumption, source } = suggestion;
	return (
		<li className="grid gap-1 py-2.5">
			<Details summary={description}>
				<p>{assumption}</p>
				<p className="mt-1 mb-2 text-14 text-muted">{source}</p>
				<Suspense>
					<ClaimSuggestion {...{ suggestion, returnId, setProblems }} />
				</Suspense>
			</Details>
			<p className="text-14 text-muted">
				{saySuggestion('couldClaim', { amount: formatAmount(estimatedAmount) })}.{' '}
				{saySuggestion(savedTogether ? 'savesTogether' : 'saves', { amount: formatAmount(saving) })}
			</p>
		</li>
	);
}
