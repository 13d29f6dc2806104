/** The year line: from 6 April to the 31 January after the year, with dates as notches and today as a copper mark. */
import { formatDay } from '@halfpenny/facts';
import { sayChart } from '@halfpenny/messages/charts';
import { classes } from '../ui/classes.ts';
import { type DateOnLine, isBefore, shareOf } from './year-scale.ts';

/** A line of dates, and a list of them below. `today` is an ISO date, not marked if outside the line. */
export function YearLine({
	taxYear,
	from,
	to,
	today,
	dates,
}: {
	readonly taxYear: string;
	readonly from: string;
	readonly to: string;
	readonly today: string;
	/** In order, within the line. */
	readonly dates: readonly DateOnLine[];
}) {
	const place = (iso: string) => shareOf(iso, from, to);
	const now = place(today);
	return (
		<figure aria-label={sayChart('line.label', { year: taxYear })} className="min-w-0">
			<svg className="h-14 w-full overflow-visible" aria-hidden="true" focusable="false">
				<line x1="0" x2="100%" y1="32" y2="32" strokeWidth="2" className="stroke-edge" />
				{dates.map(({ date }) => (
					<Notch key={date} at={place(date)} past={isBefore(date, today)} />
				))}
				{now >= 0 && now <= 1 && <TodayMark at={now} />}
			</svg>
			<ol className="mt-3 grid gap-x-8 gap-y-2 text-16 sm:grid-cols-2">
				{dates.map(({ date, label }) => (
					<li key={date} className="grid grid-cols-[8.5rem_1fr] gap-3 border-t border-line pt-2">
						<span
							className={classes('figures font-semibold', isBefore(date, today) && 'font-normal text-muted')}
						>
							{formatDay(date)}
						</span>
						<span className={isBefore(date, today) ? 'text-muted' : ''}>{label}</span>
					</li>
				))}
			</ol>
		</figure>
	);
}

function Notch({ at, past }: { readonly at: number; readonly past: boolean }) {
	const x = `${at * 100}%`;
	return (
		<line x1={x} x2={x} y1="22" y2="42" strokeWidth="3" className={past ? 'stroke-edge' : 'stroke-ink'} />
	);
}

/** A small coin on the line, with its word above. */
function TodayMark({ at }: { readonly at: number }) {
	const x = `${at * 100}%`;
	const anchor = at < 0.06 ? 'start' : at > 0.94 ? 'end' : 'middle';
	return (
		<>
			<circle cx={x} cy="32" r="8" strokeWidth="3" className="fill-copper stroke-card" />
			<text x={x} y="14" textAnchor={anchor} className="fill-copper text-14 font-semibold">
				{sayChart('line.today')}
			</text>
		</>
	);
}
