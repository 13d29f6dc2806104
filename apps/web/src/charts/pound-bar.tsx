/** The pound bar: income from £0 on one bar, cut where bands start. Each slice explains its rule. */
import { formatPounds, type Pence, sum } from '@halfpenny/facts';
import { sayChart } from '@halfpenny/messages/charts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classes } from '../ui/classes.ts';
import { Details } from '../ui/details.tsx';
import { Table } from '../ui/table.tsx';
import { useAlive } from '../ui/use-alive.ts';
import { type PlacedSlice, placeSlices, type Slice, type Tick, ticksOf } from './pound-slices.ts';
import { formatRate, formatShort, sliceWords } from './pound-words.ts';

/** The bar with its rule and its table. Explains the slice with the highest rate at first. */
export function PoundBar({
	totalIncome,
	slices,
}: {
	readonly totalIncome: Pence;
	readonly slices: readonly Slice[];
}) {
	const placed = placeSlices(totalIncome, slices);
	const [chosenKey, choose] = useState<string>();
	const chosen = placed.find(({ key }) => key === chosenKey) ?? highest(placed);
	if (!chosen) return <p className="text-16 text-muted">{sayChart('bar.empty')}</p>;
	return (
		<figure className="min-w-0">
			<Bar placed={placed} chosen={chosen} choose={choose} />
			<Ticks ticks={ticksOf(placed)} />
			<Rule slice={chosen} />
			<Details summary={sayChart('bar.asTable')} className="no-print mt-2">
				<SliceTable placed={placed} />
			</Details>
			<div className="mt-2 hidden print:block">
				<SliceTable placed={placed} />
			</div>
		</figure>
	);
}

function highest(placed: readonly PlacedSlice[]): PlacedSlice | undefined {
	return placed.reduce<PlacedSlice | undefined>(
		(best, slice) => (best === undefined || slice.rate > best.rate ? slice : best),
		undefined,
	);
}

interface BarProps {
	readonly placed: readonly PlacedSlice[];
	readonly chosen: PlacedSlice;
	readonly choose: (key: string) => void;
}

/**
 * The drawing, with a radio over each slice: arrow keys move, a click or tap selects. The radios have inline styles,
 * which the content policy blocks in server-rendered HTML, so they appear once the bar is interactive.
 */
function Bar({ placed, chosen, choose }: BarProps) {
	const alive = useAlive();
	const group = useRef<HTMLDivElement>(null);
	const move = (event: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
		const to = step === undefined ? undefined : placed.indexOf(chosen) + step;
		const next = to === undefined ? undefined : placed[(to + placed.length) % placed.length];
		if (!next) return;
		event.preventDefault();
		choose(next.key);
		group.current?.querySelector<HTMLElement>(`[data-slice="${CSS.escape(next.key)}"]`)?.focus();
	};
	return (
		<div
			ref={group}
			role="radiogroup"
			aria-label={sayChart('bar.label')}
			onKeyDown={move}
			className="relative h-20 sm:h-24"
		>
			<Drawing placed={placed} chosen={chosen} />
			{(alive ? placed : []).map((slice) => (
				// biome-ignore lint/a11y/useSemanticElements: a native radio could not hold the words of its slice
				<button
					key={slice.key}
					type="button"
					role="radio"
					data-slice={slice.key}
					aria-checked={slice === chosen}
					aria-label={sliceWords(slice).label}
					tabIndex={slice === chosen ? 0 : -1}
					onClick={() => choose(slice.key)}
					onPointerEnter={() => choose(slice.key)}
					style={{ left: percent(slice.left), width: percent(slice.share) }}
					className="@container absolute inset-y-0 focus-visible:z-10"
				>
					<SliceLabel slice={slice} />
				</button>
			))}
		</div>
	);
}

function Drawing({ placed, chosen }: Pick<BarProps, 'placed' | 'chosen'>) {
	const frame = useId();
	return (
		<svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true" focusable="false">
			<clipPath id={frame}>
				<rect width="100%" height="100%" rx="8" />
			</clipPath>
			<g clipPath={`url(#${frame})`}>
				{placed.map(({ key, left, share, depth }) => (
					<rect
						key={key}
						x={percent(left)}
						width={percent(share)}
						height="100%"
						fill={`var(--band-${depth})`}
					/>
				))}
				{placed.slice(1).map(({ key, left }) => (
					<line
						key={key}
						x1={percent(left)}
						x2={percent(left)}
						y2="100%"
						strokeWidth="2"
						className="stroke-card"
					/>
				))}
			</g>
			<rect x="0.5" y="0.5" rx="8" fill="none" className="size-[calc(100%-1px)] stroke-edge" />
			<rect
				x={percent(chosen.left)}
				y="100%"
				width={percent(chosen.share)}
				height="4"
				transform="translate(0 4)"
				className="fill-ink"
			/>
		</svg>
	);
}

/** The rate, and the tax under it, if they fit. */
function SliceLabel({ slice }: { readonly slice: PlacedSlice }) {
	return (
		<span
			style={{ color: `var(--on-band-${slice.depth < 4 ? 'pale' : 'deep'})` }}
			className="figures hidden h-full forced-color-adjust-none flex-col justify-center overflow-hidden px-2 text-left @min-[2.9rem]:flex @min-[5rem]:px-3"
		>
			<span className="text-16 font-semibold @min-[5.5rem]:text-18">{formatRate(slice.rate)}</span>
			<span className="hidden text-14 @min-[5.5rem]:block">{formatPounds(slice.tax)}</span>
		</span>
	);
}

function Ticks({ ticks }: { readonly ticks: readonly Tick[] }) {
	const alive = useAlive();
	return (
		<div aria-hidden="true" className="figures relative mt-3 h-6 text-14 text-muted">
			{(alive ? ticks : []).map(({ at, amount, narrow }) => (
				<span
					key={at}
					style={{ left: percent(at) }}
					className={classes(
						'absolute top-0 whitespace-nowrap',
						at === 0 ? '' : at === 1 ? '-translate-x-full' : '-translate-x-1/2',
						!narrow && 'max-sm:hidden',
					)}
				>
					{formatShort(amount)}
				</span>
			))}
		</div>
	);
}

function Rule({ slice }: { readonly slice: PlacedSlice }) {
	const { heading, rule, why } = sliceWords(slice);
	return (
		<figcaption className="mt-2 min-h-24 text-16 sm:min-h-18">
			<p className="font-semibold">{heading}</p>
			<p className="figures">{rule}</p>
			<p className="text-muted">{why}</p>
		</figcaption>
	);
}

function SliceTable({ placed }: { readonly placed: readonly PlacedSlice[] }) {
	return (
		<Table
			caption={sayChart('bar.label')}
			captionHidden
			rows={placed}
			rowKey={({ key }) => key}
			columns={[
				{ key: 'band', heading: sayChart('bar.band'), cell: (slice) => sliceWords(slice).name },
				{ key: 'rate', heading: sayChart('bar.rate'), cell: ({ rate }) => formatRate(rate), figure: true },
				{
					key: 'income',
					heading: sayChart('bar.income'),
					cell: ({ amount }) => formatPounds(amount),
					figure: true,
				},
				{ key: 'tax', heading: sayChart('bar.tax'), cell: ({ tax }) => formatPounds(tax), figure: true },
			]}
			foot={<TotalRow placed={placed} />}
		/>
	);
}

function TotalRow({ placed }: { readonly placed: readonly PlacedSlice[] }) {
	return (
		<tr className="figures">
			<th scope="row" colSpan={2} className="py-2.5 pr-4 text-left">
				{sayChart('bar.total')}
			</th>
			<td className="py-2.5 pr-4 text-right">{formatPounds(sum(placed.map(({ amount }) => amount)))}</td>
			<td className="py-2.5 text-right">{formatPounds(sum(placed.map(({ tax }) => tax)))}</td>
		</tr>
	);
}

function percent(share: number): string {
	return `${share * 100}%`;
}
