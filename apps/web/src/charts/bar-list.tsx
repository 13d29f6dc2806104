/** A list of amounts, each with its name, bar and figure, so that the picture is a list too. */
import { formatAmount, toPence } from '../ui/format.ts';

/** The longest bar fills the width. Amounts are decimal pounds. */
export function BarList({
	title,
	bars,
}: {
	readonly title: string;
	readonly bars: readonly { readonly label: string; readonly amount: string }[];
}) {
	const most = Math.max(1, ...bars.map(({ amount }) => toPence(amount) ?? 0));
	return (
		<figure className="max-w-lg min-w-0">
			<figcaption className="text-14 font-semibold text-muted">{title}</figcaption>
			<ul className="mt-2 grid gap-2">
				{bars.map(({ label, amount }) => (
					<li key={label} className="grid gap-1">
						<span className="flex items-baseline justify-between gap-4">
							<span className="min-w-0">{label}</span>
							<span className="figures font-semibold">{formatAmount(amount)}</span>
						</span>
						<svg aria-hidden="true" className="h-2.5 w-full" preserveAspectRatio="none" viewBox="0 0 1000 10">
							<rect className="fill-line" width="1000" height="10" rx="3" />
							<rect
								className="fill-copper"
								width={Math.round(((toPence(amount) ?? 0) / most) * 1000)}
								height="10"
								rx="3"
							/>
						</svg>
					</li>
				))}
			</ul>
		</figure>
	);
}
