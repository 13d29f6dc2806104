/** /resources/how-it-is-measured: every figure we quote about ourselves, in words, with its report below. */
import { formatDay } from '@halfpenny/facts';
import { sayMeasured } from '@halfpenny/messages/measured';
import { sayResources } from '@halfpenny/messages/resources';
import { useSite } from '../../../site/site-context.tsx';
import { classes } from '../../../ui/classes.ts';
import { Details } from '../../../ui/details.tsx';
import { Page } from '../../../ui/page.tsx';
import { BackLink } from '../../../ui/screen-link.tsx';
import { keepYears } from '../../../ui/years.tsx';
import { Section } from '../parts/section.tsx';
import { type Measure, measures, type Report } from './measured.ts';

export function MeasuredPage() {
	return (
		<Page
			title={sayResources('measured.title')}
			lead={sayMeasured('lead')}
			width="work"
			back={<BackLink to="/resources">{sayResources('guides.all')}</BackLink>}
		>
			{measures(useSite().figures).map((measure) => (
				<Section key={measure.name} id={measure.name} title={measure.title}>
					<p className="measure text-18">{keepYears(measure.text)}</p>
					<p className="measure mt-3 text-16 text-muted">{keepYears(measure.limit)}</p>
					<Details summary={<Named title={measure.title} />} className="mt-4">
						<ReportOf measure={measure} />
					</Details>
				</Section>
			))}
		</Page>
	);
}

/** Each fold has its own name, for people who hear it without the heading. */
function Named({ title }: { readonly title: string }) {
	return (
		<span>
			{sayMeasured('report')}
			<span className="sr-only">: {title}</span>
		</span>
	);
}

/** The program's own report, and how to run it again. */
function ReportOf({ measure: { name, title, report } }: { readonly measure: Measure }) {
	return (
		<>
			<p className="text-14 text-muted">{sayMeasured('report.lead')}</p>
			<div data-report="">
				<p className="measure mt-3 wrap-anywhere">{withoutTicks(report.summary)}</p>
				<Rows title={title} report={report} />
			</div>
			<p className="mt-4 text-14 text-muted">
				{sayMeasured('when', { ...report, day: formatDay(report.measuredOn) })} {sayMeasured('again')}{' '}
				<code className="font-semibold text-ink">{sayMeasured('command', { name })}</code>
			</p>
		</>
	);
}

/** Scrolls inside its own frame, which the keyboard can reach. */
function Rows({ title, report: { columns, rows } }: { readonly title: string; readonly report: Report }) {
	const breadths = columns.map((_, index) => breadth(rows.map((row) => String(row[index] ?? '').length)));
	return (
		<section
			aria-label={sayMeasured('table', { title })}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
			tabIndex={0}
			className="relative mt-5 overflow-x-auto rounded-[4px]"
		>
			<table className="w-full border-collapse text-14">
				<caption className="sr-only">{title}</caption>
				<thead>
					<tr className="border-b border-edge">
						{columns.map((column) => (
							<th key={column} scope="col" className="py-2 pr-5 text-left font-semibold text-muted">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{rows.map((row) => (
						<tr key={row.join()}>
							{row.map((cell, index) => (
								<td
									key={columns[index]}
									className={classes('figures py-2 pr-5 align-baseline', breadths[index])}
								>
									{typeof cell === 'string' ? withoutTicks(cell) : cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** Reports mark code with backticks, as in their Markdown version. */
function withoutTicks(text: string): string {
	return text.replaceAll('`', '');
}

/** A column's minimum width, from the text in its cells: short text stays on one line, sentences wrap. */
function breadth(letters: readonly number[]): string {
	const most = Math.max(...letters);
	if (most > 60) return 'min-w-72';
	return most > 16 ? 'min-w-40' : 'whitespace-nowrap';
}
