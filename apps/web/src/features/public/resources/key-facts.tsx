/** The year's figures that people look up, in large type, each with its label. */
import type { PublicFigures } from '@halfpenny/messages/public-figures';
import { sayResources } from '@halfpenny/messages/resources';

/** The facts as a list of terms. */
export function KeyFacts({ figures }: { readonly figures: PublicFigures }) {
	return (
		<dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
			{factsOf(figures).map(({ what, value, note }) => (
				<div key={what} className="grid content-start gap-1 border-t-2 border-line pt-3">
					<dt className="text-16 text-muted">{what}</dt>
					<dd className="order-first figures font-serif text-28 leading-tight font-semibold tracking-tight">
						{value}
					</dd>
					{note !== undefined && <dd className="text-14 text-muted">{note}</dd>}
				</div>
			))}
		</dl>
	);
}

interface KeyFact {
	readonly what: string;
	readonly value: string;
	readonly note?: string;
}

function factsOf(f: PublicFigures): readonly KeyFact[] {
	return [
		{ what: sayResources('facts.online'), value: f.onlineBy },
		{
			what: sayResources('facts.notify'),
			value: f.notifyBy,
			...(f.notifyPassed && { note: sayResources('facts.notify.past', f) }),
		},
		{
			what: sayResources('facts.paper'),
			value: f.paperBy,
			...(f.paperPassed && { note: sayResources('facts.paper.past') }),
		},
		{ what: sayResources('facts.allowance'), value: f.personalAllowance },
		{
			what: sayResources('facts.rates'),
			value: sayResources('facts.rates.value', f),
			note: sayResources('facts.rates.note', f),
		},
		{ what: sayResources('facts.late'), value: f.lateFiling, note: sayResources('facts.late.note') },
		...f.making
			.filter(({ decidedBy }) => decidedBy === f.taxYear)
			.map(({ above, from }) => ({
				what: sayResources('facts.making'),
				value: above,
				note: sayResources('facts.making.note', { from, taxYear: f.taxYear }),
			})),
		{ what: sayResources('facts.firstOnAccount'), value: f.firstOnAccount },
		{ what: sayResources('facts.secondOnAccount'), value: f.secondOnAccount },
	];
}
