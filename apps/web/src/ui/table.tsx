/** A real table; on a narrow screen it scrolls inside its own frame, never the page. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';

/** One column. */
export interface Column<Row> {
	readonly key: string;
	readonly heading: string;
	readonly cell: (row: Row) => ReactNode;
	/** Amounts stand to the right in figures of equal width. */
	readonly figure?: boolean;
}

/** A table with a caption; the first column heads its row. */
export function Table<Row>({
	caption,
	captionHidden = false,
	columns,
	rows,
	rowKey,
	foot,
}: {
	readonly caption: string;
	readonly captionHidden?: boolean;
	readonly columns: readonly Column<Row>[];
	readonly rows: readonly Row[];
	readonly rowKey: (row: Row) => string;
	readonly foot?: ReactNode;
}) {
	return (
		<ScrollFrame label={caption}>
			<table className="w-full border-collapse text-16">
				<caption className={captionHidden ? 'sr-only' : 'pb-2 text-left text-18 font-semibold'}>
					{caption}
				</caption>
				<thead>
					<tr className="border-b border-edge">
						{columns.map(({ key, heading, figure }) => (
							<th
								key={key}
								scope="col"
								className={cell(figure, 'align-bottom text-14 font-semibold text-muted')}
							>
								{heading}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{rows.map((row) => (
						<tr key={rowKey(row)}>
							{columns.map((column, index) => (
								<Cell key={column.key} column={column} row={row} first={index === 0} />
							))}
						</tr>
					))}
				</tbody>
				{foot !== undefined && <tfoot className="border-t border-edge font-semibold">{foot}</tfoot>}
			</table>
		</ScrollFrame>
	);
}

/** Scrolls sideways when it must, and only then is a stop for the keyboard. */
function ScrollFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
	const frame = useRef<HTMLDivElement>(null);
	const [scrolls, setScrolls] = useState(false);
	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	const reachable = scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
	return (
		<div ref={frame} {...reachable} className="relative overflow-x-auto rounded-[4px]">
			{children}
		</div>
	);
}

function Cell<Row>({
	column: { cell: draw, figure },
	row,
	first,
}: {
	readonly column: Column<Row>;
	readonly row: Row;
	readonly first: boolean;
}) {
	return first ? (
		<th scope="row" className={cell(figure, 'font-normal')}>
			{draw(row)}
		</th>
	) : (
		<td className={cell(figure)}>{draw(row)}</td>
	);
}

function cell(figure: boolean | undefined, more?: string): string {
	return classes(
		'py-2.5 pr-4 align-baseline last:pr-0',
		figure ? 'figures text-right whitespace-nowrap' : 'text-left',
		more,
	);
}
