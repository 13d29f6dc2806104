/** What you owe HMRC, from your HMRC account. */

import { pence } from '@halfpenny/facts';
import { sayMtd } from '@halfpenny/messages/mtd';
import type { MtdBalance } from '../../api/shapes.ts';
import { Amount } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { toPence } from '../../ui/format.ts';

/** The four amounts. Renders nothing until HMRC has sent them. */
export function BalanceCard({ balance }: { readonly balance: MtdBalance | undefined }) {
	if (!balance) return null;
	const rows = [
		['total', balance.totalBalance],
		['soon', balance.balanceDueWithin30Days],
		['overdue', balance.overDueAmount],
		['credit', balance.unallocatedCredit],
	] as const;
	return (
		<Card title={sayMtd('balance.title')}>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
				{rows.map(([name, amount]) => (
					<div key={name}>
						<dt className="text-16 text-muted">{sayMtd(`balance.${name}`)}</dt>
						<dd>
							<Amount amount={toPence(amount) ?? pence(0)} size="small" />
						</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}
