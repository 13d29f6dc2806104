/** How each sale of shares or tokens was matched: same-day, 30-day, then the pool, as the law requires. */
import { sayMatching } from '@halfpenny/messages/share-matching';
import type { FoldableEntry } from '@halfpenny/questions';
import { useEffect, useMemo, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Table } from '../../ui/table.tsx';
import type { Taxpayer } from '../live-tax/engine.ts';
import type { ShownMatch, ShownSale } from './matched.ts';

type Engine = typeof import('./matched.ts');

/** Renders nothing if the return has no shares or tokens. */
export function ShareMatching({
	taxYear,
	residence,
	entries,
	className,
}: Pick<Taxpayer, 'taxYear' | 'residence'> & {
	readonly entries: readonly FoldableEntry[];
	readonly className?: string;
}) {
	const [engine, setEngine] = useState<Engine>();
	const holds = entries.some(({ section }) => section === 'shareHolding');
	useEffect(() => {
		if (holds) void import('./matched.ts').then(setEngine);
	}, [holds]);
	const sales = useMemo(
		() => engine?.matchedOf({ taxYear, residence, dateOfBirth: null }, entries),
		[engine, taxYear, residence, entries],
	);
	if (!engine || !sales || !holds) return null;
	return (
		<Card title={sayMatching('title')} {...(className === undefined ? {} : { className })}>
			<p className="measure mb-4 text-16">{engine.ruleInWords()}</p>
			{sales.length === 0 && <p className="text-16 text-muted">{sayMatching('none')}</p>}
			<div className="grid gap-8">
				{sales.map((sale) => (
					<Sale key={sale.title} sale={sale} />
				))}
			</div>
		</Card>
	);
}

function Sale({ sale: { title, matches, sums } }: { readonly sale: ShownSale }) {
	return (
		<div>
			<Table<ShownMatch>
				caption={title}
				stacked
				columns={[
					{ key: 'with', heading: sayMatching('with'), cell: ({ words }) => words },
					{ key: 'number', heading: sayMatching('number'), cell: ({ quantity }) => quantity, figure: true },
					{ key: 'cost', heading: sayMatching('cost'), cell: ({ cost }) => cost, figure: true },
				]}
				rows={matches}
				rowKey={({ words }) => words}
			/>
			<dl className="border-t border-edge pt-1 text-16 font-semibold">
				{sums.map(({ words, amount }) => (
					<div key={words} className="flex justify-between gap-4 py-1.5">
						<dt>{words}</dt>
						<dd className="figures">{amount}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
