/** Questions with their answers, each with a way to change it. */
import { say } from '@halfpenny/messages/shell';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** One row. A missing answer shows a link to give it, when there is where to go. */
export interface SummaryRow {
	readonly key: string;
	/** The id of the link that changes it, so that one comes back to it. */
	readonly id?: string | undefined;
	readonly label: string;
	readonly value?: ReactNode;
	/** Under the value, smaller: where it came from. */
	readonly note?: ReactNode;
	/** Where it is changed. */
	readonly to?: string | undefined;
	/** Amounts stand in figures of equal width. */
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
