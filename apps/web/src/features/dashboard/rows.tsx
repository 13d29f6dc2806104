/** Names with their values, a line each, as narrow as a side panel. */

/** The list. */
export function Rows({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
	return (
		<dl className="divide-y divide-line border-y border-line text-16">
			{rows.map(([label, value]) => (
				<div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
					<dt className="text-muted">{label}</dt>
					<dd className="figures min-w-0 wrap-anywhere">{value}</dd>
				</div>
			))}
		</dl>
	);
}
