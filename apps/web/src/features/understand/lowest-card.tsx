/** Whether the law gives a lower answer than HMRC's order, and how it could be had. */
import { formatPounds } from '@halfpenny/facts';
import { sayUnderstand } from '@halfpenny/messages/understand';
import type { Calculation } from '@halfpenny/tax';
import { Card } from '../../ui/card.tsx';

/** The card. */
export function LowestCard({ calculation: { alternatives } }: { readonly calculation: Calculation }) {
	if (alternatives === undefined) return null;
	const { saving } = alternatives.optimum;
	return (
		<Card title={sayUnderstand('lowest.title')} className="lg:col-span-2">
			<div className="measure grid gap-2 text-16">
				{saving > 0 ? (
					<>
						<p>{sayUnderstand('lowest.saving', { amount: formatPounds(saving) })}</p>
						<p>{sayUnderstand('lowest.claim')}</p>
					</>
				) : (
					<p>{sayUnderstand('lowest.none')}</p>
				)}
			</div>
		</Card>
	);
}
