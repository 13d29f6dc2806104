/** The rows that add up to a result, and from there to the balance. */
import { saySettlementRow } from '@halfpenny/messages/settlement';
import { Fragment, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { formatAmount } from '../../ui/format.ts';
import type { Settlement } from './payments-in-words.ts';

type Part = Settlement['parts'][number];

/** The rows of a list of figures. The screen can rename a row or render its amount. */
export function DueRows({
	settlement: { parts },
	named = (name) => saySettlementRow(name),
	amountOf = ({ amount }) => formatAmount(amount),
}: {
	readonly settlement: Settlement;
	readonly named?: (name: Part['name']) => string;
	readonly amountOf?: (part: Part) => ReactNode;
}) {
	return parts.map((part) => (
		<Fragment key={part.name}>
			<Line label={named(part.name)} amount={amountOf(part)} className="py-2.5" />
			{part.within.map(({ name, amount }) => (
				<Line
					key={name}
					label={withinWords(name)}
					amount={formatAmount(amount)}
					className="-mt-2 border-t-0! pb-2.5 pl-4 text-14 text-muted"
				/>
			))}
		</Fragment>
	));
}

/** What is included in a row; for a gift that adds tax, why. */
function withinWords(name: Part['within'][number]['name']): string {
	const within = saySettlementRow('within', { name: saySettlementRow(name) });
	return name === 'giftAidCharge' ? `${within}. ${saySettlementRow('giftAidCharge.why')}` : within;
}

/** A name with its amount on the right. */
export function Line({
	label,
	amount,
	className,
}: {
	readonly label: string;
	readonly amount: ReactNode;
	readonly className?: string;
}) {
	return (
		<div className={classes('flex items-baseline justify-between gap-4', className, 'print:py-0.5')}>
			<dt>{label}</dt>
			<dd className="figures">{amount}</dd>
		</div>
	);
}
