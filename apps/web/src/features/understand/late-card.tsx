/** What being late costs: a slider of months, and each penalty with its date. */
import { formatDay, formatPounds } from '@halfpenny/facts';
import { sayUnderstand } from '@halfpenny/messages/understand';
import type { Calculation } from '@halfpenny/tax';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Slider } from '../../ui/slider.tsx';
import type { LateBill } from './engine.ts';

type Engine = typeof import('./engine.ts');

const MOST_MONTHS = 14;
/** The slider's position for a return that isn't late. */
const SUPPOSED_MONTHS = 4;

/** Renders nothing for a year without rules. */
export function LateCard({
	engine,
	calculation,
	today,
}: {
	readonly engine: Engine;
	readonly calculation: Calculation;
	readonly today: string;
}) {
	const already = engine.monthsLate(calculation.taxYear, today);
	const [months, setMonths] = useState(already || SUPPOSED_MONTHS);
	const cost = engine.lateBy(calculation, months);
	if (cost === undefined) return null;
	return (
		<Card title={sayUnderstand('late.title')}>
			<p className="text-16 text-muted">
				{already > 0 && `${sayUnderstand('late.already')} `}
				{sayUnderstand('late.lead', { date: formatDay(cost.due) })}
			</p>
			<Slider
				id="months-late"
				className="mt-4"
				label={sayUnderstand('late.months')}
				value={months}
				shown={sayUnderstand('late.monthsShown', { count: months })}
				max={Math.max(MOST_MONTHS, already)}
				step={1}
				onChange={setMonths}
			/>
			<div className="mt-5 min-h-40 border-t border-line pt-4" aria-live="polite">
				<Cost cost={cost} />
				{engine.ratesMayBeOld(today) && cost.interest > 0 && (
					<p className="mt-2 text-14 text-muted">{sayUnderstand('late.ratesOld')}</p>
				)}
			</div>
		</Card>
	);
}

function Cost({ cost }: { readonly cost: LateBill }) {
	const { total, penalties, interest, tax, onAccount, rateKnownTo } = cost;
	if (total === 0) return <p className="text-16">{sayUnderstand('late.nothing')}</p>;
	return (
		<>
			<p className="text-22 font-semibold">{sayUnderstand('late.total', { amount: formatPounds(total) })}</p>
			<dl className="mt-2 divide-y divide-line border-y border-line text-16">
				{penalties.map(({ name, from, amount }) => (
					<div key={name} className="flex justify-between gap-4 py-2">
						<dt>
							{sayUnderstand(`late.${name}`)}
							<span className="block text-14 text-muted">
								{sayUnderstand('late.from', { date: formatDay(from) })}
							</span>
						</dt>
						<dd className="figures">{formatPounds(amount)}</dd>
					</div>
				))}
				{interest > 0 && (
					<div className="flex justify-between gap-4 py-2">
						<dt>
							{sayUnderstand('late.interest')}
							{onAccount > 0 && (
								<span className="block text-14 text-muted">
									{sayUnderstand('late.both', {
										amount: formatPounds(tax),
										onAccount: formatPounds(onAccount),
									})}
								</span>
							)}
						</dt>
						<dd className="figures">{formatPounds(interest)}</dd>
					</div>
				)}
			</dl>
			{rateKnownTo !== undefined && (
				<p className="mt-2 text-14 text-muted">
					{sayUnderstand('late.rateKnownTo', { date: formatDay(rateKnownTo) })}
				</p>
			)}
			{onAccount > 0 && <p className="mt-2 text-14 text-muted">{sayUnderstand('late.onAccount')}</p>}
		</>
	);
}
