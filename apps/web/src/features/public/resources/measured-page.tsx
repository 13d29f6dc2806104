/** /resources/how-it-is-measured: every figure that we quote about ourselves, as it was measured, and how to do it again. */
import { sayResources } from '@halfpenny/messages/resources';
import agreement from '../../../../../../docs/evidence/agreement.json';
import forms from '../../../../../../docs/evidence/forms.json';
import layouts from '../../../../../../docs/evidence/held-back-layouts.json';
import reading from '../../../../../../docs/evidence/p60-reading.json';
import published from '../../../../../../docs/evidence/published-answers.json';
import { formatDay } from '../../../charts/year-scale.ts';
import { BackLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../parts/section.tsx';

interface Measured {
	readonly title: string;
	readonly summary: string;
	readonly measuredOn: string;
	readonly commit: string;
	readonly machine: string;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly (string | number)[])[];
}

/** By the name under which each is measured again. */
const measured: readonly (readonly [name: string, found: Measured])[] = [
	['published-answers', published],
	['agreement', agreement],
	['forms', forms],
	['held-back-layouts', layouts],
	['p60-reading', reading],
];

/** The page. */
export function MeasuredPage() {
	return (
		<Page
			title={sayResources('measured.title')}
			lead={sayResources('measured.lead')}
			width="work"
			back={<BackLink to="/resources">{sayResources('guides.all')}</BackLink>}
		>
			{measured.map(([name, found]) => (
				<Section key={name} id={name} title={found.title}>
					<p className="measure text-18 wrap-anywhere">{found.summary}</p>
					<Rows found={found} />
					<p className="mt-4 text-14 text-muted">
						{sayResources('measured.when', { ...found, day: formatDay(found.measuredOn) })}{' '}
						{sayResources('measured.again')}{' '}
						<code className="font-semibold text-ink">{sayResources('measured.command', { name })}</code>
					</p>
				</Section>
			))}
		</Page>
	);
}

/** Scrolls inside its own frame, which the keyboard can reach. */
function Rows({ found: { title, columns, rows } }: { readonly found: Measured }) {
	const label = sayResources('measured.table', { title });
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
		<section aria-label={label} tabIndex={0} className="relative mt-5 overflow-x-auto rounded-[4px]">
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
								<td key={columns[index]} className="figures py-2 pr-5 align-baseline">
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
