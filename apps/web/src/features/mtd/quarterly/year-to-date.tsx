/** What HMRC will get: the year to date including this quarter, beside what HMRC holds now. */
import { formatDay } from '@halfpenny/facts';
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import { useEffect, useRef } from 'react';
import type { MtdPreview } from '../../../api/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { formatAmount, formatList } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Table } from '../../../ui/table.tsx';
import { quarterWords } from '../words.ts';
import { COMPARED } from './use-quarter-form.ts';

/** The figures before sending, and the button that sends them. Takes the focus when it appears. */
export function YearToDate({
	preview,
	compared,
	onCompare,
	error,
	busy,
	onSend,
	onChange,
}: {
	readonly preview: MtdPreview;
	readonly compared: boolean;
	readonly onCompare: (compared: boolean) => void;
	readonly error: string | undefined;
	readonly busy: boolean;
	readonly onSend: () => void;
	readonly onChange: () => void;
}) {
	const { held, isNil, isUnchanged, quartersLeftOut, periodStart, periodEnd } = preview;
	const heading = useRef<HTMLDivElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div ref={heading} tabIndex={-1}>
			<Card title={sayQuarterly('toDate.title')} level={3}>
				<div className="grid gap-4 text-16">
					<p className="text-muted">
						{sayQuarterly('toDate.period', { from: formatDay(periodStart), to: formatDay(periodEnd) })}
					</p>
					<Figures preview={preview} />
					{isNil && <Notice>{sayQuarterly('toDate.nothing')}</Notice>}
					{isUnchanged && <Notice>{sayQuarterly('toDate.unchanged')}</Notice>}
					{quartersLeftOut.length > 0 && (
						<Notice tone="doubt">
							{sayQuarterly('toDate.missing', { quarters: formatList(quartersLeftOut.map(quarterWords)) })}
						</Notice>
					)}
					{held.differs && <HoldsOther held={held} compared={compared} onCompare={onCompare} error={error} />}
					<div className="flex flex-wrap gap-3">
						<Button busy={busy && sayQuarterly('submitting')} onClick={onSend}>
							{sayQuarterly('submit')}
						</Button>
						<Button look="secondary" onClick={onChange}>
							{sayQuarterly('toDate.change')}
						</Button>
					</div>
				</div>
			</Card>
		</div>
	);
}

type Row = MtdPreview['rows'][number];

/** Only rows where either figure is not zero. */
function Figures({ preview: { rows } }: { readonly preview: MtdPreview }) {
	const shown = rows.filter(({ ours, held }) => isSomething(ours) || isSomething(held));
	if (shown.length === 0) return null;
	return (
		<Table<Row>
			caption={sayQuarterly('toDate.title')}
			captionHidden
			rows={shown}
			stacked
			rowKey={({ field }) => field}
			columns={[
				{ key: 'what', heading: sayQuarterly('toDate.what'), cell: ({ label }) => label },
				{
					...{ key: 'held', heading: sayQuarterly('toDate.before'), figure: true },
					cell: ({ held }) => formatAmount(held, sayQuarterly('holds.nothing')),
				},
				{
					...{ key: 'ours', heading: sayQuarterly('toDate.now'), figure: true },
					cell: ({ ours, differs }) => (
						<span className={differs ? 'font-semibold' : ''}>
							{formatAmount(ours, sayQuarterly('holds.nothing'))}
						</span>
					),
				},
			]}
		/>
	);
}

function isSomething(amount: string | null): boolean {
	return amount !== null && !/^-?0\.00$/.test(amount);
}

/** Other figures were sent from elsewhere. Shows both and asks for a tick before replacing them. */
function HoldsOther({
	held,
	compared,
	onCompare,
	error,
}: {
	readonly held: MtdPreview['held'];
	readonly compared: boolean;
	readonly onCompare: (compared: boolean) => void;
	readonly error: string | undefined;
}) {
	return (
		<Notice tone="doubt" title={sayQuarterly('holds.title')}>
			<p>{sayQuarterly('holds.text')}</p>
			<Table<Row>
				caption={sayQuarterly('holds.title')}
				captionHidden
				rows={held.rows.filter(({ differs }) => differs)}
				stacked
				rowKey={({ field }) => field}
				columns={[
					{ key: 'what', heading: sayQuarterly('holds.figure'), cell: ({ label }) => label },
					{
						...{ key: 'held', heading: sayQuarterly('holds.hmrc'), figure: true },
						cell: (row) => formatAmount(row.held, sayQuarterly('holds.nothing')),
					},
					{
						...{ key: 'ours', heading: sayQuarterly('holds.sent'), figure: true },
						cell: (row) => formatAmount(row.ours, sayQuarterly('holds.nothing')),
					},
				]}
			/>
			<CheckboxField
				id={COMPARED}
				label={sayQuarterly('holds.confirm')}
				error={error}
				checked={compared}
				onChange={({ target }) => onCompare(target.checked)}
			/>
		</Notice>
	);
}
