/** Questions and answers, each with a link to change it. */
import { say } from '@halfpenny/messages/shell';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** A row. A missing answer shows a link to give it, if there is a page for it. */
export interface SummaryRow {
	readonly key: string;
	/** The id of its change link, so that the user comes back to it. */
	readonly id?: string | undefined;
	readonly label: string;
	readonly value?: ReactNode;
	/** Under the value, smaller: where it came from. */
	readonly note?: ReactNode;
	/** Where to change it. */
	readonly to?: string | undefined;
	/** Shows the value in tabular figures. */
	readonly figure?: boolean;
}

/** A list of answers. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
	return (
		<dl className="divide-y divide-line border-y border-line text-16">
			{rows.map(({ key, ...row }) => (
				<Row key={key} {...row} />
			))}
		</dl>
	);
}

function Row({ id, label, value, note, to, figure }: Omit<SummaryRow, 'key'>) {
	return (
		<div className="grid grid-cols-[1fr_auto] gap-x-4 py-3 print:py-1 sm:grid-cols-[minmax(8rem,2fr)_3fr_auto]">
			<dt className="font-semibold sm:font-normal sm:text-muted">{label}</dt>
			<dd className={`col-start-1 min-w-0 wrap-anywhere sm:col-start-2 ${figure ? 'figures' : ''}`}>
				{value ?? <span className="text-muted">{say('notProvided')}</span>}
				{note !== undefined && <div className="mt-0.5 text-14 text-muted">{note}</div>}
			</dd>
			{to !== undefined && (
				<dd className="no-print col-start-2 row-start-1 sm:col-start-3">
					<Link to={to} id={id} className="link inline-block min-h-6">
						{say('change')}
						<span className="sr-only"> {label}</span>
					</Link>
				</dd>
			)}
		</div>
	);
}
