/** What a person has probably not claimed: what it is, what it could come to and save, and the question to look at. */
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { Link } from 'wouter';
import type { Answer } from '../../api/operation.ts';
import { useSuggestedDeductions } from '../../api/operations/calculation.ts';
import { questionLink } from '../../returns/question-link.ts';
import { Details } from '../../ui/details.tsx';
import { formatAmount } from '../../ui/format.ts';

type Suggestion = Answer<'suggestedDeductions'>[number];

/** The list with its heading; nothing until it is known. */
export function SuggestedDeductions({ returnId }: { readonly returnId: string }) {
	const suggestions = useSuggestedDeductions(returnId).data?.filter(({ declined }) => declined === null);
	if (!suggestions) return null;
	return (
		<section className="no-print mt-5">
			<h3 className="font-sans text-16 font-semibold">{saySuggestion('title')}</h3>
			<p className="text-14 text-muted">{saySuggestion(suggestions.length === 0 ? 'none' : 'lead')}</p>
			<ul className="divide-y divide-line text-16">
				{suggestions.map((suggestion) => (
					<Suggested key={suggestion.rule} suggestion={suggestion} returnId={returnId} />
				))}
			</ul>
		</section>
	);
}

function Suggested({ suggestion, returnId }: { readonly suggestion: Suggestion; readonly returnId: string }) {
	const { description, estimatedAmount, saving, savedTogether, assumption, source, place } = suggestion;
	const to = questionLink(returnId, place);
	return (
		<li className="grid gap-1 py-2.5">
			<Details summary={description}>
				<p>{assumption}</p>
				<p className="mt-1 text-14 text-muted">{source}</p>
				{to !== undefined && (
					<p className="mt-1">
						<Link to={to} className="link">
							{saySuggestion('look')}
							<span className="sr-only"> {saySuggestion('lookAt', { what: description })}</span>
						</Link>
					</p>
				)}
			</Details>
			<p className="text-14 text-muted">
				{saySuggestion('couldClaim', { amount: formatAmount(estimatedAmount) })}.{' '}
				{saySuggestion(savedTogether ? 'savesTogether' : 'saves', { amount: formatAmount(saving) })}
			</p>
		</li>
	);
}
