/** The figures of an answer; each opens its working. */
import { sayChat } from '@halfpenny/messages/chat';
import type { ChatMessage } from '../../api/shapes.ts';
import { formatAmount } from '../../ui/format.ts';
import { ChevronRight } from '../../ui/icons.tsx';

type Figure = NonNullable<ChatMessage['metadata']['figures']>[number];

export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
	return (
		<ul
			aria-label={sayChat('figures.title')}
			className="max-w-lg divide-y divide-line rounded-card border border-line"
		>
			{figures.map((figure) => (
				<li key={figure.label}>
					<One figure={figure} />
				</li>
			))}
		</ul>
	);
}

function One({ figure: { label, amount, explanation, source } }: { readonly figure: Figure }) {
	return (
		<details className="group">
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-2 hover:bg-well [&::-webkit-details-marker]:hidden">
				<ChevronRight className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
				<span className="min-w-0 flex-1">{label}</span>
				<span className="figures font-semibold">{formatAmount(amount)}</span>
			</summary>
			<div className="grid gap-1 px-3 pb-3 pl-9 text-14">
				<p>{explanation}</p>
				<p className="text-muted">{sayChat('figure.source', { source })}</p>
			</div>
		</details>
	);
}
