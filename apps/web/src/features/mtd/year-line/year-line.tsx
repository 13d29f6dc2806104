/** The year line: four quarters and the final declaration on one line, with today as a copper mark. */
import { formatDay, formatDayOfYear } from '@halfpenny/facts';
import { sayMtd } from '@halfpenny/messages/mtd';
import { classes } from '../../../ui/classes.ts';
import { keepDates } from '../../../ui/dates.tsx';
import { Tick } from '../../../ui/icons.tsx';
import { keepYears } from '../../../ui/years.tsx';
import { quarterWords } from '../words.ts';
import type { YearStep } from './year-steps.ts';

/** A piece's fill and edge. The words below it say the same. */
const bars: Readonly<Record<YearStep['status'], string>> = {
	met: 'border-teal bg-teal forced-colors:bg-[Highlight]',
	sent: 'border-teal bg-teal forced-colors:bg-[Highlight]',
	waiting: 'border-teal border-dashed bg-transparent',
	overdue: 'border-owe bg-owe-wash',
	open: 'border-ink bg-card',
	later: 'border-edge bg-transparent',
};

/** The line is a list: across on a wide screen, down on a phone. */
export function YearLine({
	taxYear,
	steps,
}: {
	readonly taxYear: string;
	readonly steps: readonly YearStep[];
}) {
	return (
		<ol
			aria-label={sayMtd('line.label', { taxYear })}
			className="grid gap-1 md:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.25fr)] md:pt-6"
		>
			{steps.map((step) => (
				<Piece key={step.key} taxYear={taxYear} step={step} />
			))}
		</ol>
	);
}

function Piece({ taxYear, step }: { readonly taxYear: string; readonly step: YearStep }) {
	const { key, from, to, status, next, today } = step;
	return (
		<li aria-current={next ? 'step' : undefined} className="relative pl-7 md:pl-0">
			<span
				aria-hidden="true"
				className={classes(
					'absolute inset-y-0 left-0 w-3 rounded-[4px] border-2 md:static md:block md:h-3 md:w-full',
					bars[next && status === 'later' ? 'open' : status],
				)}
			/>
			{today !== null && <Today at={today} />}
			<div className="grid gap-0.5 py-2 text-16 md:pt-3 md:pr-3">
				<p className="font-semibold">
					{key === 'finalDeclaration' ? sayMtd('line.declaration') : quarterWords(key)}
				</p>
				<p className="text-14 text-muted">
					{key === 'finalDeclaration'
						? keepYears(sayMtd('line.declaration.what', { taxYear }))
						: keepDates(sayMtd('line.dates', { from: formatDayOfYear(from.slice(5)), to: formatDay(to) }))}
				</p>
				<div className="md:text-14 lg:text-16">
					<Standing step={step} />
				</div>
			</div>
		</li>
	);
}

function Standing({ step: { status, due, next } }: { readonly step: YearStep }) {
	const date = formatDay(due);
	switch (status) {
		case 'met':
		case 'sent':
			return (
				<p className="flex items-center gap-1.5 font-semibold text-teal">
					<Tick className="size-4 shrink-0" />
					{sayMtd(`line.${status}`)}
				</p>
			);
		case 'waiting':
			return <p className="font-semibold text-teal">{sayMtd('line.waiting')}</p>;
		case 'overdue':
			return (
				<p className="font-semibold text-balance text-owe">{keepDates(sayMtd('line.wasDue', { date }))}</p>
			);
		default:
			return next ? (
				<p className="font-semibold text-balance">{keepDates(sayMtd('line.nextDue', { date }))}</p>
			) : (
				<p className="text-balance text-muted">{keepDates(sayMtd('line.due', { date }))}</p>
			);
	}
}

/** A small coin on the line, its word above it. On a phone the word is for screen readers only. */
function Today({ at }: { readonly at: number }) {
	return (
		<span
			className="absolute top-(--at) left-1.5 flex -translate-1/2 text-14 font-semibold text-copper md:top-1.5 md:left-(--at)"
			style={{ '--at': `${Math.round(at * 1000) / 10}%` }}
		>
			<span
				aria-hidden="true"
				className="size-5 rounded-full border-[3px] border-card bg-copper forced-colors:bg-[CanvasText]"
			/>
			<span
				className={classes(
					'sr-only md:not-sr-only md:absolute md:bottom-full',
					at < 0.2 ? 'md:left-0' : at > 0.8 ? 'md:right-0' : 'md:left-1/2 md:-translate-x-1/2',
				)}
			>
				{sayMtd('line.today')}
			</span>
		</span>
	);
}
