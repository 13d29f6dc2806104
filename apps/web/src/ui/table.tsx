/** A real table. On a narrow screen it scrolls inside its frame, so the page doesn't. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';

/** A column. */
export interface Column<Row> {
	readonly key: string;
	readonly heading: string;
	readonly cell: (row: Row) => ReactNode;
	/** Right-aligns amounts in tabular figures. */
	readonly figure?: boolean;
	/** Hidden on a narrow screen, if another column says the same. */
	readonly wide?: boolean;
}

/** Stacked on a narrow screen: the row's name spans both columns, and so does a single cell below. */
const STACKED = classes(
	'max-sm:block max-sm:[&>caption]:block max-sm:[&>thead]:block max-sm:[&>tbody]:block',
	'max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-2 max-sm:[&_tr>:first-child]:col-span-2',
	'max-sm:[&_tr>:nth-child(2):last-child]:col-span-2',
	'max-sm:[&>tbody_th]:pr-0 max-sm:[&>tbody_th]:pb-0 max-sm:[&>thead_th:first-child]:sr-only',
);

/** A table with a caption. The first column heads its row. */
export function Table<Row>({
	caption,
	captionHidden = false,
	columns,
	rows,
	rowKey,
	foot,
	stacked = false,
}: {
	readonly caption: string;
	readonly captionHidden?: boolean;
	readonly columns: readonly Column<Row>[];
	readonly rows: readonly Row[];
	readonly rowKey: (row: Row) => string;
	readonly foot?: ReactNode;
	/** On a narrow screen, puts the row's name above its other one or two cells. */
	readonly stacked?: boolean;
}) {
	return (
		<ScrollFrame label={caption}>
			<table className={classes('w-full border-collapse text-16', stacked && STACKED)}>
				<caption className={captionHidden ? 'sr-only' : 'pb-2 text-left text-18 font-semibold'}>
					{caption}
				</caption>
				<thead>
					<tr className="border-b border-edge">
						{columns.map(({ key, heading, figure, wide }) => (
							<th
								key={key}
								scope="col"
								className={cell({ figure, wide }, 'align-bottom text-14 font-semibold text-muted')}
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

/** Scrolls sideways if needed, and only then is a Tab stop. */
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

/** What kind of column it is. */
type Kind = Readonly<Record<'figure' | 'wide', boolean | undefined>>;

function Cell<Row>({
	column: { cell: draw, figure, wide },
	row,
	first,
}: {
	readonly column: Column<Row>;
	readonly row: Row;
	readonly first: boolean;
}) {
	return first ? (
		<th scope="row" className={cell({ figure, wide }, 'font-normal')}>
			{draw(row)}
		</th>
	) : (
		<td className={cell({ figure, wide })}>{draw(row)}</td>
	);
}

function cell({ figure, wide }: Kind, more?: string): string {
	return classes(
		'py-2.5 pr-4 align-baseline last:pr-0',
		wide && 'max-sm:hidden',
		figure ? 'figures text-right whitespace-nowrap' : 'text-left',
		more,
	);
}
