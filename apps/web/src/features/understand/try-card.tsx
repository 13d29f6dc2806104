/** What if: three sliders, their effect on the bill, and the reason. */
import type { Facts } from '@halfpenny/facts';
import { formatPounds, type Pence, pence, pounds } from '@halfpenny/facts';
import { sayUnderstand } from '@halfpenny/messages/understand';
import type { Cause, WhatIf } from '@halfpenny/tax';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Slider } from '../../ui/slider.tsx';

type Engine = typeof import('./engine.ts');

/** The sliders with their ranges, in whole pounds. */
const limits = { pension: [40_000, 100], giftAid: [10_000, 50], pay: [50_000, 250] } as const;
const names = ['pension', 'giftAid', 'pay'] as const;

export function TryCard({ engine, facts }: { readonly engine: Engine; readonly facts: Facts }) {
	const [more, setMore] = useState({ pension: 0, giftAid: 0, pay: 0 });
	const trial = { pension: pounds(more.pension), giftAid: pounds(more.giftAid), pay: pounds(more.pay) };
	const tried = names.filter((name) => name !== 'pension' || engine.canSaveIntoPension(facts));
	const moved = names.some((name) => more[name] > 0);
	return (
		<Card title={sayUnderstand('try.title')} className={moved ? '' : 'no-print'}>
			<p className="text-16 text-muted">{sayUnderstand('try.lead')}</p>
			<div className="mt-4 grid gap-4">
				{tried.map((name) => (
					<Slider
						key={name}
						id={`try-${name}`}
						label={sayUnderstand(`try.${name}`)}
						value={more[name]}
						shown={formatPounds(pounds(more[name])).replace(/\.00$/, '')}
						max={limits[name][0]}
						step={limits[name][1]}
						onChange={(value) => setMore((before) => ({ ...before, [name]: value }))}
					/>
				))}
			</div>
			<div className="mt-5 min-h-40 border-t border-line pt-4" aria-live="polite">
				{moved ? (
					<Effect
						effect={engine.tryOut(facts, trial)}
						pay={trial.pay}
						claimed={engine.claimedByScheme(facts.taxYear, trial.pension)}
					/>
				) : (
					<p className="text-16 text-muted">{sayUnderstand('try.same')}</p>
				)}
			</div>
		</Card>
	);
}

function Effect({
	effect,
	pay,
	claimed,
}: {
	readonly effect: WhatIf;
	readonly pay: Pence;
	/** What the pension scheme gets from HMRC on top. */
	readonly claimed: Pence;
}) {
	const { difference, kept, causes } = effect;
	return (
		<>
			<p className="text-22 font-semibold">{differenceWords(difference, claimed)}</p>
			{pay > 0 && (
				<p className="mt-1 text-16">
					{sayUnderstand('try.kept', { pay: formatPounds(pay), kept: formatPounds(kept) })}
				</p>
			)}
			{causes.length > 0 && (
				<>
					<h3 className="mt-3 font-sans text-16 font-semibold">{sayUnderstand('try.because')}</h3>
					<ul className="mt-1 list-disc pl-5 text-16">
						{causes.map((cause) => (
							<li key={cause.name}>{causeWords(cause)}</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

function differenceWords(difference: Pence, claimed: Pence): string {
	if (difference === 0) {
		return claimed > 0
			? sayUnderstand('try.equal.pension', { amount: formatPounds(claimed) })
			: sayUnderstand('try.equal');
	}
	if (difference > 0) return sayUnderstand('try.higher', { amount: formatPounds(difference) });
	return sayUnderstand('try.lower', { amount: formatPounds(pence(-difference)) });
}

function causeWords({ name, before, after }: Cause): string {
	return sayUnderstand('cause.change', {
		name: sayUnderstand(`cause.${name}`),
		before: formatPounds(before),
		after: formatPounds(after),
	});
}
