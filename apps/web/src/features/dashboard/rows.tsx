/** Names and values, one per line, narrow enough for a side panel. */

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
