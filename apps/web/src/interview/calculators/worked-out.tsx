/** A calculator's result, and the buttons that put it into the question's field. */
import { formatPounds, type Pence, parsePounds, sum, toPounds } from '@halfpenny/facts';
import { sayFlatRates } from '@halfpenny/messages/flat-rates';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** The amount and its buttons. */
export function WorkedOut({
	amount,
	typed,
	onAmount,
}: {
	readonly amount: Pence;
	readonly typed: string;
	readonly onAmount: (amount: string) => void;
}) {
	const [used, setUsed] = useState<string>();
	const known = typed.trim() === '' ? undefined : parsePounds(typed);
	const there = known?.ok && known.value > 0 && known.value !== amount ? known.value : undefined;
	const put = (pence: Pence) => {
		onAmount(toPounds(pence));
		setUsed(formatPounds(pence));
	};
	return (
		<div className="grid gap-3">
			<p role="status" className="figures text-18 font-semibold">
				{used
					? sayFlatRates('used', { amount: used })
					: sayFlatRates('answer', { amount: formatPounds(amount) })}
			</p>
			{used === undefined && amount > 0 && (
				<div className="flex flex-wrap gap-3">
					<Button look="secondary" small onClick={() => put(amount)}>
						{sayFlatRates('use', { amount: formatPounds(amount) })}
					</Button>
					{there !== undefined && (
						<Button look="secondary" small onClick={() => put(sum([there, amount]))}>
							{sayFlatRates('add', { amount: formatPounds(amount) })}
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
