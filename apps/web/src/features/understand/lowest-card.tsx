/** Whether another order of allowances than HMRC's costs less, how to get it, and what else may lower the tax. */
import { formatPounds } from '@halfpenny/facts';
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayUnderstand } from '@halfpenny/messages/understand';
import type { Calculation } from '@halfpenny/tax';
import { Link } from 'wouter';
import { useSuggestedDeductions } from '../../api/operations/calculation.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { Card } from '../../ui/card.tsx';

export function LowestCard({
	calculation: { alternatives },
	taxReturn,
}: {
	readonly calculation: Calculation;
	readonly taxReturn: TaxReturn;
}) {
	if (alternatives === undefined) return null;
	const { saving, box51 } = alternatives.optimum;
	return (
		<Card title={sayUnderstand('lowest.title')} className="lg:col-span-2">
			<div className="measure grid gap-2 text-16">
				{saving > 0 ? (
					<>
						<p>{sayUnderstand('lowest.saving', { amount: formatPounds(saving) })}</p>
						<p>
							{box51 === undefined
								? sayUnderstand('lowest.claim')
								: sayUnderstand('lowest.box51', { amount: formatPounds(box51) })}
						</p>
					</>
				) : (
					<p>{sayUnderstand('lowest.none')}</p>
				)}
				{isOpen(shownStatus(taxReturn)) && <Unclaimed taxReturn={taxReturn} />}
			</div>
		</Card>
	);
}

/** The order isn't everything: an unclaimed deduction would lower the tax too. */
function Unclaimed({ taxReturn }: { readonly taxReturn: TaxReturn }) {
	const suggestions = useSuggestedDeductions(taxReturn.id).data ?? [];
	if (suggestions.length === 0) return null;
	return (
		<p>
			{sayUnderstand('lowest.more')}{' '}
			<Link to={dashboardAddress(taxReturn)} className="link">
				{sayUnderstand('lowest.look')}
			</Link>
		</p>
	);
}
