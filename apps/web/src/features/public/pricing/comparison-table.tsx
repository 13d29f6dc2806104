/** Halfpenny compared with other kinds of help: a table, or on a narrow screen a list for each question. */
import { comparedKinds, comparison, sayPricing } from '@halfpenny/messages/pricing';
import { sources } from '@halfpenny/messages/sources';
import { useSite } from '../../../site/site-context.tsx';
import { classes } from '../../../ui/classes.ts';
import { formatList } from '../../../ui/format.ts';
import { SourceList } from '../parts/source-list.tsx';

/** On a narrow screen, rows and cells become blocks, each cell labelled. */
export function ComparisonTable() {
	return (
		<>
			<table className="block w-full border-collapse text-16 md:table">
				<caption className="sr-only">{sayPricing('compare.title')}</caption>
				<thead className="hidden md:table-header-group">
					<tr className="border-b border-edge">
						{[sayPricing('compare.what'), ...comparedKinds].map((heading, index) => (
							<th key={heading} scope="col" className={headLook(index)}>
								{heading}
							</th>
						))}
					</tr>
				</thead>
				<Rows />
			</table>
			<div className="mt-4">
				<SourceList sources={[sources.onlineService, sources.commercialSoftware]} />
			</div>
		</>
	);
}

function headLook(index: number): string {
	return classes(
		'px-3 py-2.5 text-left align-bottom text-14 font-semibold first:pl-0',
		index === 1 ? 'text-copper' : 'text-muted',
	);
}

function Rows() {
	const { figures, service } = useSite();
	const years = service.taxYears.filter((year) => year.canFilePartnership).map(({ taxYear }) => taxYear);
	return (
		<tbody className="block divide-y divide-line md:table-row-group">
			{comparison(figures, formatList(years)).map(({ question, answers }) => (
				<tr key={question} className="block py-4 md:table-row md:py-0">
					<th
						scope="row"
						className="block pb-2 text-left font-semibold md:table-cell md:w-[26%] md:py-3.5 md:pr-3 md:align-baseline"
					>
						{question}
					</th>
					{answers.map((answer, index) => (
						<td
							key={comparedKinds[index]}
							className={classes(
								'grid grid-cols-[9rem_1fr] gap-3 py-0.5 md:table-cell md:px-3 md:py-3.5 md:align-baseline',
								index === 0 ? 'font-semibold md:bg-card' : 'text-muted',
							)}
						>
							<span aria-hidden="true" className="text-14 font-normal text-muted md:hidden">
								{comparedKinds[index]}
							</span>
							{answer}
						</td>
					))}
				</tr>
			))}
		</tbody>
	);
}
